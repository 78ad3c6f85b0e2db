import { accepted, type Parsed, refused, required } from './parsed'

const sortCodeWeights = [3, 9, 7, 1, 3, 9, 7]

/** A Polish account number with its country code, as `PL` and 26 digits. */
export function parseIban(input: string): Parsed {
  const number = input.replace(/[^a-z0-9]/gi, '').toUpperCase()
  if (number === '') return refused(required)
  return isPolishIban(number) ? accepted(number) : refused('Numer konta musi być w formacie IBAN')
}

function isPolishIban(number: string): boolean {
  return /^PL\d{26}$/.test(number) && remainder(number) === 1 && hasRightSortCode(number.slice(4, 12))
}

/** Remainder by ISO 13616: the first four characters moved to the end, letters counted from A = 10, modulo 97. */
function remainder(number: string): number {
  const digits = Array.from(number.slice(4) + number.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join(
    '',
  )
  return Number(BigInt(digits) % 97n)
}

function hasRightSortCode(sortCode: string): boolean {
  const sum = sortCodeWeights.reduce((total, weight, place) => total + weight * Number(sortCode[place]), 0)
  return (10 - (sum % 10)) % 10 === Number(sortCode[7])
}
