import { type Control, useForm } from 'react-hook-form'
import { CheckboxInput } from '../../../form/fields'
import { formatDay } from '../../../format/dates'
import { travellingDay } from '../../../rules/day'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { type Trip, tripQuery, updateTrip } from './queries'
import { TermsFields, type TermsValues } from './TermsFields'

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
      <TermsFields control={control as unknown as Control<TermsValues>} />
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
