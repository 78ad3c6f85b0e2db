import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { type Failure, failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { inSentences } from '../format/text'
import { isOnline } from '../session/online'
import { showError, showSuccess } from '../ui/toast-queue'
import { type Flow, failureIn, isPending, settleTimes } from './flow'
import { scrollToFirstInvalid } from './scroll'
import { markSaved } from './unsaved'

/** What an answer may hold: the flow reads the message, the form's own `onSuccess` the rest. */
export interface FormAnswer {
  readonly data?: unknown
  readonly message?: string | null | undefined
}

/** How a success is confirmed; the server's message comes before the given one. */
export type Confirmation =
  | { readonly as: 'toast'; readonly message?: string }
  | { readonly as: 'page'; readonly path: string; readonly message?: string }
  | { readonly as: 'modal'; readonly message?: string }
  | { readonly as: 'nothing' }

interface FlowOptions<Values extends FieldValues, Sent, Answer extends FormAnswer> {
  readonly form: UseFormReturn<Values, unknown, Sent>
  readonly send: (values: Sent) => Promise<Answer>
  /** A saved form starts over after success; an edited one keeps what it shows. */
  readonly mode?: 'save' | 'edit'
  readonly confirm?: Confirmation
  readonly onSuccess?: (answer: Answer) => void
  /** The sentence for a failure where this form has its own; null leaves it to the catalogue. */
  readonly sentenceFor?: (failure: Failure) => string | null
  /** The title of the notice of a failure and how long it stays, where this form has its own. */
  readonly failureNotice?: { readonly title: string; readonly time: number }
}

/** The one way every form goes: validate, send, then confirm or show what is wrong. Nothing typed is lost on failure. */
export function useFormFlow<Values extends FieldValues, Sent, Answer extends FormAnswer>(
  options: FlowOptions<Values, Sent, Answer>,
) {
  const { form, send, mode = 'save', confirm = { as: 'toast' }, onSuccess, failureNotice: notice } = options
  const sentenceOf = (failure: Failure) => options.sentenceFor?.(failure) ?? sentenceIn(form, failure)
  const [flow, setFlow] = useState<Flow<Answer>>({ kind: 'idle' })
  const isBusy = useRef(false)
  const settle = useSettling()
  const { formElement, leadToFault } = useLeadToFault()
  const confirmWith = useConfirmation()

  function finish(end: Extract<Flow<Answer>, { isSettled: boolean }>) {
    setFlow(end)
    settle(settleTimes[end.kind], () => {
      isBusy.current = false
      setFlow({ ...end, isSettled: true })
    })
  }

  function rest() {
    isBusy.current = false
    setFlow({ kind: 'idle' })
  }

  async function deliver(values: Sent) {
    setFlow({ kind: 'sending' })
    try {
      const answer = await send(values)
      finish({ kind: 'success', answer, isSettled: false })
      markSaved(formElement.current)
      if (mode === 'save') form.reset()
      confirmWith(confirm, answer)
      onSuccess?.(answer)
    } catch (thrown) {
      const failure = failureFrom(thrown)
      if (failure.kind === 'cancelled') return rest()
      finish({ kind: 'failure', failure, isSettled: false })
      markFields(form, failure)
      const sentence = sentenceOf(failure)
      if (notice) showError(notice.title, sentence, notice.time)
      else showError(messages.failedLoudly, sentence)
      leadToFault()
    }
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isBusy.current || !isOnline()) return
    isBusy.current = true
    setFlow({ kind: 'validating' })
    let isRefused = false
    await form.handleSubmit(deliver, () => {
      isRefused = true
    })()
    if (!isRefused) return
    rest()
    leadToFault()
  }

  const failure = failureIn(flow)
  return {
    flow,
    leadToFault,
    /** What the form's shell takes: `<Form {...shell}>`. */
    shell: {
      formElement,
      submit,
      pending: isPending(flow),
      /** The sentence to show in the form; null where nothing failed. */
      error: failure && sentenceOf(failure),
      inside: { values: form.getValues, subscribe: form.subscribe, flow },
    },
  }
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

/** What the form itself says of a failure: first what is wrong with fields that it does not have. */
function sentenceIn<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { fields, sentence }: Failure,
): string {
  const unplaced = Object.entries(fields).flatMap(([field, texts]) => (hasField(form, field) ? [] : texts))
  if (unplaced.length > 0) return inSentences(unplaced)
  return sentence ?? messages.correctForm
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

/** Leads to the first field with a fault once the faults stand on the page: before, no field is marked. */
function useLeadToFault() {
  const formElement = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) scrollToFirstInvalid(formElement.current)
  }, [asked])
  return { formElement, leadToFault: () => setAsked((before) => before + 1) }
}

/** A timer that dies with its form. */
function useSettling() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (delay: number, then: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, delay)
  }
}
