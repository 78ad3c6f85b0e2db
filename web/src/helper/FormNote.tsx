import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Failure } from '../api/errors'
import type { Flow } from '../form/flow'
import type { FormInside } from '../form/helper'
import type { FormAnswer } from '../form/useFormFlow'
import { Button } from '../ui/Button'
import { DescriptionItem, DescriptionList } from '../ui/DescriptionList'
import { type Call, forgetCall, lastCall } from './calls'
import { type DryRunResult, runDry } from './dry-run'
import { jsonOf } from './json'
import { useHelper } from './toggles'

/** The form's values and the server's last answer, at the form's end. */
export function FormNote({ values, subscribe, flow, sendPastFlow }: FormInside) {
  const { on } = useHelper()
  const answer = useLastAnswer(flow)
  if (!on.includes('values') && !on.includes('answers') && !on.includes('tries')) return null
  return (
    <div className="flex flex-col gap-4 rounded-control bg-accent-tint p-3 text-small">
      {on.includes('values') && <Values values={values} subscribe={subscribe} />}
      {on.includes('answers') && <ServerAnswer answer={answer} />}
      {on.includes('tries') && <Try sendPastFlow={sendPastFlow} />}
    </div>
  )
}

function Values({ values, subscribe }: Pick<FormInside, 'values' | 'subscribe'>) {
  const json = useSyncExternalStore(
    (callback) => subscribe({ formState: { values: true }, callback }),
    () => jsonOf(values()),
  )
  return (
    <div>
      <p className="font-semibold">Dane formularza</p>
      <code className="wrap-anywhere block whitespace-pre-wrap">{json}</code>
    </div>
  )
}

type FinishedFlow = Extract<Flow<unknown>, { isSettled: boolean }>

interface Answered {
  readonly flow: FinishedFlow
  /** null if the panel was opened after the call. */
  readonly call: Call | null
}

/** The server's last answer to this form, which stays during corrections and local validation. */
function useLastAnswer(flow: Flow<unknown>): Answered | null {
  const [answer, setAnswer] = useState<Answered | null>(null)
  useEffect(() => {
    if (flow.kind === 'sending') forgetCall()
    if (flow.kind === 'success' || flow.kind === 'failure') setAnswer({ flow, call: lastCall() })
  }, [flow])
  return answer
}

/** Dry run of the form: the server executes it and rolls it back. */
function Try({ sendPastFlow }: Pick<FormInside, 'sendPastFlow'>) {
  const { mutate, data: result, isPending } = useMutation({ mutationFn: () => runDry(sendPastFlow) })
  return (
    <div>
      <p className="mb-1 font-semibold">Sprawdzenie na serwerze</p>
      <Button variant="secondary" isPending={isPending} onPress={() => mutate()}>
        Sprawdź bez zapisywania
      </Button>
      <div role="status" className="mt-2">
        {result && <DryRunResultDescription result={result} />}
      </div>
    </div>
  )
}

function DryRunResultDescription({ result }: { result: DryRunResult }) {
  if (result.kind === 'unsent') return <p>Popraw najpierw zaznaczone pola: nic nie zostało wysłane.</p>
  if (result.kind === 'passed') return <p>{result.message}</p>
  const { failure } = result
  return (
    <DescriptionList>
      <DescriptionItem name="Status">
        {failure.kind === 'network' ? 'brak odpowiedzi' : String(failure.status)}
      </DescriptionItem>
      <FailureItems failure={failure} />
    </DescriptionList>
  )
}

/** The server's answer to the last submission. */
function ServerAnswer({ answer }: { answer: Answered | null }) {
  return (
    <div>
      <p className="mb-1 font-semibold">Odpowiedź serwera</p>
      {answer ? <AnswerDescription {...answer} /> : <p>Ten formularz nie ma jeszcze odpowiedzi.</p>}
    </div>
  )
}

function AnswerDescription({ flow, call }: Answered) {
  const isSilent = flow.kind === 'failure' && flow.failure.kind === 'network'
  return (
    <DescriptionList>
      <DescriptionItem name="Status">{isSilent ? 'brak odpowiedzi' : statusOf(flow, call)}</DescriptionItem>
      {call && !isSilent && (
        <DescriptionItem name="Adres">
          {call.method} {call.path}
        </DescriptionItem>
      )}
      {flow.kind === 'success' ? (
        <SuccessItems answer={flow.answer} />
      ) : (
        <FailureItems failure={flow.failure} />
      )}
    </DescriptionList>
  )
}

function statusOf(flow: FinishedFlow, call: Call | null): string {
  if (flow.kind === 'failure') return String(flow.failure.status)
  return call ? String(call.status) : 'przyjęte (2xx)'
}

function SuccessItems({ answer }: { answer: unknown }) {
  const { message } = (answer ?? {}) as FormAnswer
  return (
    <>
      <DescriptionItem name="Komunikat">{message ?? 'bez komunikatu'}</DescriptionItem>
      <DescriptionItem name="Treść">
        <code className="block max-h-40 overflow-y-auto whitespace-pre-wrap font-normal">
          {jsonOf(answer)}
        </code>
      </DescriptionItem>
    </>
  )
}

function FailureItems({ failure }: { failure: Failure }) {
  const fields = Object.entries(failure.fields)
  return (
    <>
      <DescriptionItem name="Komunikat">{failure.sentence ?? 'bez komunikatu'}</DescriptionItem>
      {failure.code && <DescriptionItem name="Kod">{failure.code}</DescriptionItem>}
      <DescriptionItem name="Błędy pól">
        {fields.length === 0 && 'brak'}
        {fields.map(([field, sentences]) => (
          <span key={field} className="block">
            <code>{field}</code>: {sentences.join(' ')}
          </span>
        ))}
      </DescriptionItem>
      {failure.requestId && <DescriptionItem name="Numer żądania">{failure.requestId}</DescriptionItem>}
    </>
  )
}
