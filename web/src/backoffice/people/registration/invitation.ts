import type { FieldErrorCollector } from '../../../form/resolver'
import { parseEmail } from '../../../rules/email'
import { parsePhone } from '../../../rules/phone'

/** Channels of an invitation; null for an unused one. */
export interface Ways {
  email: string | null
  phone: string | null
}

/** Channels of an invitation, of which at least one is required. */
export function toWays(errors: FieldErrorCollector, { email, phone }: Record<keyof Ways, string>): Ways {
  const hasNoWay = email.trim() === '' && phone.trim() === ''
  if (hasNoWay) errors.add('email', 'Podaj adres e-mail albo numer telefonu')
  return {
    email: email.trim() === '' ? null : (errors.unwrap('email', parseEmail(email)) ?? null),
    phone: phone.trim() === '' ? null : (errors.unwrap('phone', parsePhone(phone)) ?? null),
  }
}
