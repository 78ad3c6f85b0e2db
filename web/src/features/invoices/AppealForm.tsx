import { zodResolver } from '@hookform/resolvers/zod'
import { Send } from 'lucide-react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { TextAreaInput } from '../../form/fields'
import { requiredText } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { noBreak } from '../../format/text'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import type { Appealed } from './appealed'
import { useAppeal } from './queries'

const schema = z.object({ reason: requiredText() })

/** Appeal against a rejection, with the reason for the operator. */
export function AppealForm({ appealed, onClose }: { appealed: Appealed; onClose: () => void }) {
  const appeal = useAppeal()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  const { shell } = useFormFlow({
    form,
    send: ({ reason }: { reason: string }) =>
      appeal({ document: appealed.document, line: appealed.line, reason }),
    mode: 'edit',
    onSuccess: onClose,
  })
  return (
    <>
      <DialogTitle>Poproś o ponowne sprawdzenie</DialogTitle>
      <div className="mb-4 flex flex-col gap-3">
        <p className="font-semibold">{appealed.name}</p>
        {appealed.rejection && <Alert tone="danger">{noBreak(`Odrzucone: ${appealed.rejection}`)}</Alert>}
      </div>
      <Form
        label="Prośba o ponowne sprawdzenie"
        {...shell}
        submitLabel="Wyślij prośbę"
        submitIcon={<Send aria-hidden className="size-5" />}
        takesFocus
        aside={
          <Button variant="quiet" onPress={onClose}>
            Wróć do faktury
          </Button>
        }
      >
        <p>{noBreak('Napisz, co się nie zgadza. Przeczyta to pracownik programu i sprawdzi jeszcze raz.')}</p>
        <TextAreaInput
          control={form.control}
          name="reason"
          label="Dlaczego mamy sprawdzić jeszcze raz"
          rows={4}
          maxLength={500}
          isRequired
        />
      </Form>
    </>
  )
}
