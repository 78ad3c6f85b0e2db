import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormAnswer } from '../form/useFormFlow'
import { Dialog, DialogTitle } from '../ui/Dialog'
import { EditForm } from './EditForm'

interface QuestionProps<Answer> {
  title: string
  /** Label of the submit button. */
  label: string
  variant?: 'primary' | 'danger'
  onDone?: (answer: Answer) => void
  onClose: () => void
  children: ReactNode
}

interface FormDialogProps<Values extends FieldValues, Sent, Answer extends FormAnswer>
  extends QuestionProps<Answer> {
  form: UseFormReturn<Values, unknown, Sent>
  send: (values: Sent) => Promise<Answer>
}

/** Confirmation dialog around a form: it describes the consequences and shows the server's errors. */
export function FormDialog<Values extends FieldValues, Sent, Answer extends FormAnswer>(
  props: FormDialogProps<Values, Sent, Answer>,
) {
  const { title, label, variant = 'primary', form, send, onDone, onClose, children } = props
  return (
    <Dialog label={title} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <EditForm
        label={title}
        form={form}
        send={send}
        onDone={(answer) => {
          onClose()
          onDone?.(answer)
        }}
        onCancel={onClose}
        cancelLabel="Nie teraz"
        takesFocus={false}
        holds="passing"
        submitLabel={label}
        submitVariant={variant}
      >
        {children}
      </EditForm>
    </Dialog>
  )
}

interface ConfirmDialogProps<Answer> extends QuestionProps<Answer> {
  action: () => Promise<Answer>
}

const nothing = z.object({})

/** Confirmation dialog without fields. */
export function ConfirmDialog<Answer extends FormAnswer>({
  action,
  ...question
}: ConfirmDialogProps<Answer>) {
  const form = useForm({ resolver: zodResolver(nothing), defaultValues: {} })
  return <FormDialog form={form} send={action} {...question} />
}
