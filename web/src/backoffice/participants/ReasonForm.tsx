import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { TextAreaInput } from '../../form/fields'
import { requiredText } from '../../form/schema'
import { type FormAnswer, useFormFlow } from '../../form/useFormFlow'
import { Button } from '../../ui/Button'

interface ReasonFormProps {
  /** What the button that opens the form says, and the one that sends it. */
  action: string
  /** What will happen, in a sentence. */
  explanation: string
  send: (reason: string) => Promise<FormAnswer>
}

const schema = z.object({ reason: requiredText() })

/** A button that asks for a reason before it does anything. */
export function ReasonForm(props: ReasonFormProps) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <OpenForm {...props} close={() => setOpen(false)} />
  ) : (
    <Button look="secondary" onPress={() => setOpen(true)}>
      {props.action}
    </Button>
  )
}

function OpenForm({ action, explanation, send, close }: ReasonFormProps & { close: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  const { shell } = useFormFlow({ form, send: ({ reason }) => send(reason), onSuccess: close })
  return (
    <div className="w-full rounded-card border border-line bg-page p-4">
      <p ref={words} tabIndex={-1} className="mb-3 outline-none">
        {explanation}
      </p>
      <Form
        label={action}
        {...shell}
        submitLabel={action}
        aside={
          <Button look="quiet" onPress={close}>
            Wróć
          </Button>
        }
      >
        <TextAreaInput
          control={form.control}
          name="reason"
          label="Powód"
          hint="Zostanie w historii konta, uczestnik go nie zobaczy."
          isRequired
          rows={2}
          maxLength={500}
        />
      </Form>
    </div>
  )
}
