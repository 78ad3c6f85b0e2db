import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { TextAreaInput } from '../../../form/fields'
import { parsedBy } from '../../../form/schema'
import { accepted, refused } from '../../../rules/parsed'
import { Card, CardHead } from '../../../ui/Card'
import { EditForm } from '../../EditForm'
import { ReasonChips } from '../../ReasonChips'
import { type RequestDetails, refuseRequest } from './queries'

/** Suggested reasons, the most frequent first. */
const reasons: Record<RequestDetails['kind'], readonly string[]> = {
  participation: [
    'Ten numer NIP ma już konto w programie. Zaloguj się albo ustaw nowe hasło.',
    'Program jest przeznaczony dla gospodarstw i firm rolnych.',
    'Nie udało nam się potwierdzić podanych danych. Zadzwoń do nas.',
  ],
  partner: [
    'Program partnerski jest przeznaczony dla firm, które sprzedają środki ochrony roślin.',
    'Nie udało nam się potwierdzić danych firmy. Zadzwoń do nas.',
  ],
}

const schema = z.object({
  reason: parsedBy((text) =>
    text.trim() === ''
      ? refused('Podaj powód. Przeczyta go osoba, która się zgłosiła.')
      : accepted(text.trim()),
  ),
})

/** Form that refuses a request; the reason goes out by e-mail. */
export function RefuseForm({ request }: { request: RequestDetails }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  return (
    <Card>
      <CardHead title="Odrzucenie" />
      <EditForm
        label="Odrzucenie zgłoszenia"
        form={form}
        send={(body) => refuseRequest(request.id, body)}
        submitLabel="Odrzuć zgłoszenie"
        submitVariant="danger"
      >
        <TextAreaInput
          control={form.control}
          name="reason"
          label="Powód"
          hint="Wyślemy go e-mailem do osoby, która się zgłosiła."
          rows={3}
          maxLength={500}
          isRequired
        />
        <ReasonChips
          reasons={reasons[request.kind]}
          onChoose={(reason) => form.setValue('reason', reason, { shouldValidate: true, shouldDirty: true })}
        />
      </EditForm>
    </Card>
  )
}
