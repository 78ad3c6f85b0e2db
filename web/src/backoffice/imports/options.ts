import type { Option } from '../../ui/Select'
import type { ImportDetails, ImportFormat } from './queries'

/** Options of the file's format. */
export const formatChoices: { readonly [Part in keyof ImportFormat]: readonly Option[] } = {
  encoding: [
    { value: 'utf-8', label: 'UTF-8' },
    { value: 'windows-1250', label: 'Windows-1250 (CP1250)' },
    { value: 'iso-8859-2', label: 'ISO-8859-2' },
  ],
  separator: [
    { value: 'semicolon', label: 'Średnik ;' },
    { value: 'comma', label: 'Przecinek ,' },
    { value: 'tab', label: 'Tabulator' },
    { value: 'bar', label: 'Kreska |' },
  ],
  header: [
    { value: 'true', label: 'Nazwy kolumn' },
    { value: 'false', label: 'Od razu dane' },
  ],
  decimal: [
    { value: 'comma', label: 'Przecinek: 12,50' },
    { value: 'point', label: 'Kropka: 12.50' },
  ],
  dates: [
    { value: 'day_first', label: 'Dzień na początku: 01.08.2025' },
    { value: 'year_first', label: 'Rok na początku: 2025-08-01' },
  ],
}

/** Describes the file of a kind, and names the files that may be chosen. */
export function fileOf(kind: string): { readonly hint: string; readonly accept: string } {
  const safe = 'Nic nie zmieni się w\u00a0programie, dopóki tego nie zatwierdzisz.'
  if (kind === 'einvoices')
    return {
      hint: `XML albo ZIP z\u00a0plikami XML, do 20\u00a0MB i\u00a01000\u00a0faktur. Z\u00a0faktur innych nabywców nic nie zostaje. ${safe}`,
      accept: '.xml,.zip,application/xml,text/xml,application/zip',
    }
  return {
    hint: `CSV do 32\u00a0MB lub XLSX do 16\u00a0MB. ${safe}`,
    accept: '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
}

/** Columns of the file as options, by their names. */
export function columnOptions(columns: ImportDetails['file_columns']): Option[] {
  return columns.map(({ name }) => ({ value: name, label: name }))
}

/** First values of a column, as samples for its mapping. */
export function samplesOf(columns: ImportDetails['file_columns'], name: string | undefined): string {
  const samples = columns.find((column) => column.name === name)?.samples ?? []
  const shown = new Set(samples.map((sample) => sample.trim()).filter((sample) => sample !== ''))
  return shown.size === 0 ? '' : `W\u00a0pliku: ${[...shown].slice(0, 3).join(' · ')}`
}

/** Finished part of the work, from 0 to 1; the size of a file is unknown beforehand. */
export function partOf(done: number, all: number): number {
  return all > 0 ? Math.min(done / all, 1) : 0
}
