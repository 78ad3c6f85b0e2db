import type { Control } from 'react-hook-form'
import { DayInput } from '../../../form/DayInput'
import { TextInput } from '../../../form/fields'
import { NumberInput } from '../../../form/NumberInput'

/** Terms of a trip as a form holds them. */
export interface TermsValues {
  qualify_at: number | null
  cost: number | null
  reserved_points: number | null
  opens_on: string
  order_by: string
  fulfil_by: string
  reminders: string
}

const days = [
  { name: 'opens_on', label: 'Zamawianie od' },
  { name: 'order_by', label: 'Termin zamówienia' },
  { name: 'fulfil_by', label: 'Termin uzupełnienia punktów' },
] as const

const points = [
  { name: 'qualify_at', label: 'Próg punktów sezonu' },
  { name: 'cost', label: 'Koszt' },
  { name: 'reserved_points', label: 'Rezerwa' },
] as const

/** Fields of a trip's terms: points, days and reminders. */
export function TermsFields({ control }: { control: Control<TermsValues> }) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {points.map(({ name, label }) => (
          <NumberInput key={name} control={control} name={name} label={label} unit="pkt" isRequired />
        ))}
        {days.map(({ name, label }) => (
          <DayInput key={name} control={control} name={name} label={label} isRequired />
        ))}
      </div>
      <TextInput
        control={control}
        name="reminders"
        label="Przypomnienia"
        hint="Dni przed terminem, po przecinku, np.&nbsp;30,&nbsp;14,&nbsp;7,&nbsp;1"
      />
    </>
  )
}
