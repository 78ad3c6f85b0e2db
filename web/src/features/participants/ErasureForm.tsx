import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { TextAreaInput } from '../../form/fields'
import { Reauth, useReauth } from '../../form/Reauth'
import { useFormFlow } from '../../form/useFormFlow'
import { Button } from '../../ui/Button'
import { askForErasure } from './queries'

const schema = z.object({ reason: z.string() })

/** Request for erasure, confirmed with the password. */
export function ErasureForm({ onDone }: { onDone: () => void }) {
  const reauth = useReauth()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  const { shell } = useFormFlow({
    form,
    send: ({ reason }: { reason: string }) => reauth.confirmed(() => askForErasure(reason)),
    onSuccess: onDone,
  })
  return (
    <Reauth reauth={reauth}>
      <Form
        label="Prośba o usunięcie danych"
        {...shell}
        takesFocus
        submitLabel="Wyślij prośbę"
        aside={
          <Button variant="quiet" onPress={onDone}>
            Anuluj
          </Button>
        }
      >
        <TextAreaInput
          control={form.control}
          name="reason"
          label="Powód (jeśli chcesz go podać)"
          rows={2}
          maxLength={500}
        />
      </Form>
    </Reauth>
  )
}
