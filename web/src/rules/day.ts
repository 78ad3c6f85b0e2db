import { accepted, type Parsed, refused, required } from './parsed'

/** A day as a Pole writes it, `18.08.2025`, in the form in which it travels: `2025-08-18`. */
export function parseDay(input: string): Parsed {
  const text = input.trim()
  if (text === '') return refused(required)
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  return isDay(iso) ? accepted(iso) : refused('Podaj datę w formacie dd.mm.rrrr')
}

/** The day in the form in which it travels; what is none goes as it was typed, and the server says so. */
export function travellingDay(typed: string): string {
  const day = parseDay(typed)
  return day.valid ? day.value : typed
}

/** A day that the calendar has. */
function isDay(iso: string): boolean {
  const instant = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso)
}
