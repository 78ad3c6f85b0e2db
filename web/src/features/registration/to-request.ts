import { consentNeeded, flattened, idsOf } from '../../form/consents'
import { FieldErrorCollector, type RequestResult } from '../../form/resolver'
import { filledIn, parseCropAreas } from '../../rules/crops'
import { parseEmail } from '../../rules/email'
import { longest, parseLine, parseRequiredLine } from '../../rules/line'
import { parseNip } from '../../rules/nip'
import { type Parsed, required } from '../../rules/parsed'
import { parseKind, parseRegister } from '../../rules/participant'
import { parsePhone } from '../../rules/phone'
import { parsePostcode } from '../../rules/postcode'
import type { RegistrationBody } from './queries'
import { answerKey, type RegistrationContext, type RegistrationValues } from './values'

const declarationNeeded = {
  'program.retail': 'Zaznacz to oświadczenie, jeśli wypełniasz formularz w\u00a0imieniu uczestnika',
  'program.partner': 'Zaznacz to oświadczenie, jeśli wypełniasz formularz w\u00a0imieniu partnera',
} as const

const upTo = (most: number) => (text: string) => parseRequiredLine(text, most)

/** The request's body, or the errors by field. */
export function toRequest(
  context: RegistrationContext,
  values: RegistrationValues,
): RequestResult<RegistrationBody> {
  const errors = new FieldErrorCollector()
  const body = {
    hash: context.hash,
    ...toKind(errors, values),
    ...toCompany(errors, values),
    ...toCorrespondence(errors, values),
    ...toContact(errors, values),
    ...toAuthorizedPerson(errors, values, context),
    area: context.account === 'program.partner' ? [] : toAreas(errors, values, context),
    consents: idsOf(context.consents, values.consents),
    ...toReferral(context, values),
  }
  for (const { slug, required } of flattened(context.consents))
    if (required && !values.consents[slug]) errors.add(`consents.${slug}`, consentNeeded)
  return errors.conclude(body)
}

function toKind(errors: FieldErrorCollector, values: RegistrationValues) {
  const kind = errors.unwrap('kind', parseKind(values.kind)) ?? null
  const register = kind && errors.unwrap('register', parseRegister(kind, values.register))
  return { kind, register: register ?? null }
}

function toCompany(errors: FieldErrorCollector, values: RegistrationValues) {
  return {
    nip: errors.unwrap('nip', parseNip(values.nip)) ?? null,
    company_name: errors.unwrap('company_name', upTo(longest.company)(values.company_name)) ?? null,
    ...toAddress('company', (field, parse) => errors.unwrap(field, parse(values[field])) ?? null),
  }
}

/** Leaves out a correspondence address once the company's is chosen. */
function toCorrespondence(errors: FieldErrorCollector, values: RegistrationValues) {
  const isOther = values.letters_to === 'other'
  return {
    correspondence_address: isOther,
    ...toAddress('correspondence', (field, parse) =>
      isOther ? (errors.unwrap(field, parse(values[field])) ?? null) : null,
    ),
  }
}

type AddressPart = 'street' | 'street_number' | 'street_number_place' | 'postcode' | 'city'

function toAddress<Of extends 'company' | 'correspondence'>(
  of: Of,
  parseField: (field: `${Of}_${AddressPart}`, parse: (text: string) => Parsed) => string | null,
) {
  const parts = {
    [`${of}_street`]: parseField(`${of}_street`, upTo(longest.street)),
    [`${of}_street_number`]: parseField(`${of}_street_number`, upTo(longest.number)),
    [`${of}_street_number_place`]: parseField(`${of}_street_number_place`, (text) =>
      parseLine(text, longest.number),
    ),
    [`${of}_postcode`]: parseField(`${of}_postcode`, parsePostcode),
    [`${of}_city`]: parseField(`${of}_city`, upTo(longest.city)),
  }
  return parts as Record<`${Of}_${AddressPart}`, string | null>
}

function toContact(errors: FieldErrorCollector, values: RegistrationValues) {
  const email = errors.unwrap('email', parseEmail(values.email)) ?? null
  const again = values.email_confirmation.trim()
  if (again === '') errors.add('email_confirmation', required)
  else if (email !== null && !isSame(email, again))
    errors.add('email_confirmation', 'Adresy e-mail nie są zgodne')
  return {
    first_name: errors.unwrap('first_name', parseRequiredLine(values.first_name, longest.name)) ?? null,
    last_name: errors.unwrap('last_name', parseRequiredLine(values.last_name, longest.name)) ?? null,
    phone: errors.unwrap('phone', parsePhone(values.phone)) ?? null,
    email,
    email_confirmation: again,
  }
}

function isSame(email: string, again: string): boolean {
  const parsed = parseEmail(again)
  return parsed.valid && parsed.value.toLowerCase() === email.toLowerCase()
}

function toAuthorizedPerson(
  errors: FieldErrorCollector,
  values: RegistrationValues,
  { account }: RegistrationContext,
) {
  const isAuthorized = values.filled_in_by === 'authorized_person'
  const parseField = (
    field: `authorized_person_${'first_name' | 'last_name' | 'identifier'}`,
    most: number,
  ) => (isAuthorized ? (errors.unwrap(field, upTo(most)(values[field])) ?? null) : null)
  if (isAuthorized && !values.authorized_person_declaration)
    errors.add('authorized_person_declaration', declarationNeeded[account])
  return {
    authorized_person: isAuthorized,
    authorized_person_first_name: parseField('authorized_person_first_name', longest.name),
    authorized_person_last_name: parseField('authorized_person_last_name', longest.name),
    authorized_person_identifier: parseField('authorized_person_identifier', longest.identifier),
    authorized_person_declaration: isAuthorized && values.authorized_person_declaration,
  }
}

/** The partner's code, with the text of the consent where it was given for that partner. */
function toReferral({ referral }: RegistrationContext, { referral_consents: answers }: RegistrationValues) {
  const { code = null, partner = null } = referral ?? {}
  const isAgreed = code !== null && partner !== null && answers[answerKey(code, partner)] === true
  return { referral: code, referral_consent: isAgreed ? partner.consent : null }
}

/** Areas as typed, because the server parses them by the same rule. */
function toAreas(errors: FieldErrorCollector, { area }: RegistrationValues, { crops }: RegistrationContext) {
  const typed = filledIn(area, crops)
  const parsed = parseCropAreas(
    typed.map(({ id, value }) => [id, value] as const),
    crops,
  )
  if (!parsed.valid) for (const [id, sentence] of parsed.errors) errors.add(`area.${id}`, sentence)
  return typed
}
