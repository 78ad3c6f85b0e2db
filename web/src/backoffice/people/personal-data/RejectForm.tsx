import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { TextAreaInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { Button } from '../../../ui/Button'
import { type DataRequest, rejectRequest } from './queries'

const schema = z.object({ note: requiredText() })

/** Form that refuses the request with a reason for the participant. */
export function RejectForm({ request, onCancel }: { request: DataRequest; onCancel: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { note: '' } })
  const { shell } = useFormFlow({
    form,
    send: ({ note }: { note: string }) => rejectRequest(request.id, note),
    mode: 'edit',
  })
  return (
    <div className="max-w-text">
      <Form
        label="Odmowa usunięcia danych"
        {...shell}
        about={request.id}
        takesFocus
        submitLabel="Odmów"
        aside={
          <Button variant="quiet" onPress={onCancel}>
            Wróć
          </Button>
        }
      >
        <TextAreaInput
          control={form.control}
          name="note"
          label="Powód dla uczestnika"
          rows={3}
          maxLength={500}
          isRequired
        />
      </Form>
    </div>
  )
}
