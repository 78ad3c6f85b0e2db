import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { TextInput } from '../../../form/fields'
import { parsedBy } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { parseRequiredLine } from '../../../rules/line'
import { Card, CardHead } from '../../../ui/Card'
import { ReasonChips } from '../../ReasonChips'
import { type ContactMessage, closeMessage } from './queries'

/** Suggested reasons, the most frequent first. */
const reasons = ['Odpowiedź telefoniczna', 'Odpowiedział przedstawiciel', 'Reklama', 'Powtórzona wiadomość']

const schema = z.object({ reason: parsedBy((text) => parseRequiredLine(text, 500)) })

/** Form that closes a message without an answer; its sender is not notified. */
export function CloseForm({ message: { id } }: { message: ContactMessage }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  const { shell } = useFormFlow({
    form,
    send: (body: { reason: string }) => closeMessage(id, body),
    mode: 'edit',
  })
  return (
    <Card>
      <CardHead title="Zamknięcie bez odpowiedzi" />
      <Form
        label="Zamknięcie wiadomości"
        {...shell}
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
      </Form>
    </Card>
  )
}
