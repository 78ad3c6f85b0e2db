import { accepted, type Parsed, refused, required } from './parsed'

const prefix = /^(\(\+48\)|\(0048\)|\(48\)|\+48|0048)[ \u00a0-]?/
const barePrefix = /^48[ \u00a0-]?/
const inGroups = /^[1-9]\d{2}[ \u00a0-]?\d{3}[ \u00a0-]?\d{3}$/

/** A Polish number as `+48` and nine digits, with any prefix and grouping. */
export function parsePhone(input: string): Parsed {
  const number = input.trim()
  if (number === '') return refused(required)
  const local = withoutPrefix(number)
  const digits = digitsOf(local)
  if (/^[\d \u00a0-]*$/.test(local) && digits.length !== 9) return refused('Pole musi mieć długość 12')
  return inGroups.test(local) ? accepted(`+48${digits}`) : refused('Format pola jest nieodpowiedni')
}

/** A number of nine digits has no prefix, even where it begins with 48. */
function withoutPrefix(number: string): string {
  if (prefix.test(number)) return number.replace(prefix, '')
  return digitsOf(number).length > 9 ? number.replace(barePrefix, '') : number
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
