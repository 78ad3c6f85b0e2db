import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { type Failure, failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { inSentences } from '../format/text'
import { isOnline } from '../session/online'
import { leaveLoose } from '../ui/loose'
import { showError, showSuccess } from '../ui/toast-queue'
import { type Flow, isPending, sentenceOfFailure, shownTimes } from './flow'
import type { FormInside } from './helper'
import { scrollToFirstInvalid } from './scroll'
import { isShown } from './shown'
import { type Newer, useNewer } from './useNewer'
import { workOf } from './work'

/** The parts of an answer: the flow reads the message, the form's own `onSuccess` the rest. */
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
  /**
   * A saved form starts over after success; an edited one keeps what it shows; one that asks first is not saved by
   * that.
   */
  readonly mode?: 'save' | 'edit' | 'ask'
  readonly confirm?: Confirmation
  readonly onSuccess?: (answer: Answer) => void
  /** The sentence for a failure where this form has its own; null leaves it to the catalogue. */
  readonly sentenceFor?: (failure: Failure) => string | null
  /** The title of the notice of a failure and how long it stays, where this form has its own. */
  readonly failureNotice?: { readonly title: string; readonly time: number }
  /** Reads what the server has by now, where a save may come after somebody else's: their writer chooses then. */
  readonly newer?: (() => Promise<Newer<Values>>) | undefined
}

const tooLate = 'Ktoś zapisał to przed Tobą. Wybierz, co ma zostać.'

/** The one way every form goes: validate, send, then confirm or show what is wrong. Nothing typed is lost on failure. */
export function useFormFlow<Values extends FieldValues, Sent, Answer extends FormAnswer>(
  options: FlowOptions<Values, Sent, Answer>,
) {
  const { form, send, mode = 'save', confirm = { as: 'toast' }, onSuccess, failureNotice: notice } = options
  const { flow, setFlow, isBusy, finish, rest } = useFlow<Answer>()
  const { formElement, focusFirstError } = useFocusFirstError()
  const confirmWith = useConfirmation()
  const work = workOf(form)
  const newer = useNewer({ form, work, formElement, fetchNewer: options.newer, onChosen: rest })

  async function deliver(values: Sent) {
    setFlow({ kind: 'sending' })
    try {
      const answer = await send(values)
      finish({ kind: 'success', answer, isSettled: false })
      newer.forget()
      if (mode !== 'ask') work.markSaved(mode === 'save')
      confirmWith(confirm, answer)
      onSuccess?.(answer)
    } catch (thrown) {
      const failure = failureFrom(thrown)
      if (failure.kind === 'cancelled') return rest()
      const isLate = await newer.loadNewer(failure)
      const sentence = isLate ? tooLate : sentenceIn(form, failure, options.sentenceFor)
      finish({ kind: 'failure', failure, sentence, isSettled: false })
      markFields(form, failure)
      /* The form itself asks, and says so, where somebody else was faster. */
      if (sentence !== null && !isLate)
        showError(notice?.title ?? messages.failedLoudly, sentence, notice?.time)
      focusFirstError()
    }
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    /* In a dialog over another form it would be that one's as well: React passes it on to the dialog's parents. */
    event?.stopPropagation()
    if (isBusy.current || !isOnline()) return
    if (leaveLoose(formElement.current)) return focusFirstError()
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
     * The props of the form's shell: `<Form {...shell}>`; its error is null where nothing failed, or the fields say it
     * all.
     */
    shell: {
      formElement,
      submit,
      pending: isPending(flow),
      error: sentenceOfFailure(flow),
      isRefused: flow.kind === 'failure',
      work,
      newer: newer.found,
      inside: { ...insideOf(form, send, formElement), flow },
    },
  }
}

/** The content of a form, and the way to send it past its flow, for the helper panel. */
function insideOf<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  send: (values: Sent) => Promise<unknown>,
  element: RefObject<HTMLFormElement | null>,
): Omit<FormInside, 'flow'> {
  async function sendPastFlow() {
    let isSent = false
    if (leaveLoose(element.current)) return isSent
    await form.handleSubmit(async (values) => {
      isSent = true
      await send(values)
    })()
    return isSent
  }
  return { values: form.getValues, subscribe: form.subscribe, sendPastFlow }
}

/** The next validation takes these marks away again. */
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
 * What the form itself says of a failure: what is wrong with fields that it does not show, or the answer's sentence. Null
 * where every error stands at its field: what is said there is said nowhere else, for the same sentence in a notice and
 * above the button as well is read three times and mended once. Who does not see the fields is led to the first of them.
 */
function sentenceIn<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  failure: Failure,
  own: ((failure: Failure) => string | null) | undefined,
): string | null {
  const fieldErrors = Object.entries(failure.fields)
  const unplaced = fieldErrors.flatMap(([field, texts]) => (isShown(form.control, field) ? [] : texts))
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

/** Focuses the first field with an error once the errors stand on the page: before, no field is marked. */
function useFocusFirstError() {
  const formElement = useRef<HTMLFormElement>(null)
  const [focusRequests, setFocusRequests] = useState(0)
  useEffect(() => {
    if (focusRequests > 0) scrollToFirstInvalid(formElement.current)
  }, [focusRequests])
  return { formElement, focusFirstError: () => setFocusRequests((before) => before + 1) }
}

/** The form's flow; an answer is not shown to have ended before its loading was seen. */
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

/** A timer that dies with its form. */
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (delay: number, then: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, delay)
  }
}
