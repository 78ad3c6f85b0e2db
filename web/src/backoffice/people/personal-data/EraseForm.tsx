import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { MaskedInput } from '../../../form/fields'
import { parsedBy } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { parseNip } from '../../../rules/nip'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { nipMask } from '../../../ui/mask'
import { type DataRequest, eraseData } from './queries'

const schema = z.object({ nip: parsedBy(parseNip) })

/** Confirmation before the erasure: the participant's NIP is typed again. */
export function EraseForm({ request, onCancel }: { request: DataRequest; onCancel: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { nip: '' } })
  const { shell } = useFormFlow({
    form,
    send: ({ nip }: { nip: string }) => eraseData(request.id, nip),
    mode: 'edit',
  })
  return (
    <div className="max-w-text">
      <Form
        label="Usunięcie danych"
        {...shell}
        holds="passing"
        takesFocus
        submitLabel="Usuń dane na zawsze"
        submitVariant="danger"
        aside={
          <Button variant="quiet" onPress={onCancel}>
            Wróć
          </Button>
        }
      >
        <Alert tone="danger">
          Znikną dane osobowe, konto, powiadomienia i&nbsp;pliki. Faktury, punkty i&nbsp;zamówienia zostaną
          bez nazwiska. Uczestnik: {request.participant}. Tego nie można cofnąć.
        </Alert>
        <MaskedInput
          control={form.control}
          name="nip"
          label="Przepisz NIP uczestnika"
          mask={nipMask}
          isRequired
        />
      </Form>
    </div>
  )
}
