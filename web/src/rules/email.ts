import { accepted, type Parsed, refused, required } from './parsed'

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const address = new RegExp(`^(?=.{1,64}@)(${atom}(?:\\.${atom})*)@((?:${label}\\.)+[a-z]{2,8})$`, 'i')
const maxLength = 254

/** An e-mail address, its domain in lower case. */
export function parseEmail(input: string): Parsed {
  const text = input.trim()
  if (text === '') return refused(required)
  const [, local, domain] = text.length <= maxLength ? (address.exec(text) ?? []) : []
  if (local === undefined || domain === undefined) return refused('Pole musi być poprawnym adresem email')
  return accepted(`${local}@${domain.toLowerCase()}`)
}
