import { accepted, type Parsed, refused, required } from './parsed'

/** A Polish postcode: `12-345`. */
export function parsePostcode(input: string): Parsed {
  const code = input.trim()
  if (code === '') return refused(required)
  return /^\d{2}-\d{3}$/.test(code) ? accepted(code) : refused('Popraw pole kod pocztowy')
}
