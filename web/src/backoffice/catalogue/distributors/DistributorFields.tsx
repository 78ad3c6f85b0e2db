import { useForm } from 'react-hook-form'
import { CheckboxInput, MaskedInput, TextInput } from '../../../form/fields'
import type { FormAnswer } from '../../../form/useFormFlow'
import { nipMask } from '../../../ui/mask'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { type Distributor, type DistributorForm, distributorQuery } from './queries'

interface DistributorFieldsProps<Answer> {
  /** Edited distributor; null for a new one. */
  distributor: Distributor | null
  /** Initial name and NIP of a new distributor. */
  name?: string
  nip?: string
  /** Saves the form with the version that it was filled from (optimistic locking). */
  send: (form: DistributorForm, version: number) => Promise<Answer>
  onDone: (answer: Answer) => void
  onCancel: () => void
}

/** Form of a distributor's company data; the server validates all fields at once. */
export function DistributorFields<Answer extends FormAnswer>(props: DistributorFieldsProps<Answer>) {
  const { distributor, name = '', nip = '', send, onDone, onCancel } = props
  const { version, newer } = useOptimisticLock(
    distributor,
    distributor && distributorQuery(distributor.id),
    valuesOf,
  )
  const form = useForm({ defaultValues: valuesOf(distributor, { name, nip }) })
  const { control } = form
  return (
    <EditForm
      label={distributor ? 'Dane dystrybutora' : 'Nowy dystrybutor'}
      form={form}
      send={(values) => send(values, version)}
      newer={newer}
      onDone={onDone}
      onCancel={onCancel}
      submitLabel={distributor ? 'Zapisz dane' : 'Dodaj dystrybutora'}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_14rem]">
        <TextInput control={control} name="name" label="Nazwa" isRequired />
        <MaskedInput control={control} name="nip" label="NIP" mask={nipMask} isRequired />
      </div>
      <CheckboxInput control={control} name="edi">
        Przysyła dane sprzedaży (EDI)
      </CheckboxInput>
      <CheckboxInput control={control} name="active">
        Aktywny: uczestnicy widzą go na liście i&nbsp;mogą zgłaszać jego faktury
      </CheckboxInput>
    </EditForm>
  )
}

function valuesOf(distributor: Distributor | null, initial = { name: '', nip: '' }) {
  return {
    name: distributor?.name ?? initial.name,
    nip: distributor?.nip ?? initial.nip,
    edi: distributor?.edi ?? false,
    active: distributor?.active ?? true,
  }
}
