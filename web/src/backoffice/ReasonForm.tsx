import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { TextAreaInput } from '../form/fields'
import { requiredText } from '../form/schema'
import type { FormAnswer } from '../form/useFormFlow'
import { Button } from '../ui/Button'
import { useUnfolding } from '../ui/unfolding'
import { EditForm } from './EditForm'

interface ReasonFormProps {
  /** Label of the button that opens the form, and of its submit button. */
  action: string
  /** Consequences of the action, in a sentence. */
  explanation: string
  variant?: 'secondary' | 'danger'
  /** Recipient of the reason, such as the log or the participant. */
  hint?: string
  /** True when the reason may be left empty. */
  isOptional?: boolean
  send: (reason: string) => Promise<FormAnswer>
}

const inHistory = 'Zostanie w historii konta, uczestnik go nie zobaczy.'

/** Button that opens a form for the reason of an action. */
export function ReasonForm(props: ReasonFormProps) {
  const { isOpen, close, opener } = useUnfolding()
  return isOpen ? (
    <OpenForm {...props} close={close} />
  ) : (
    <Button variant={props.variant ?? 'secondary'} {...opener}>
      {props.action}
    </Button>
  )
}

function OpenForm(props: ReasonFormProps & { close: () => void }) {
  const { action, explanation, variant, hint = inHistory, isOptional = false, send, close } = props
  const form = useForm({
    resolver: zodResolver(z.object({ reason: isOptional ? z.string() : requiredText() })),
    defaultValues: { reason: '' },
  })
  const paragraph = useRef<HTMLParagraphElement>(null)
  useEffect(() => paragraph.current?.focus(), [])
  return (
    <div className="w-full rounded-card border border-line bg-page p-4">
      <p ref={paragraph} tabIndex={-1} className="mb-3 outline-none">
        {explanation}
      </p>
      <EditForm
        label={action}
        form={form}
        send={({ reason }) => send(reason)}
        onDone={close}
        onCancel={close}
        cancelLabel="Wróć"
        takesFocus={false}
        holds="passing"
        submitLabel={action}
        submitVariant={variant === 'danger' ? 'danger' : 'primary'}
      >
        <TextAreaInput
          control={form.control}
          name="reason"
          label="Powód"
          hint={hint}
          isRequired={!isOptional}
          rows={2}
          maxLength={500}
        />
      </EditForm>
    </div>
  )
}
