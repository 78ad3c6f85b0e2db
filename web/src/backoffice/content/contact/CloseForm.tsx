import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { TextInput } from '../../../form/fields'
import { parsedBy } from '../../../form/schema'
import { parseRequiredLine } from '../../../rules/line'
import { Card, CardHead } from '../../../ui/Card'
import { EditForm } from '../../EditForm'
import { ReasonChips } from '../../ReasonChips'
import { type ContactMessage, closeMessage } from './queries'

/** Suggested reasons, the most frequent first. */
const reasons = ['Odpowiedź telefoniczna', 'Odpowiedział przedstawiciel', 'Reklama', 'Powtórzona wiadomość']

const schema = z.object({ reason: parsedBy((text) => parseRequiredLine(text, 500)) })

/** Form that closes a message without an answer; its sender is not notified. */
export function CloseForm({ message: { id } }: { message: ContactMessage }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  return (
    <Card>
      <CardHead title="Zamknięcie bez odpowiedzi" />
      <EditForm
        label="Zamknięcie wiadomości"
        form={form}
        send={(body) => closeMessage(id, body)}
        submitLabel="Zamknij wiadomość"
        submitVariant="secondary"
      >
        <TextInput
          control={form.control}
          name="reason"
          label="Powód"
          hint="Przeczytają go tylko operatorzy."
          maxLength={500}
          isRequired
        />
        <ReasonChips
          reasons={reasons}
          onChoose={(reason) => form.setValue('reason', reason, { shouldValidate: true, shouldDirty: true })}
        />
      </EditForm>
    </Card>
  )
}
