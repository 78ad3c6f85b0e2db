import { type ConsentQuestion, tickedAll } from '../../form/consents'
import { type CropGroup, cropsOf } from '../../rules/crops'

/** The values of the registration form: texts as they were typed. */
export interface RegistrationValues {
  kind: string
  register: string
  nip: string
  company_name: string
  company_street: string
  company_street_number: string
  company_street_number_place: string
  company_postcode: string
  company_city: string
  letters_to: 'company' | 'other'
  correspondence_street: string
  correspondence_street_number: string
  correspondence_street_number_place: string
  correspondence_postcode: string
  correspondence_city: string
  first_name: string
  last_name: string
  phone: string
  email: string
  email_confirmation: string
  filled_in_by: 'participant' | 'authorized_person'
  authorized_person_first_name: string
  authorized_person_last_name: string
  authorized_person_identifier: string
  authorized_person_declaration: boolean
  /** Hectares by the number of the crop. */
  area: Record<string, string>
  /** Answers by the slug of the consent. */
  consents: Record<string, boolean>
  /** Agreements to be named to a partner, by `answerKey`. */
  referral_consents: Record<string, boolean>
}

/** The link by which somebody registers. */
export interface Referral {
  readonly code: string
  /** Null while the partner cannot be read; then nobody is named and nothing agreed to. */
  readonly partner: ReferringPartner | null
}

/** The partner whose link it is. */
export interface ReferringPartner {
  readonly company_name: string
  readonly city: string
  /** Text of the optional consent. */
  readonly consent: string
}

/** The way into registration, by which the questions differ. */
export interface RegistrationContext {
  readonly account: 'program.retail' | 'program.partner'
  /** The secret of the invitation's address. */
  readonly hash: string | null
  /** The NIP that the invitation is for. */
  readonly nip: string | null
  /** True where a NIP can be looked up at GUS. */
  readonly companyLookup: boolean
  readonly crops: readonly CropGroup[]
  readonly consents: readonly ConsentQuestion[]
  readonly referral: Referral | null
}

/** Name of the answer to a partner's question: of the link and of the words, so that a tick holds for no others. */
export function answerKey(code: string, { consent }: ReferringPartner): string {
  /* Without the signs that part the names of fields. */
  return `${code}-${encodeURIComponent(consent).replace(/[.']/g, '')}`
}

/** A form in which nothing is typed yet. */
export function emptyValues({ account, nip, crops, consents }: RegistrationContext): RegistrationValues {
  return {
    kind: account === 'program.partner' ? 'company' : '',
    register: '',
    nip: nip ?? '',
    company_name: '',
    company_street: '',
    company_street_number: '',
    company_street_number_place: '',
    company_postcode: '',
    company_city: '',
    letters_to: 'company',
    correspondence_street: '',
    correspondence_street_number: '',
    correspondence_street_number_place: '',
    correspondence_postcode: '',
    correspondence_city: '',
    first_name: '',
    last_name: '',
    phone: '',
    email: '',
    email_confirmation: '',
    filled_in_by: 'participant',
    authorized_person_first_name: '',
    authorized_person_last_name: '',
    authorized_person_identifier: '',
    authorized_person_declaration: false,
    area: Object.fromEntries(crops.flatMap(cropsOf).map(({ id }) => [id, ''])),
    consents: { ...tickedAll(consents, false) },
    referral_consents: {},
  }
}
