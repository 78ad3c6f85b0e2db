import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../../form/Form'
import { CheckboxInput, MaskedInput, TextInput } from '../../form/fields'
import { NumberInput } from '../../form/NumberInput'
import { useFormFlow } from '../../form/useFormFlow'
import { formatDay } from '../../format/dates'
import { travellingDay } from '../../rules/day'
import { Button } from '../../ui/Button'
import { dayMask } from '../../ui/mask'
import { type Trip, updateTrip } from './queries'

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

/** A trip's terms. The server tells all that is wrong at once. */
export function TermsForm({ trip, onDone }: { trip: Trip; onDone: () => void }) {
  const [version] = useState(trip.version)
  const form = useForm({
    defaultValues: {
      qualify_at: trip.qualify_at as number | null,
      cost: trip.cost as number | null,
      reserved_points: trip.reserved_points as number | null,
      opens_on: formatDay(trip.opens_on),
      order_by: formatDay(trip.order_by),
      fulfil_by: formatDay(trip.fulfil_by),
      reminders: trip.reminders,
      published: trip.published,
    },
  })
  const { shell } = useFormFlow({
    form,
    send: (values) =>
      updateTrip(trip.id, {
        ...values,
        version,
        opens_on: travellingDay(values.opens_on),
        order_by: travellingDay(values.order_by),
        fulfil_by: travellingDay(values.fulfil_by),
      }),
    mode: 'edit',
    onSuccess: onDone,
  })
  const { control } = form
  return (
    <Form
      label="Warunki wycieczki"
      {...shell}
      takesFocus
      submitLabel="Zapisz warunki"
      aside={
        <Button look="quiet" onPress={onDone}>
          Anuluj
        </Button>
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {points.map(({ name, label }) => (
          <NumberInput key={name} control={control} name={name} label={label} unit="pkt" isRequired />
        ))}
        {days.map(({ name, label }) => (
          <MaskedInput
            key={name}
            control={control}
            name={name}
            label={label}
            mask={dayMask}
            placeholder="dd.mm.rrrr"
            isRequired
          />
        ))}
      </div>
      <TextInput
        control={control}
        name="reminders"
        label="Przypomnienia"
        hint="Dni przed terminem, po przecinku, np.&nbsp;30,&nbsp;14,&nbsp;7,&nbsp;1"
      />
      <CheckboxInput control={control} name="published">
        Opublikowana: uczestnicy ją widzą i&nbsp;mogą zamówić
      </CheckboxInput>
    </Form>
  )
}
