import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { TextAreaInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import { Card, CardHead } from '../../../ui/Card'
import { EditForm } from '../../EditForm'
import { answerMessage, type ContactMessage } from './queries'

const schema = z.object({ answer: requiredText() })

/** Form of the answer to a message; it is sent by e-mail, or as a notification to a participant without an address. */
export function AnswerForm({ message: { id, email } }: { message: ContactMessage }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { answer: '' } })
  return (
    <Card>
      <CardHead title="Odpowiedź" />
      <EditForm
        label="Odpowiedź na wiadomość"
        form={form}
        send={(body) => answerMessage(id, body)}
        submitLabel="Wyślij odpowiedź"
      >
        <p className="text-muted">
          {email ? (
            <>
              Wyślemy ją na adres <span className="wrap-anywhere">{email}</span>. „Dzień dobry” na początku
              i&nbsp;podpis programu dodamy sami.
            </>
          ) : (
            <>Uczestnik nie podał adresu e-mail: przeczyta odpowiedź w&nbsp;powiadomieniach w&nbsp;portalu.</>
          )}
        </p>
        <TextAreaInput
          control={form.control}
          name="answer"
          label="Treść odpowiedzi"
          rows={8}
          maxLength={4000}
          isRequired
        />
      </EditForm>
    </Card>
  )
}
