import { accepted, type Parsed, refused, required } from './parsed'

const length = 6

/** The code from an SMS, as it was typed or pasted. */
export function parseSmsCode(input: string): Parsed {
  const code = input.replace(/\s/g, '')
  if (code === '') return refused(required)
  if (Array.from(code).length !== length) return refused(`Pole musi mieć długość ${length}`)
  return /^[0-9]+$/.test(code) ? accepted(code) : refused('Format pola jest nieodpowiedni')
}
