import { accepted, type Parsed, refused } from './parsed'

/** Larger than any quantity, points or grosze of the programme. */
export const largestNumber = 999_999_999_999

export const tooLarge = 'Liczba jest za\u00a0duża'

/** A whole number: `1 240` is 1240, empty text is null. */
export function parseWhole(input: string): Parsed<number | null> {
  const digits = input.replace(/\s/g, '')
  if (digits === '') return accepted(null)
  if (!/^-?\d+$/.test(digits)) return refused('Wpisz liczbę całkowitą, na\u00a0przykład 12')
  const number = Number(digits)
  return Math.abs(number) > largestNumber ? refused(tooLarge) : accepted(number)
}
