import { CloudOff } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useEffect } from 'react'
import { messages } from '../api/messages'
import { useOnline } from '../session/online'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import type { ButtonLook } from '../ui/looks'
import { type FormInside, formHelper } from './helper'

interface FormProps {
  /** Names the form for those who do not see it. */
  label: string
  formElement: RefObject<HTMLFormElement | null>
  submit: (event: FormEvent) => void
  /** The answer is on its way. */
  pending: boolean
  /** What went wrong, in a sentence. */
  error: string | null
  inside: FormInside
  submitLabel: string
  submitIcon?: ReactNode
  submitLook?: ButtonLook
  /** The form came because it was asked for: its first field takes the focus. */
  takesFocus?: boolean
  /** The button takes the form's whole width. */
  wideSubmit?: boolean
  /** Stands beside the button: a way back, other ways on. */
  aside?: ReactNode
  children: ReactNode
}

/** The shell of every form: its fields, what went wrong, and the one button. */
export function Form(props: FormProps) {
  const {
    label,
    formElement,
    submit,
    pending,
    error,
    inside,
    submitLabel,
    submitIcon,
    submitLook = 'primary',
    takesFocus = false,
    wideSubmit = false,
    aside,
    children,
  } = props
  const isOnline = useOnline()
  const Helper = formHelper.use()
  useEffect(() => {
    if (takesFocus) formElement.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [takesFocus, formElement])
  return (
    <form ref={formElement} aria-label={label} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {children}
      {error && (
        <Alert tone="danger" announce>
          {error}
        </Alert>
      )}
      <p role="status" className="empty:absolute">
        {!isOnline && (
          <span className="flex items-center gap-2 font-semibold text-limit">
            <CloudOff aria-hidden className="size-5" />
            {messages.offline}
          </span>
        )}
        {pending && <span className="sr-only">Wysyłanie...</span>}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look={submitLook}
          isPending={pending}
          isDisabled={!isOnline}
          wide={wideSubmit}
          icon={submitIcon}
        >
          {submitLabel}
        </Button>
        {aside}
      </div>
      {Helper && <Helper {...inside} />}
    </form>
  )
}
