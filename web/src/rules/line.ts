import { accepted, type Parsed, refused, required } from './parsed'

/** The greatest lengths of a participant's lines, in characters, as the server counts them. */
export const longest = { name: 60, company: 150, identifier: 40, street: 100, number: 10, city: 60 } as const

/** A line of text with single spaces, at most `longest` characters; it may be empty. */
export function parseLine(input: string, longest: number): Parsed {
  const line = input.split(/\s+/).filter(Boolean).join(' ')
  if (Array.from(line).length > longest) return refused(`Wpisz najwyżej ${longest}\u00a0znaków`)
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(line)) return refused('Usuń znaki, których nie da się wydrukować')
  return accepted(line)
}

/** A required line. */
export function parseRequiredLine(input: string, longest: number): Parsed {
  const parsed = parseLine(input, longest)
  return parsed.valid && parsed.value === '' ? refused(required) : parsed
}
