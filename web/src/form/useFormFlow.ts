import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { type Failure, failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { inSentences } from '../format/text'
import { isOnline } from '../session/online'
import { showError, showSuccess } from '../ui/toast-queue'
import { blurFirstUnresolved } from '../ui/unresolved'
import { type Flow, isPending, sentenceOfFailure, shownTimes } from './flow'
import { formChangesOf } from './form-changes'
import type { FormInside } from './helper'
import { scrollToFirstInvalid } from './scroll'
import { isFieldShown } from './shown-fields'
import { type Newer, useNewer } from './useNewer'

/** The parts of an answer: the flow reads the message, `onSuccess` the rest. */
export interface FormAnswer {
  readonly data?: unknown
  readonly message?: string | null | undefined
}

/** The confirmation of a success; the server's message comes before the given one. */
export type Confirmation =
  | { readonly as: 'toast'; readonly message?: string }
  | { readonly as: 'page'; readonly path: string; readonly message?: string }
  | { readonly as: 'modal'; readonly message?: string }
  | { readonly as: 'nothing' }

export interface FlowOptions<Values extends FieldValues, Sent, Answer extends FormAnswer> {
  readonly form: UseFormReturn<Values, unknown, Sent>
  readonly send: (values: Sent) => Promise<Answer>
  /** After success `save` empties the form, `edit` keeps its values, and `ask` does not count as saving. */
  readonly mode?: 'save' | 'edit' | 'ask'
  readonly confirm?: Confirmation
  readonly onSuccess?: (answer: Answer) => void
  /** The form's own sentence for a failure; null for the default. */
  readonly sentenceFor?: (failure: Failure) => string | null
  /** The form's own title and duration of the failure notice. */
  readonly failureNotice?: { readonly title: string; readonly time: number }
  /** Set for a form whose `send` works without a connection. */
  readonly worksOffline?: boolean
  /** Reads the server's current version, for forms in which a conflict is resolved by its user. */
  readonly newer?: (() => Promise<Newer<Values>>) | undefined
}

const tooLate = 'Ktoś zapisał to przed Tobą. Wybierz, co ma zostać.'

/** The flow of every form: validate, send, then confirm or show the errors; a failure loses no input. */
export function useFormFlow<Values extends FieldValues, Sent, Answer extends FormAnswer>(
  options: FlowOptions<Values, Sent, Answer>,
) {
  const { form, send, mode = 'save', confirm = { as: 'toast' }, onSuccess, failureNotice: notice } = options
  const worksOffline = options.worksOffline ?? false
  const { flow, setFlow, isBusy, finish, rest } = useFlow<Answer>()
  const { formElement, focusFirstError } = useFocusFirstError()
  const confirmWith = useConfirmation()
  const changes = formChangesOf(form)
  const newer = useNewer({ form, changes, formElement, fetchNewer: options.newer, onChosen: rest })

  async function deliver(values: Sent) {
    setFlow({ kind: 'sending' })
    try {
      const answer = await send(values)
      finish({ kind: 'success', answer, isSettled: false })
      newer.forget()
      if (mode !== 'ask') changes.markSaved(mode === 'save')
      confirmWith(confirm, answer)
      onSuccess?.(answer)
    } catch (thrown) {
      const failure = failureFrom(thrown)
      if (failure.kind === 'cancelled') return rest()
      const isLate = await newer.loadNewer(failure)
      const sentence = isLate ? tooLate : sentenceIn(form, failure, options.sentenceFor)
      finish({ kind: 'failure', failure, sentence, isSettled: false })
      markFields(form, failure)
      /* A conflict is shown by the form itself, the end of a session by the sign-in. */
      if (sentence !== null && !isLate && failure.kind !== 'signedOut')
        showError(notice?.title ?? messages.failedLoudly, sentence, notice?.time)
      focusFirstError()
    }
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    /* React bubbles the event through a dialog to the form under it, which would be submitted too. */
    event?.stopPropagation()
    if (isBusy.current || !(isOnline() || worksOffline)) return
    if (blurFirstUnresolved(formElement.current)) return focusFirstError()
    isBusy.current = true
    setFlow({ kind: 'validating' })
    let isRefused = false
    await form.handleSubmit(deliver, () => {
      isRefused = true
    })()
    if (!isRefused) return
    rest()
    focusFirstError()
  }

  return {
    flow,
    focusFirstError,
    /**
     * Props of the form's shell: `<Form {...shell}>`; the error is null without a failure, or where the fields show it.
     */
    shell: {
      formElement,
      submit,
      pending: isPending(flow),
      error: sentenceOfFailure(flow),
      isRefused: flow.kind === 'failure',
      changes,
      worksOffline,
      newer: newer.found,
      inside: { ...insideOf(form, send, formElement), flow },
    },
  }
}

/** The form's values and its submission past the flow, for the helper panel. */
function insideOf<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  send: (values: Sent) => Promise<unknown>,
  element: RefObject<HTMLFormElement | null>,
): Omit<FormInside, 'flow'> {
  async function sendPastFlow() {
    let isSent = false
    if (blurFirstUnresolved(element.current)) return isSent
    await form.handleSubmit(async (values) => {
      isSent = true
      await send(values)
    })()
    return isSent
  }
  return { values: form.getValues, subscribe: form.subscribe, sendPastFlow }
}

/** Sets the server's errors at their fields; the next validation clears them. */
function markFields<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  failure: Failure,
) {
  for (const [field, texts] of Object.entries(failure.fields)) {
    if (!hasField(form, field)) continue
    form.setError(field as FieldPath<Values>, { type: 'server', message: texts.join(' ') })
  }
}

/**
 * The form's own sentence for a failure: the errors of fields that it does not show, or the answer's message; null
 * where every error stands at its field, to which the focus goes, so that none is read twice.
 */
function sentenceIn<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  failure: Failure,
  own: ((failure: Failure) => string | null) | undefined,
): string | null {
  const fieldErrors = Object.entries(failure.fields)
  const unplaced = fieldErrors.flatMap(([field, texts]) => (isFieldShown(form.control, field) ? [] : texts))
  if (fieldErrors.length > 0 && unplaced.length === 0) return null
  const sentence = own?.(failure)
  if (sentence) return sentence
  if (unplaced.length > 0) return inSentences(unplaced)
  return failure.sentence ?? messages.correctForm
}

function hasField<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  field: string,
): boolean {
  return form.getValues(field as FieldPath<Values>) !== undefined
}

function useConfirmation() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (confirm: Confirmation, answer: FormAnswer) => {
    if (confirm.as === 'nothing') return
    const content = answer.message ?? confirm.message ?? messages.saved
    if (confirm.as === 'toast') return showSuccess(content)
    const path = confirm.as === 'page' ? confirm.path : pathname
    navigate({ pathname: path, search: new URLSearchParams({ content }).toString(), hash: '#!potwierdzenie' })
  }
}

/** Focuses the first invalid field after the errors are rendered, because none is marked before. */
function useFocusFirstError() {
  const formElement = useRef<HTMLFormElement>(null)
  const [focusRequests, setFocusRequests] = useState(0)
  useEffect(() => {
    if (focusRequests > 0) scrollToFirstInvalid(formElement.current)
  }, [focusRequests])
  return { formElement, focusFirstError: () => setFocusRequests((before) => before + 1) }
}

/** State of the flow, in which loading stays visible for a minimum time. */
function useFlow<Answer>() {
  const [flow, setFlow] = useState<Flow<Answer>>({ kind: 'idle' })
  const isBusy = useRef(false)
  const startTimer = useTimer()

  function finish(end: Extract<Flow<Answer>, { isSettled: boolean }>) {
    setFlow(end)
    startTimer(shownTimes[end.kind], () => {
      isBusy.current = false
      setFlow({ ...end, isSettled: true })
    })
  }

  function rest() {
    startTimer(0, () => undefined)
    isBusy.current = false
    setFlow({ kind: 'idle' })
  }

  return { flow, setFlow, isBusy, finish, rest }
}

/** A timer that is cleared on unmount. */
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (delay: number, then: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, delay)
  }
}
