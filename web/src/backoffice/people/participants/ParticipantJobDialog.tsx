import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { RadioInput, SelectInput, TextAreaInput, TextInput } from '../../../form/fields'
import { fieldMessages } from '../../../form/schema'
import { counted } from '../../../format/plural'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { FormDialog } from '../../ConfirmDialog'
import { representativesQuery } from '../representatives/queries'
import { type ParticipantJob, startParticipantJob } from './queries'

/** Participants of a job: those that are ticked, or all that the filters find. */
export type Concerned = Pick<ParticipantJob, 'ticked' | 'filters' | 'participants'>

const actions = [
  { value: 'message', label: 'Wyślij wiadomość' },
  { value: 'note', label: 'Dodaj notatkę' },
  { value: 'representative', label: 'Przypisz przedstawiciela' },
] as const

const effects: Readonly<Record<string, string>> = {
  message:
    'Wiadomość pojawi się w portalu, a kto się na to zgodził, dostanie ją e-mailem, SMS-em albo na urządzenie. Konta, które nie są aktywne, jej nie dostaną.',
  note: 'Notatkę zobaczą operatorzy na karcie każdego uczestnika. Nie można jej zmienić ani usunąć.',
  representative: 'Nowy przedstawiciel zastąpi obecnego.',
}

const isMissing = (text: string) => text.trim() === ''

const schema = z
  .object({
    action: z.string().check(z.minLength(1, fieldMessages.required)),
    title: z.string(),
    content: z.string(),
    representative_id: z.string(),
  })
  .check(
    z.refine(({ action, title }) => action !== 'message' || !isMissing(title), {
      path: ['title'],
      error: fieldMessages.required,
    }),
    z.refine(({ action, content }) => !['message', 'note'].includes(action) || !isMissing(content), {
      path: ['content'],
      error: fieldMessages.required,
    }),
  )

type Values = z.infer<typeof schema>

/** Returns the change for each of the participants, as the API takes it. */
function changeOf({ action, title, content, representative_id: person }: Values) {
  if (action === 'message') return { action, title, content } as const
  if (action === 'note') return { action, content } as const
  return {
    action: 'representative',
    ...(person === '' ? {} : { representative_id: Number(person) }),
  } as const
}

interface ParticipantJobDialogProps {
  concerned: Concerned
  onClose: () => void
}

/** Dialog that starts a job over participants, and leads to its page. */
export function ParticipantJobDialog({ concerned, onClose }: ParticipantJobDialogProps) {
  const navigate = useNavigate()
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { action: '', title: '', content: '', representative_id: '' },
  })
  const action = form.watch('action')
  return (
    <FormDialog
      title="Co zrobić z uczestnikami?"
      label="Zacznij zadanie"
      form={form}
      send={(values) => startParticipantJob({ ...concerned, ...changeOf(values) })}
      onDone={({ data }) => navigate(pathTo('/zaplecze/zadania/:id', { id: String(data.id) }))}
      onClose={onClose}
    >
      <p className="font-semibold">
        {counted(concerned.participants, ['uczestnik', 'uczestnicy', 'uczestników'])}
      </p>
      <RadioInput control={form.control} name="action" label="Co zrobić" options={actions} />
      {action && <p>{noBreak(effects[action] ?? '')}</p>}
      {action === 'message' && (
        <TextInput control={form.control} name="title" label="Tytuł" isRequired maxLength={80} />
      )}
      {(action === 'message' || action === 'note') && (
        <TextAreaInput
          control={form.control}
          name="content"
          label={action === 'message' ? 'Treść' : 'Notatka'}
          isRequired
          rows={3}
          maxLength={action === 'message' ? 300 : 2000}
        />
      )}
      {action === 'representative' && <Person control={form.control} />}
    </FormDialog>
  )
}

function Person({ control }: { control: ReturnType<typeof useForm<Values>>['control'] }) {
  const { data: people } = useQuery(representativesQuery)
  const offered = (people ?? []).filter(({ active }) => active)
  return (
    <SelectInput
      control={control}
      name="representative_id"
      label="Przedstawiciel"
      placeholder="Bez przedstawiciela"
      options={offered.map((person) => ({
        value: String(person.id),
        label: `${person.last_name} ${person.first_name}`,
      }))}
    />
  )
}
