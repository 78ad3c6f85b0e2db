import type { UseFormReturn } from 'react-hook-form'
import { CheckboxInput } from '../../form/fields'
import { NoBreak } from '../../ui/NoBreak'
import type { RegistrationBody } from './queries'
import { answerKey, type ReferringPartner, type RegistrationValues } from './values'

interface ReferralConsentProps {
  form: UseFormReturn<RegistrationValues, unknown, RegistrationBody>
  /** The code of the partner's link. */
  code: string
  partner: ReferringPartner
}

/** The optional consent to be named to the partner; ticking all consents leaves it alone. */
export function ReferralConsent({ form, code, partner }: ReferralConsentProps) {
  return (
    <section aria-labelledby="referral" className="rounded-control border border-line p-3 sm:px-4">
      <h3 id="referral" className="font-bold text-h3">
        Polecenie
      </h3>
      <p>
        <ReferredBy partner={partner} />
      </p>
      <CheckboxInput control={form.control} name={`referral_consents.${answerKey(code, partner)}`}>
        <NoBreak text={partner.consent} />
      </CheckboxInput>
      <p className="pl-9 text-muted text-small">
        Ta zgoda jest dobrowolna. Możesz się zarejestrować także bez niej.
      </p>
    </section>
  )
}

/** By whose link somebody registers. */
export function ReferredBy({ partner: { company_name: name, city } }: { partner: ReferringPartner }) {
  return (
    <>
      Zapisujesz się z&nbsp;polecenia:{' '}
      <strong>
        <NoBreak text={`${name}, ${city}`} />
      </strong>
    </>
  )
}
