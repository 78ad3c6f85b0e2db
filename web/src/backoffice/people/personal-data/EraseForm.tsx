import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { MaskedInput } from '../../../form/fields'
import { parsedBy } from '../../../form/schema'
import { parseNip } from '../../../rules/nip'
import { Alert } from '../../../ui/Alert'
import { nipMask } from '../../../ui/mask'
import { EditForm } from '../../EditForm'
import { type DataRequest, eraseData } from './queries'

const schema = z.object({ nip: parsedBy(parseNip) })

/** Confirmation before the erasure: the participant's NIP is typed again. */
export function EraseForm({ request, onCancel }: { request: DataRequest; onCancel: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { nip: '' } })
  return (
    <div className="max-w-text">
      <EditForm
        label="Usunięcie danych"
        form={form}
        send={({ nip }) => eraseData(request.id, nip)}
        onCancel={onCancel}
        cancelLabel="Wróć"
        holds="passing"
        submitLabel="Usuń dane na zawsze"
        submitVariant="danger"
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
      </EditForm>
    </div>
  )
}
