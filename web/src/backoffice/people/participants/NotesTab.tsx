import { zodResolver } from '@hookform/resolvers/zod'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { StickyNote } from 'lucide-react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { TextAreaInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { formatInstant } from '../../../format/dates'
import { Card, CardHead } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { useListParams } from '../../../ui/list-params'
import { Pager } from '../../../ui/Pager'
import { addNote, notesQuery } from './queries'

const schema = z.object({ content: requiredText() })

/** Operators' internal notes on the participant. */
export function NotesTab({ id }: { id: number }) {
  const { page } = useListParams({ by: 'id', desc: true })
  const { data } = useQuery({ ...notesQuery(id, page), placeholderData: keepPreviousData })
  const notes = data?.data.items ?? []
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <NewNote id={id} />
      <Card>
        <CardHead title="Notatki" />
        {data && notes.length === 0 && (
          <EmptyState icon={StickyNote} title="Nie ma jeszcze notatek">
            Zapisz to, co powinien wiedzieć następny, kto odbierze telefon.
          </EmptyState>
        )}
        <ul className="flex flex-col gap-4">
          {notes.map((note) => (
            <li key={note.id} className="border-line border-b pb-4 last:border-b-0 last:pb-0">
              <p className="text-muted text-small">
                {note.author}, {formatInstant(note.at)}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{note.content}</p>
            </li>
          ))}
        </ul>
        {data && notes.length > 0 && <Pager meta={data.meta} />}
      </Card>
    </div>
  )
}

function NewNote({ id }: { id: number }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { content: '' } })
  const { shell } = useFormFlow({ form, send: ({ content }) => addNote(id, content) })
  return (
    <Card>
      <CardHead title="Nowa notatka" />
      <Form label="Nowa notatka" {...shell} submitLabel="Zapisz notatkę">
        <TextAreaInput
          control={form.control}
          name="content"
          label="Treść"
          hint="Widzą ją operatorzy; uczestnik dostanie ją tylko w kopii swoich danych. Nie da się jej zmienić."
          isRequired
          maxLength={2000}
        />
      </Form>
    </Card>
  )
}
