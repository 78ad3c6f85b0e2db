import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { MaskedInput, TextInput } from '../../../form/fields'
import { parsedBy, requiredText } from '../../../form/schema'
import { parseEmail } from '../../../rules/email'
import { parsePhone } from '../../../rules/phone'
import { Card } from '../../../ui/Card'
import { ButtonLink } from '../../../ui/Link'
import { searchWith } from '../../../ui/list-params'
import { phoneMask } from '../../../ui/mask'
import { EditForm } from '../../EditForm'
import { RecordHistory } from '../../platform/audit/RecordHistory'
import { peopleVocabulary } from '../audit'
import { AreaForm } from './AreaForm'
import { PhotoForm } from './PhotoForm'
import { type Representative, saveRepresentative } from './queries'
import { RetireForm } from './RetireForm'

const schema = z.object({
  first_name: requiredText(),
  last_name: requiredText(),
  email: parsedBy(parseEmail),
  phone: parsedBy(parsePhone),
})

interface EditorProps {
  /** Edited representative; null for a new one. */
  person: Representative | null
  people: readonly Representative[]
}

/** Form of a representative, new or edited. */
export function Editor({ person, people }: EditorProps) {
  const [search] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="font-bold text-h2 outline-none">
          {person ? `${person.first_name} ${person.last_name}` : 'Nowy przedstawiciel'}
        </h2>
        <ButtonLink variant="quiet" to={`?${searchWith(search, { osoba: null })}`}>
          Zamknij
        </ButtonLink>
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <PersonForm person={person} />
        {person && (
          <div className="flex flex-col gap-6">
            <PhotoForm person={person} />
            {person.active && <AreaForm id={person.id} />}
            <RetireForm person={person} people={people} />
          </div>
        )}
      </div>
      {person && (
        <div className="mt-6">
          <RecordHistory
            kind="representative"
            recordKey={String(person.id)}
            vocabulary={peopleVocabulary}
            isCard={false}
          />
        </div>
      )}
    </Card>
  )
}

function PersonForm({ person }: { person: Representative | null }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      first_name: person?.first_name ?? '',
      last_name: person?.last_name ?? '',
      email: person?.email ?? '',
      phone: person?.phone ?? '',
    },
  })
  return (
    <EditForm
      label="Dane przedstawiciela"
      form={form}
      send={(values) => saveRepresentative(person?.id ?? null, values)}
      onDone={({ data }) => {
        if (person === null) navigate(`?${searchWith(search, { osoba: String(data.id) })}`)
      }}
      about={person?.id ?? null}
      submitLabel={person ? 'Zapisz dane' : 'Dodaj'}
    >
      <TextInput control={form.control} name="first_name" label="Imię" isRequired />
      <TextInput control={form.control} name="last_name" label="Nazwisko" isRequired />
      <TextInput
        control={form.control}
        name="email"
        label="E-mail"
        type="email"
        inputMode="email"
        isRequired
      />
      <MaskedInput control={form.control} name="phone" label="Telefon" mask={phoneMask} isRequired />
    </EditForm>
  )
}
