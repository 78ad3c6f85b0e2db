import type { Faults } from '../form/resolver'
import { parseEmail } from '../rules/email'
import { parsePhone } from '../rules/phone'

/** The ways that an invitation goes; null where none is given. */
export interface Ways {
  email: string | null
  phone: string | null
}

/** One way to send an invitation is enough; both may be given. */
export function readWays(faults: Faults, { email, phone }: Record<keyof Ways, string>): Ways {
  const hasNoWay = email.trim() === '' && phone.trim() === ''
  if (hasNoWay) faults.add('email', 'Podaj adres e-mail albo numer telefonu')
  return {
    email: email.trim() === '' ? null : (faults.read('email', parseEmail(email)) ?? null),
    phone: phone.trim() === '' ? null : (faults.read('phone', parsePhone(phone)) ?? null),
  }
}
