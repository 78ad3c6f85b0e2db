import { type Control, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { SelectInput, TextAreaInput, TextInput } from '../../../form/fields'
import { pathTo } from '../../../paths'
import { travellingDay } from '../../../rules/day'
import { Card, CardHead } from '../../../ui/Card'
import { EditForm } from '../../EditForm'
import { pictureOptions } from '../rewards/labels'
import { kindOptions } from './labels'
import { addTrip } from './queries'
import { TermsFields, type TermsValues } from './TermsFields'

const defaultValues = {
  season: '',
  kind: '',
  name: '',
  slug: '',
  summary: '',
  description: '',
  picture: 'palmtree',
  qualify_at: null as number | null,
  cost: null as number | null,
  reserved_points: null as number | null,
  opens_on: '',
  order_by: '',
  fulfil_by: '',
  reminders: '30, 14, 7, 1',
}

/** Form of a new trip with the reward that it is; the server validates all fields at once. */
export function NewTrip({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate()
  const form = useForm({ defaultValues })
  const { control } = form
  return (
    <Card>
      <CardHead level={1} title="Nowa wycieczka" />
      <EditForm
        label="Nowa wycieczka"
        form={form}
        send={({ season, kind, picture, ...values }) =>
          addTrip({
            ...values,
            season: season.trim() === '' ? null : Number(season) || 0,
            kind: kind as 'standard',
            picture: picture as 'palmtree',
            opens_on: travellingDay(values.opens_on),
            order_by: travellingDay(values.order_by),
            fulfil_by: travellingDay(values.fulfil_by),
          })
        }
        onDone={({ data }) => navigate(pathTo('/zaplecze/wycieczki/:id', { id: String(data.id) }))}
        onCancel={onCancel}
        isLong
        submitLabel="Dodaj szkic"
      >
        <p>
          Razem z&nbsp;wycieczką powstanie jej nagroda. Uczestnicy zobaczą obie, gdy wycieczkę opublikujesz.
        </p>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <TextInput
            control={control}
            name="season"
            label="Sezon"
            hint="Rok, w&nbsp;którym się kończy"
            inputMode="numeric"
            isRequired
          />
          <SelectInput
            control={control}
            name="kind"
            label="Rodzaj"
            hint="W&nbsp;sezonie może być jedna wycieczka każdego rodzaju"
            placeholder="Wybierz"
            options={kindOptions}
            isRequired
          />
          <TextInput control={control} name="name" label="Nazwa" autoComplete="off" isRequired />
          <TextInput
            control={control}
            name="summary"
            label="Krótki opis"
            hint="Jedno zdanie pod nazwą w&nbsp;katalogu"
            isRequired
          />
          <SelectInput control={control} name="picture" label="Rysunek" options={pictureOptions} isRequired />
          <TextInput
            control={control}
            name="slug"
            label="Adres strony"
            hint="Puste pole: adres powstanie z nazwy"
            autoComplete="off"
          />
        </div>
        <TermsFields control={control as unknown as Control<TermsValues>} />
        <TextAreaInput
          control={control}
          name="description"
          label="Opis"
          hint="Pusty wiersz zaczyna nowy akapit"
          rows={8}
          maxLength={3000}
          isRequired
        />
      </EditForm>
    </Card>
  )
}
