import type { FieldPath } from 'react-hook-form'
import type { RegistrationContext, RegistrationValues } from './values'

type Field = FieldPath<RegistrationValues>
export type StepName = 'company' | 'address' | 'contact' | 'areas' | 'consents'

/** A step of the form. */
export interface Step {
  readonly name: StepName
  readonly title: string
  /** Names of its fields; a group stands for all fields below it. */
  readonly fields: readonly Field[]
}

const company: Step = {
  name: 'company',
  title: 'Gospodarstwo lub firma',
  fields: ['kind', 'register', 'nip', 'company_name'],
}

const address: Step = {
  name: 'address',
  title: 'Adres',
  fields: [
    'company_street',
    'company_street_number',
    'company_street_number_place',
    'company_postcode',
    'company_city',
    'letters_to',
    'correspondence_street',
    'correspondence_street_number',
    'correspondence_street_number_place',
    'correspondence_postcode',
    'correspondence_city',
  ],
}

const contact: Step = {
  name: 'contact',
  title: 'Osoba i\u00a0kontakt',
  fields: [
    'first_name',
    'last_name',
    'phone',
    'email',
    'email_confirmation',
    'filled_in_by',
    'authorized_person_first_name',
    'authorized_person_last_name',
    'authorized_person_identifier',
    'authorized_person_declaration',
  ],
}

const areas: Step = { name: 'areas', title: 'Uprawy', fields: ['area'] }
const consents: Step = {
  name: 'consents',
  title: 'Oświadczenia',
  fields: ['consents', 'referral_consents'],
}

export function stepsOf({ account }: Pick<RegistrationContext, 'account'>): readonly Step[] {
  return account === 'program.partner'
    ? [{ ...company, title: 'Firma' }, address, contact, consents]
    : [company, address, contact, areas, consents]
}

/** The index of the first step with one of these fields; null without one. */
export function firstStepWith(steps: readonly Step[], fields: readonly string[]): number | null {
  const found = steps.findIndex((step) =>
    step.fields.some((own) => fields.some((field) => field === own || field.startsWith(`${own}.`))),
  )
  return found === -1 ? null : found
}

/** Fields whose validity depends on another field. */
export function dependents(field: string, { crops }: Pick<RegistrationContext, 'crops'>): Field[] {
  if (field === 'kind') return ['register']
  if (field === 'email') return ['email_confirmation']
  const group = crops.find(({ parts }) => parts.some(({ id }) => field === `area.${id}`))
  return group?.total ? [`area.${group.total.id}`] : []
}
