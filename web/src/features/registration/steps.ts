import type { FieldPath } from 'react-hook-form'
import type { Door, RegistrationValues } from './values'

type Field = FieldPath<RegistrationValues>
export type StepName = 'company' | 'address' | 'contact' | 'areas' | 'consents'

/** A part of the form: few enough fields to be read at once. */
export interface Step {
  readonly name: StepName
  readonly title: string
  /** Its fields; one that holds several stands for all below it. */
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
const consents: Step = { name: 'consents', title: 'Oświadczenia', fields: ['consents'] }

export function stepsOf({ account }: Pick<Door, 'account'>): readonly Step[] {
  return account === 'program.partner'
    ? [{ ...company, title: 'Firma' }, address, contact, consents]
    : [company, address, contact, areas, consents]
}

/** The place of the first step that has one of these fields; null where none has. */
export function firstStepWith(steps: readonly Step[], fields: readonly string[]): number | null {
  const found = steps.findIndex((step) =>
    step.fields.some((own) => fields.some((field) => field === own || field.startsWith(`${own}.`))),
  )
  return found === -1 ? null : found
}

/** The fields whose error may go or come when another field changes. */
export function dependents(field: string, { crops }: Pick<Door, 'crops'>): Field[] {
  if (field === 'kind') return ['register']
  if (field === 'email') return ['email_confirmation']
  const group = crops.find(({ parts }) => parts.some(({ id }) => field === `area.${id}`))
  return group?.total ? [`area.${group.total.id}`] : []
}
