import { useEffect, useState, useSyncExternalStore } from 'react'
import { Failure } from '../api/errors'
import { serverNow } from '../format/clock'
import { counted } from '../format/plural'
import { draftOwnerAt } from './draft-owner'
import { deleteReport, readReports, type WaitingReport, writeReport } from './outbox-store'
import type { InvoiceReport } from './report-invoice'

/** The maximum number of a participant's waiting reports, and of their bytes. */
export const [mostReports, mostBytes] = [20, 60 * 1024 * 1024]

/** The time in milliseconds after which a report of somebody who no longer signs in here is deleted: a month. */
const lifetime = 30 * 24 * 60 * 60 * 1000

const sentences = {
  reports: `Na telefonie czeka już ${counted(mostReports, ['zgłoszenie', 'zgłoszenia', 'zgłoszeń'])}. Poczekaj, aż wróci zasięg i\u00a0je wyślemy, albo usuń któreś z\u00a0listy faktur.`,
  bytes:
    'Zgłoszenia, które czekają na telefonie, zajęły już całe miejsce (60\u00a0MB). Poczekaj, aż wróci zasięg i\u00a0je wyślemy, albo usuń któreś z\u00a0listy faktur.',
  device:
    'W\u00a0telefonie brakuje miejsca, żeby zapisać zgłoszenie. Zwolnij trochę miejsca albo wyślij je, gdy wróci zasięg.',
  browser: 'Ta przeglądarka nie pozwala zapisać zgłoszenia na później. Wyślij je, gdy wróci zasięg.',
} as const

/** The failure of a form whose report this device cannot store. */
function notStored(reason: keyof typeof sentences, cause?: unknown): Failure {
  return new Failure('refused', { body: { message: sentences[reason] }, cause })
}

/** The participant whose reports this tab may show and send; null for visitors, and for support. */
export function reporterHere(): string | null {
  return draftOwnerAt('/')?.account ?? null
}

/** The participant's waiting reports, the oldest first. */
export async function waitingReports(owner = reporterHere()): Promise<WaitingReport[]> {
  if (owner === null) return []
  return (await readReports()).filter((report) => report.owner === owner)
}

/** Stores a report until there is a connection; `key` is the one under which it may have been sent already. */
export async function saveReport(
  { number, distributor, pages }: Omit<InvoiceReport, 'distributor'> & Pick<WaitingReport, 'distributor'>,
  key: string,
) {
  const owner = reporterHere()
  if (owner === null) throw notStored('browser')
  const others = (await waitingReports(owner)).filter((report) => report.key !== key)
  if (others.length >= mostReports) throw notStored('reports')
  const bytes = [...others.flatMap(({ files }) => files), ...pages].reduce((sum, { size }) => sum + size, 0)
  if (bytes > mostBytes) throw notStored('bytes')
  const savedAt = serverNow().toISOString()
  try {
    await writeReport({ key, owner, number, distributor, savedAt, refusal: null }, pages)
  } catch (cause) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
    throw notStored(isFull ? 'device' : 'browser', cause)
  }
  /* Without it a browser may delete what was not opened for a while. */
  void navigator.storage?.persist?.().catch(() => undefined)
  publishOutbox()
}

/** Deletes a report, unless it is being sent: then it waits for the end of that; false if it was sent. */
export async function cancelReport(key: string): Promise<boolean> {
  return withOutbox(async () => {
    const isWaiting = (await readReports()).some((report) => report.key === key)
    if (isWaiting) await deleteReport(key)
    publishOutbox()
    return isWaiting
  })
}

/** Deletes the participant's reports, as they have chosen on signing out. */
export async function dropWaitingReports() {
  for (const { key } of await waitingReports()) await deleteReport(key)
  publishOutbox()
}

/** Deletes reports of others that have waited for a month. */
export async function dropOldReports() {
  const owner = reporterHere()
  const oldest = new Date(serverNow().getTime() - lifetime).toISOString()
  for (const report of await readReports())
    if (report.owner !== owner && report.savedAt < oldest) await deleteReport(report.key)
}

const lock = 'plon-outbox'

let last: Promise<unknown> = Promise.resolve()
let isBusy = false

/** Runs alone: among the browser's tabs, or within this one where the browser has no locks. */
export function withOutbox<Result>(run: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request(lock, run)
  const result = last.then(async () => {
    isBusy = true
    return run().finally(() => {
      isBusy = false
    })
  })
  last = result.catch(() => undefined)
  return result
}

/** Runs alone, or not at all while another one does; false then. */
export async function withFreeOutbox(run: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    if (isBusy) return false
    await withOutbox(run)
    return true
  }
  return navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
    if (held) await run()
    return held !== null
  })
}

/** The numbers of the invoices whose reports were sent or refused. */
export interface SendingOutcome {
  readonly sent: readonly string[]
  readonly refused: readonly string[]
}

let round = 0
const listeners = new Set<() => void>()
const outcomeListeners = new Set<(outcome: SendingOutcome) => void>()
const channel = new BroadcastChannel(lock)

channel.onmessage = ({ data }: MessageEvent<SendingOutcome | null>) => {
  announce()
  if (data) for (const listener of outcomeListeners) listener(data)
}

/** Has the lists of this tab and of the others read the reports again; the others get the outcome of a sending too. */
export function publishOutbox(outcome: SendingOutcome | null = null) {
  channel.postMessage(outcome)
  announce()
}

/** Calls the listener with what another tab has sent. */
export function followOutcomes(listener: (outcome: SendingOutcome) => void) {
  outcomeListeners.add(listener)
  return () => {
    outcomeListeners.delete(listener)
  }
}

function announce() {
  round += 1
  for (const listener of listeners) listener()
}

/** Calls the listener whenever the reports have changed, here or in another tab. */
export function followReports(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The participant's waiting reports for a list of them; none until they are read. */
export function useWaitingReports(): readonly WaitingReport[] {
  const now = useSyncExternalStore(followReports, () => round)
  const owner = reporterHere()
  const [found, setFound] = useState<{ owner: string | null; reports: readonly WaitingReport[] }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads them again
  useEffect(() => {
    let isCurrent = true
    waitingReports(owner).then((reports) => isCurrent && setFound({ owner, reports }))
    return () => {
      isCurrent = false
    }
  }, [owner, now])
  return found?.owner === owner ? found.reports : []
}
