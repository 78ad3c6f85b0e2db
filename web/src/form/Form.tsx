import { CloudOff } from 'lucide-react'
import { type FormEvent, lazy, type ReactNode, type RefObject, Suspense, useEffect } from 'react'
import { messages } from '../api/messages'
import { loadOrReload } from '../loading'
import { useOnline } from '../session/online'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import type { ButtonVariant } from '../ui/styles'
import { DraftNotice } from './DraftNotice'
import type { FormChanges } from './form-changes'
import { type FormInside, formHelper } from './helper'
import { SubmitRow } from './SubmitRow'
import { type Holding, useFormDraft } from './useFormDraft'
import type { NewerFound } from './useNewer'

/* Loaded on demand, because conflicts are rare. */
const NewerNotice = lazy(() => loadOrReload(() => import('./NewerNotice')))

interface FormProps {
  /** Names the form for those who do not see it. */
  label: string
  formElement: RefObject<HTMLFormElement | null>
  submit: (event: FormEvent) => void
  /** True while the answer is awaited. */
  pending: boolean
  /** The error in a sentence; null without one, or where the fields show it. */
  error: string | null
  /** True if the last answer was a refusal. */
  isRefused: boolean
  inside: FormInside
  changes: FormChanges
  /** A conflict with somebody else's save; its choice is shown in place of the error. */
  newer?: NewerFound | null
  /** `work` by default: asked about before the page is left, and stored as a draft. */
  holds?: Holding
  /** The id of the record, where neither the page's path nor the label identifies it; drafts are kept by record. */
  about?: string | number | null
  submitLabel: string
  submitIcon?: ReactNode
  submitVariant?: ButtonVariant
  /** Set for a form that opens on demand: its first field takes the focus. */
  takesFocus?: boolean
  /** Set for a form longer than a window: its button and the way back stay in sight while something is unsaved. */
  isLong?: boolean
  /** Set for a form that can be sent without a connection, because what it sends waits on the device. */
  worksOffline?: boolean
  /** The button takes the form's whole width. */
  wideSubmit?: boolean
  /** Shown beside the button, such as a link back. */
  aside?: ReactNode
  children: ReactNode
}

/** The shell of every form: fields, errors and the submit button. */
export function Form(props: FormProps) {
  const {
    label,
    formElement,
    submit,
    pending,
    error,
    isRefused,
    inside,
    changes,
    newer = null,
    holds = 'work',
    about = null,
    submitLabel,
    submitIcon,
    submitVariant = 'primary',
    takesFocus = false,
    isLong = false,
    worksOffline = false,
    wideSubmit = false,
    aside,
    children,
  } = props
  const isOnline = useOnline()
  const Helper = formHelper.use()
  const { draft } = useFormDraft({
    changes,
    formElement,
    name: about === null ? label : `${label} ${about}`,
    holds,
  })
  useEffect(() => {
    if (takesFocus) focusFirstField(formElement.current)
  }, [takesFocus, formElement])
  function discardDraft() {
    if (draft?.decide) draft.decide(false)
    else changes.startOver()
    /* The notice is removed with its focused button. */
    focusFirstField(formElement.current)
  }
  return (
    <form ref={formElement} aria-label={label} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {draft && <DraftNotice draft={draft} onDiscard={discardDraft} />}
      {children}
      {newer && (
        <Suspense>
          <NewerNotice found={newer} onChosen={() => focusFirstField(formElement.current)} />
        </Suspense>
      )}
      {error && !newer && (
        <Alert tone="danger" announce>
          {error}
        </Alert>
      )}
      {/* Announced without visible text, which would resize the form under a finger. */}
      <p role="status" className={isOnline ? 'absolute' : ''}>
        {!isOnline && (
          <span className="flex items-center gap-2 font-semibold text-limit">
            <CloudOff aria-hidden className="size-5" />
            {messages.offline}
          </span>
        )}
        {pending && <span className="sr-only">Wysyłanie...</span>}
        {isRefused && !pending && error === null && <span className="sr-only">{messages.correctForm}</span>}
      </p>
      <SubmitRow changes={changes} isLong={isLong} onDiscarded={() => focusFirstField(formElement.current)}>
        <Button
          type="submit"
          variant={submitVariant}
          isPending={pending}
          isDisabled={!isOnline && !worksOffline}
          wide={wideSubmit}
          icon={submitIcon}
        >
          {submitLabel}
        </Button>
        {aside}
      </SubmitRow>
      {Helper && <Helper {...inside} />}
    </form>
  )
}

function focusFirstField(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('input, textarea, select')?.focus()
}
