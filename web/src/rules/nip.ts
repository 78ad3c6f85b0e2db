import { accepted, type Parsed, refused, required } from './parsed'

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** The tax office's own pattern. */
const givenOut = /^[1-9]((\d[1-9])|([1-9]\d))\d{7}$/

/** A NIP with or without hyphens, as ten digits. */
export function parseNip(input: string): Parsed {
  const digits = input.trim().replaceAll('-', '')
  if (digits === '') return refused(required)
  return isNip(digits) ? accepted(digits) : refused('Pole nie jest poprawnym numerem NIP')
}

/** Ten equal digits pass the checksum and are no NIP. */
function isNip(digits: string): boolean {
  return givenOut.test(digits) && new Set(digits).size > 1 && checkDigit(digits) === Number(digits[9])
}

function checkDigit(digits: string): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11
}
