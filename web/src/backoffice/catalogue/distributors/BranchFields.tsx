import { useForm } from 'react-hook-form'
import { MaskedInput, SelectInput, TextInput } from '../../../form/fields'
import type { FormAnswer } from '../../../form/useFormFlow'
import { formatDegrees } from '../../../format/places'
import { voivodeships } from '../../../rules/voivodeships'
import { phoneMask, postcodeMask } from '../../../ui/mask'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { type Branch, type BranchDraft, branchQuery } from './queries'

interface BranchFieldsProps<Answer> {
  /** Edited branch; null for a new one. */
  branch: Branch | null
  /** Saves the form with the version that it was filled from (optimistic locking). */
  send: (form: BranchDraft, version: number) => Promise<Answer>
  onDone: (answer: Answer) => void
  onCancel: () => void
}

/** Form of a branch's address and contact data; the server validates all fields at once. */
export function BranchFields<Answer extends FormAnswer>(props: BranchFieldsProps<Answer>) {
  const { branch, send, onDone, onCancel } = props
  const { version, newer } = useOptimisticLock(branch, branch && branchQuery(branch.id), valuesOf)
  const form = useForm({ defaultValues: valuesOf(branch) })
  const { control } = form
  return (
    <EditForm
      label={branch ? 'Dane oddziału' : 'Nowy oddział'}
      form={form}
      send={(values) => send(values, version)}
      newer={newer}
      onDone={onDone}
      onCancel={onCancel}
      isLong
      submitLabel={branch ? 'Zapisz dane' : 'Dodaj oddział'}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          control={control}
          name="name"
          label="Nazwa oddziału"
          hint="Na przykład Oddział Żnin"
          isRequired
        />
        <MaskedInput control={control} name="phone" label="Telefon" mask={phoneMask} isRequired />
        <TextInput control={control} name="street" label="Ulica lub miejscowość" isRequired />
        <TextInput control={control} name="street_number" label="Numer" isRequired />
        <MaskedInput control={control} name="postcode" label="Kod pocztowy" mask={postcodeMask} isRequired />
        <TextInput control={control} name="city" label="Miejscowość" isRequired />
        <SelectInput
          control={control}
          name="voivodeship"
          label="Województwo"
          placeholder="Wybierz województwo"
          options={voivodeships.map((name) => ({ value: name, label: name }))}
          isRequired
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextInput
            control={control}
            name="latitude"
            label="Szerokość"
            hint="52,2297"
            unit="°N"
            inputMode="decimal"
            isRequired
          />
          <TextInput
            control={control}
            name="longitude"
            label="Długość"
            hint="21,0122"
            unit="°E"
            inputMode="decimal"
            isRequired
          />
        </div>
      </div>
    </EditForm>
  )
}

function valuesOf(branch: Branch | null) {
  return {
    name: branch?.name ?? '',
    street: branch?.street ?? '',
    street_number: branch?.street_number ?? '',
    postcode: branch?.postcode ?? '',
    city: branch?.city ?? '',
    voivodeship: branch?.voivodeship ?? '',
    latitude: branch ? formatDegrees(branch.latitude) : '',
    longitude: branch ? formatDegrees(branch.longitude) : '',
    phone: branch?.phone ?? '',
  }
}
