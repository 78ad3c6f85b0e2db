import type { UseFormReturn } from 'react-hook-form'
import { ConsentsInput } from '../../form/ConsentsInput'
import { AddressStep } from './AddressStep'
import { AreasStep } from './AreasStep'
import { CompanyStep } from './CompanyStep'
import { ContactStep } from './ContactStep'
import type { RegistrationBody } from './queries'
import { Summary } from './Summary'
import type { StepName } from './steps'
import type { Door, RegistrationValues } from './values'

type RegistrationFormState = UseFormReturn<RegistrationValues, unknown, RegistrationBody>

export interface StepProps {
  form: RegistrationFormState
  door: Door
}

interface StepFieldsProps extends StepProps {
  step: StepName
  /** Returns to a step. */
  onEdit: (step: number) => void
}

/** The fields of a step. */
export function StepFields({ step, form, door, onEdit }: StepFieldsProps) {
  switch (step) {
    case 'company':
      return <CompanyStep form={form} door={door} />
    case 'address':
      return <AddressStep form={form} door={door} />
    case 'contact':
      return <ContactStep form={form} />
    case 'areas':
      return <AreasStep form={form} door={door} />
    case 'consents':
      return (
        <>
          <Summary values={form.getValues()} door={door} onEdit={onEdit} />
          <ConsentsInput control={form.control} name="consents" consents={door.consents} />
        </>
      )
  }
}
