import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { TextAreaInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import { EditForm } from '../../EditForm'
import { type DataRequest, rejectRequest } from './queries'

const schema = z.object({ note: requiredText() })

/** Form that refuses the request with a reason for the participant. */
export function RejectForm({ request, onCancel }: { request: DataRequest; onCancel: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { note: '' } })
  return (
    <div className="max-w-text">
      <EditForm
        label="Odmowa usunięcia danych"
        form={form}
        send={({ note }) => rejectRequest(request.id, note)}
        onCancel={onCancel}
        cancelLabel="Wróć"
        about={request.id}
        submitLabel="Odmów"
      >
        <TextAreaInput
          control={form.control}
          name="note"
          label="Powód dla uczestnika"
          rows={3}
          maxLength={500}
          isRequired
        />
      </EditForm>
    </div>
  )
}
