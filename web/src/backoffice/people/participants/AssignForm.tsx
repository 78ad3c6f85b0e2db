import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { SelectInput } from '../../../form/fields'
import { formatPhone } from '../../../format/phone'
import { holds, useOperator } from '../../../session/operator'
import { Card, CardHead } from '../../../ui/Card'
import { EmailAddress } from '../../../ui/EmailAddress'
import { EditForm } from '../../EditForm'
import { representativesQuery } from '../representatives/queries'
import { assign, type Participant } from './queries'

const schema = z.object({ representative_id: z.string() })

/** Sales representative of the participant, with the form that assigns another. */
export function AssignForm({ participant: { id, representative } }: { participant: Participant }) {
  const operator = useOperator()
  return (
    <Card>
      <CardHead title="Przedstawiciel" />
      {representative ? (
        <p className="wrap-anywhere mb-4">
          <span className="block font-semibold">
            {representative.name}
            {!representative.active && ' (nieaktywny)'}
          </span>
          {formatPhone(representative.phone)}
          <br />
          <EmailAddress email={representative.email} />
        </p>
      ) : (
        <p className="mb-4 text-muted">Nikt nie opiekuje się tym uczestnikiem.</p>
      )}
      {holds(operator, 'moderator') && <Choice id={id} chosen={representative?.id ?? null} />}
    </Card>
  )
}

function Choice({ id, chosen }: { id: number; chosen: number | null }) {
  const { data: people } = useQuery(representativesQuery)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { representative_id: chosen === null ? '' : String(chosen) },
  })
  const offered = (people ?? []).filter((person) => person.active || person.id === chosen)
  return (
    <EditForm
      label="Przypisanie przedstawiciela"
      form={form}
      send={({ representative_id: person }) => assign(id, person === '' ? null : Number(person))}
      submitLabel="Zapisz"
    >
      <SelectInput
        control={form.control}
        name="representative_id"
        label="Zmień przedstawiciela"
        placeholder="Bez przedstawiciela"
        options={offered.map((person) => ({
          value: String(person.id),
          label: `${person.last_name} ${person.first_name}`,
        }))}
      />
    </EditForm>
  )
}
