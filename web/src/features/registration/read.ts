import { consentNeeded, flattened, idsOf } from '../../form/consents'
import { Faults, type Read } from '../../form/resolver'
import { filledIn, parseCropAreas } from '../../rules/crops'
import { parseEmail } from '../../rules/email'
import { longest, parseLine, parseRequiredLine } from '../../rules/line'
import { parseNip } from '../../rules/nip'
import { type Parsed, required } from '../../rules/parsed'
import { parseKind, parseRegister } from '../../rules/participant'
import { parsePhone } from '../../rules/phone'
import { parsePostcode } from '../../rules/postcode'
import type { RegistrationBody } from './queries'
import type { Door, RegistrationValues } from './values'

const declarationNeeded = 'Zaznacz to oświadczenie, jeśli wypełniasz formularz w\u00a0imieniu uczestnika'

const upTo = (most: number) => (text: string) => parseRequiredLine(text, most)

/** Reads the whole form: what is sent, or the sentence of every field that must be mended. */
export function readRegistration(door: Door, values: RegistrationValues): Read<RegistrationBody> {
  const faults = new Faults()
  const body = {
    hash: door.hash,
    ...readKind(faults, values),
    ...readCompany(faults, values),
    ...readCorrespondence(faults, values),
    ...readContact(faults, values),
    ...readAuthorized(faults, values),
    area: door.account === 'program.partner' ? [] : readAreas(faults, values, door),
    consents: idsOf(door.consents, values.consents),
  }
  for (const { slug, required } of flattened(door.consents))
    if (required && !values.consents[slug]) faults.add(`consents.${slug}`, consentNeeded)
  return faults.conclude(body)
}

function readKind(faults: Faults, values: RegistrationValues) {
  const kind = faults.read('kind', parseKind(values.kind)) ?? null
  const register = kind && faults.read('register', parseRegister(kind, values.register))
  return { kind, register: register ?? null }
}

function readCompany(faults: Faults, values: RegistrationValues) {
  return {
    nip: faults.read('nip', parseNip(values.nip)) ?? null,
    company_name: faults.read('company_name', upTo(longest.company)(values.company_name)) ?? null,
    ...readAddress('company', (field, parse) => faults.read(field, parse(values[field])) ?? null),
  }
}

/** What was typed before somebody chose the company's address after all is not sent. */
function readCorrespondence(faults: Faults, values: RegistrationValues) {
  const isOther = values.letters_to === 'other'
  return {
    correspondence_address: isOther,
    ...readAddress('correspondence', (field, parse) =>
      isOther ? (faults.read(field, parse(values[field])) ?? null) : null,
    ),
  }
}

type AddressPart = 'street' | 'street_number' | 'street_number_place' | 'postcode' | 'city'

function readAddress<Of extends 'company' | 'correspondence'>(
  of: Of,
  read: (field: `${Of}_${AddressPart}`, parse: (text: string) => Parsed) => string | null,
) {
  const parts = {
    [`${of}_street`]: read(`${of}_street`, upTo(longest.street)),
    [`${of}_street_number`]: read(`${of}_street_number`, upTo(longest.number)),
    [`${of}_street_number_place`]: read(`${of}_street_number_place`, (text) =>
      parseLine(text, longest.number),
    ),
    [`${of}_postcode`]: read(`${of}_postcode`, parsePostcode),
    [`${of}_city`]: read(`${of}_city`, upTo(longest.city)),
  }
  return parts as Record<`${Of}_${AddressPart}`, string | null>
}

function readContact(faults: Faults, values: RegistrationValues) {
  const email = faults.read('email', parseEmail(values.email)) ?? null
  const again = values.email_confirmation.trim()
  if (again === '') faults.add('email_confirmation', required)
  else if (email !== null && !isSame(email, again))
    faults.add('email_confirmation', 'Adresy e-mail nie są zgodne')
  return {
    first_name: faults.read('first_name', parseRequiredLine(values.first_name, longest.name)) ?? null,
    last_name: faults.read('last_name', parseRequiredLine(values.last_name, longest.name)) ?? null,
    phone: faults.read('phone', parsePhone(values.phone)) ?? null,
    email,
    email_confirmation: again,
  }
}

function isSame(email: string, again: string): boolean {
  const parsed = parseEmail(again)
  return parsed.valid && parsed.value.toLowerCase() === email.toLowerCase()
}

function readAuthorized(faults: Faults, values: RegistrationValues) {
  const isAuthorized = values.filled_in_by === 'authorized_person'
  const read = (field: `authorized_person_${'first_name' | 'last_name' | 'identifier'}`, most: number) =>
    isAuthorized ? (faults.read(field, upTo(most)(values[field])) ?? null) : null
  if (isAuthorized && !values.authorized_person_declaration)
    faults.add('authorized_person_declaration', declarationNeeded)
  return {
    authorized_person: isAuthorized,
    authorized_person_first_name: read('authorized_person_first_name', longest.name),
    authorized_person_last_name: read('authorized_person_last_name', longest.name),
    authorized_person_identifier: read('authorized_person_identifier', longest.identifier),
    authorized_person_declaration: isAuthorized && values.authorized_person_declaration,
  }
}

/** Areas travel as they were typed: the server reads them by the same rule. */
function readAreas(faults: Faults, { area }: RegistrationValues, { crops }: Door) {
  const typed = filledIn(area, crops)
  const parsed = parseCropAreas(
    typed.map(({ id, value }) => [id, value] as const),
    crops,
  )
  if (!parsed.valid) for (const [id, sentence] of parsed.faults) faults.add(`area.${id}`, sentence)
  return typed
}
