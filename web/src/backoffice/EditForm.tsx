import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '../form/Form'
import { type FlowOptions, type FormAnswer, useFormFlow } from '../form/useFormFlow'
import { Button } from '../ui/Button'

type Shell = ReturnType<typeof useFormFlow>['shell']

interface EditFormProps<Values extends FieldValues, Sent, Answer extends FormAnswer>
  extends Omit<FlowOptions<Values, Sent, Answer>, 'mode' | 'onSuccess' | 'failureNotice'>,
    Omit<ComponentProps<typeof Form>, keyof Shell> {
  /** Callback after a successful save. */
  onDone?: (answer: Answer) => void
  /** Callback of the button that closes a form opened on request; such a form takes the focus. */
  onCancel?: () => void
  cancelLabel?: string
}

/** Form of the back office: sends its values and keeps them, and can be cancelled where it was opened on request. */
export function EditForm<Values extends FieldValues, Sent, Answer extends FormAnswer>(
  props: EditFormProps<Values, Sent, Answer>,
) {
  const { form, send, confirm, newer, sentenceFor, onDone, onCancel, cancelLabel = 'Anuluj', ...rest } = props
  const { shell } = useFormFlow({ form, send, mode: 'edit', confirm, newer, sentenceFor, onSuccess: onDone })
  return (
    <Form
      takesFocus={onCancel !== undefined}
      aside={
        onCancel && (
          <Button variant="quiet" onPress={onCancel}>
            {cancelLabel}
          </Button>
        )
      }
      {...rest}
      {...shell}
    />
  )
}
