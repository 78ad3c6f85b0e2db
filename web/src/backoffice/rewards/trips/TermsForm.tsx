import { useForm } from 'react-hook-form'
import { DayInput } from '../../../form/DayInput'
import { CheckboxInput, TextInput } from '../../../form/fields'
import { NumberInput } from '../../../form/NumberInput'
import { formatDay } from '../../../format/dates'
import { travellingDay } from '../../../rules/day'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { type Trip, tripQuery, updateTrip } from './queries'

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

/** Form of a trip's terms; the server validates all fields at once. */
export function TermsForm({ trip, onDone }: { trip: Trip; onDone: () => void }) {
  const { version, newer } = useOptimisticLock(trip, tripQuery(trip.id), valuesOf)
  const form = useForm({ defaultValues: valuesOf(trip) })
  const { control } = form
  return (
    <EditForm
      label="Warunki wycieczki"
      form={form}
      send={(values) =>
        updateTrip(trip.id, {
          ...values,
          version,
          opens_on: travellingDay(values.opens_on),
          order_by: travellingDay(values.order_by),
          fulfil_by: travellingDay(values.fulfil_by),
        })
      }
      newer={newer}
      onDone={onDone}
      onCancel={onDone}
      isLong
      submitLabel="Zapisz warunki"
    >
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
      <CheckboxInput control={control} name="published">
        Opublikowana: uczestnicy ją widzą i&nbsp;mogą zamówić
      </CheckboxInput>
    </EditForm>
  )
}

function valuesOf(trip: Trip) {
  return {
    qualify_at: trip.qualify_at as number | null,
    cost: trip.cost as number | null,
    reserved_points: trip.reserved_points as number | null,
    opens_on: formatDay(trip.opens_on),
    order_by: formatDay(trip.order_by),
    fulfil_by: formatDay(trip.fulfil_by),
    reminders: trip.reminders,
    published: trip.published,
  }
}
