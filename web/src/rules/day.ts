import { accepted, type Parsed, refused, required } from './parsed'

/**
 * Parses a day in any usual form into its wire form `2025-08-18`: `18.08.2025`, `1.8.2025`, `18-08-2025`, `18/8/2025`,
 * `18 08 2025`, `18082025` or `2025-08-18`. The year has four digits, because two would be ambiguous.
 */
export function parseDay(input: string): Parsed {
  const text = input.trim()
  if (text === '') return refused(required)
  const [day, month, year] = partsOf(text)
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? accepted(iso) : refused('Podaj datę w formacie dd.mm.rrrr')
}

const separator = String.raw`\s*[.\-/\s]\s*`
const dayFirst = new RegExp(String.raw`^(\d{1,2})${separator}(\d{1,2})${separator}([1-9]\d{3})$`)
const yearFirst = new RegExp(String.raw`^([1-9]\d{3})${separator}(\d{1,2})${separator}(\d{1,2})$`)

/** Day, month and year. */
function partsOf(text: string): [string, string, string] {
  const [, day = '', month = '', year = ''] =
    dayFirst.exec(text) ?? /^(\d\d)(\d\d)([1-9]\d{3})$/.exec(text) ?? []
  if (year !== '') return [day, month, year]
  const [, itsYear = '', itsMonth = '', itsDay = ''] = yearFirst.exec(text) ?? []
  return [itsDay, itsMonth, itsYear]
}

/** The day in its wire form; other text is sent as typed, for the server to refuse. */
export function travellingDay(typed: string): string {
  const day = parseDay(typed)
  return day.valid ? day.value : typed
}

/** True for a day of the calendar. */
function isDay(iso: string): boolean {
  const instant = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso)
}
