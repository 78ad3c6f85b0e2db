import type { UseFormReturn } from 'react-hook-form'
import { ConsentsInput } from '../../form/ConsentsInput'
import { AddressStep } from './AddressStep'
import { AreasStep } from './AreasStep'
import { CompanyStep } from './CompanyStep'
import { ContactStep } from './ContactStep'
import type { RegistrationBody } from './queries'
import { ReferralConsent } from './ReferralConsent'
import { Summary } from './Summary'
import type { StepName } from './steps'
import type { RegistrationContext, RegistrationValues } from './values'

type RegistrationFormState = UseFormReturn<RegistrationValues, unknown, RegistrationBody>

export interface StepProps {
  form: RegistrationFormState
  context: RegistrationContext
}

interface StepFieldsProps extends StepProps {
  step: StepName
  /** Returns to a step. */
  onEdit: (step: number) => void
}

/** The fields of a step. */
export function StepFields({ step, form, context, onEdit }: StepFieldsProps) {
  switch (step) {
    case 'company':
      return <CompanyStep form={form} context={context} />
    case 'address':
      return <AddressStep form={form} context={context} />
    case 'contact':
      return <ContactStep form={form} context={context} />
    case 'areas':
      return <AreasStep form={form} context={context} />
    case 'consents':
      return (
        <>
          <Summary values={form.getValues()} context={context} onEdit={onEdit} />
          <ConsentsInput control={form.control} name="consents" consents={context.consents} />
          {context.referral?.partner && (
            <ReferralConsent form={form} code={context.referral.code} partner={context.referral.partner} />
          )}
        </>
      )
  }
}
