import type { FieldErrorCollector } from '../../../form/resolver'
import { parseEmail } from '../../../rules/email'
import { parsePhone } from '../../../rules/phone'

/** Channels of an invitation; null for an unused one. */
export interface Channels {
  email: string | null
  phone: string | null
}

/** Channels of an invitation, of which at least one is required. */
export function toChannels(
  errors: FieldErrorCollector,
  { email, phone }: Record<keyof Channels, string>,
): Channels {
  const isWithoutChannel = email.trim() === '' && phone.trim() === ''
  if (isWithoutChannel) errors.add('email', 'Podaj adres e-mail albo numer telefonu')
  return {
    email: email.trim() === '' ? null : (errors.unwrap('email', parseEmail(email)) ?? null),
    phone: phone.trim() === '' ? null : (errors.unwrap('phone', parsePhone(phone)) ?? null),
  }
}
