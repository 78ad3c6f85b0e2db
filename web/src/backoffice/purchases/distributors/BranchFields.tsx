import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../../../form/Form'
import { MaskedInput, SelectInput, TextInput } from '../../../form/fields'
import { type FormAnswer, useFormFlow } from '../../../form/useFormFlow'
import { formatDegrees } from '../../../format/places'
import { Button } from '../../../ui/Button'
import { phoneMask, postcodeMask } from '../../../ui/mask'
import { refetchNewer } from '../../refetch-newer'
import { voivodeships } from './location'
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
  const [version, setVersion] = useState(branch?.version ?? 0)
  const form = useForm({ defaultValues: valuesOf(branch) })
  const { shell } = useFormFlow({
    form,
    send: (values) => send(values, version),
    mode: 'edit',
    newer: branch
      ? refetchNewer(branchQuery(branch.id), valuesOf, (fetched) => setVersion(fetched.version))
      : undefined,
    onSuccess: onDone,
  })
  const { control } = form
  return (
    <Form
      label={branch ? 'Dane oddziału' : 'Nowy oddział'}
      {...shell}
      isLong
      takesFocus
      submitLabel={branch ? 'Zapisz dane' : 'Dodaj oddział'}
      aside={
        <Button variant="quiet" onPress={onCancel}>
          Anuluj
        </Button>
      }
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
    </Form>
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
