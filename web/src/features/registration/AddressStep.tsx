import { AddressFields } from '../../form/AddressFields'
import { RadioInput } from '../../form/fields'
import type { StepProps } from './StepFields'

const lettersOptions = [
  { value: 'company', label: 'Na ten sam adres' },
  { value: 'other', label: 'Na inny adres' },
]

/** Addresses of the farm or company: its seat, correspondence and, except for partners, rewards. */
export function AddressStep({ form, context }: StepProps) {
  const lettersTo = form.watch('letters_to')
  return (
    <>
      <AddressFields control={form.control} prefix="company_" section="section-company" />
      <RadioInput
        control={form.control}
        name="letters_to"
        label={
          context.account === 'program.partner' ? 'Dokąd wysyłać listy' : 'Dokąd wysyłać listy i\u00a0nagrody'
        }
        options={lettersOptions}
      />
      {lettersTo === 'other' && (
        <fieldset className="flex flex-col gap-4 rounded-control border border-line p-3 sm:p-4">
          <legend className="px-1 font-semibold">Adres do korespondencji</legend>
          <AddressFields control={form.control} prefix="correspondence_" section="section-letters" />
        </fieldset>
      )}
    </>
  )
}
