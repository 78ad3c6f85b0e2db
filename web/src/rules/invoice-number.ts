import { accepted, type Parsed, refused, required } from './parsed'

const maxCharacters = 100

/** An invoice's number as printed. */
export function parseInvoiceNumber(input: string): Parsed {
  const number = input.trim()
  if (number === '') return refused(required)
  if (Array.from(number).length > maxCharacters) return refused('Numer faktury może mieć najwyżej 100 znaków')
  const readable = /[\p{Alphabetic}\p{N}]/u.test(number) && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(number)
  if (readable) return accepted(number)
  return refused('Numer faktury musi zawierać literę lub cyfrę i nie może zawierać niewidocznych znaków')
}
