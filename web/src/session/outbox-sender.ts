import { bearer } from '../api/client'
import { type Failure, failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { queryClient } from '../api/query-client'
import { inSentences, noBreak } from '../format/text'
import { showError, showSuccess } from '../ui/toast-queue'
import { isOnline } from './online'
import {
  dropOldReports,
  followOutcomes,
  followReports,
  publishOutbox,
  reporterHere,
  type SendingOutcome,
  waitingReports,
  withFreeOutbox,
} from './outbox'
import { deleteReport, isStored, readFiles, type WaitingReport, writeRefusal } from './outbox-store'
import { sendReport } from './report-invoice'
import { collectsPoints, profileQuery } from './session'

/** The delays in milliseconds before a report that found no server is tried again; the last one repeats. */
const retryDelays = [30_000, 60_000, 300_000]

const lostFiles = noBreak('Nie udało się odczytać plików z pamięci telefonu. Dodaj je jeszcze raz.')

let timer: ReturnType<typeof setTimeout> | undefined
let tries = 0

/** Sends what waits, now and whenever there may be a connection again. */
export function followOutbox() {
  const send = () => {
    tries = 0
    void sendWaitingReports()
  }
  const sendIfVisible = () => document.visibilityState === 'visible' && send()
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', sendIfVisible)
  /* One that was stored because the server could not be reached is tried again. */
  const forget = followReports(() => void retryIfWaiting())
  const forgetOutcomes = followOutcomes(showOutcome)
  void dropOldReports().catch(() => undefined)
  send()
  return () => {
    forget()
    forgetOutcomes()
    stopTimer()
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', sendIfVisible)
  }
}

/** Sends the participant's waiting reports, one after another, in one tab; each one has one effect. */
export async function sendWaitingReports() {
  stopTimer()
  if (!(await mustSend())) return
  const isDone = await withFreeOutbox(async () => {
    const owner = await confirmedReporter()
    if (owner === null) return retryLater()
    const sent: string[] = []
    const refused: string[] = []
    /* Read anew, because another tab may have sent them meanwhile. */
    for (const report of await waitingReports(owner)) {
      if (report.refusal) continue
      if (!(await isStillThere(owner))) {
        retryLater()
        break
      }
      if (!(await isStored(report))) continue
      const outcome = await sendOne(report)
      if (outcome === 'gone') continue
      if (outcome === 'sent') sent.push(report.number)
      else if (outcome === 'refused') refused.push(report.number)
      else {
        retryLater(outcome.retryAfter)
        break
      }
      tries = 0
    }
    if (sent.length + refused.length === 0) return
    publishOutbox({ sent, refused })
    showOutcome({ sent, refused })
  })
  if (!isDone) retryLater()
}

async function retryIfWaiting() {
  if (timer === undefined && (await mustSend())) retryLater()
}

async function mustSend(): Promise<boolean> {
  if (!isOnline() || !bearer.isSignedIn()) return false
  return (await waitingReports()).some(({ refusal }) => refusal === null)
}

/**
 * Asks the server who is signed in, because another tab may have signed somebody else in; null without an answer, and
 * for an account without invoices.
 */
async function confirmedReporter(): Promise<string | null> {
  const owner = reporterHere()
  if (owner === null) return null
  const user = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => null)
  return user && user.profile.nip === owner && collectsPoints(user) ? owner : null
}

/** True while a report's participant is signed in; the sign-out during another one's upload ends the sending. */
async function isStillThere(owner: string): Promise<boolean> {
  return bearer.isSignedIn() && (await confirmedReporter()) === owner
}

/** The outcome of one report; `gone` for a refused one that was deleted meanwhile, a failure where it is to wait. */
type Outcome = 'sent' | 'refused' | 'gone' | Failure

async function sendOne(report: WaitingReport): Promise<Outcome> {
  const { key, number, distributor } = report
  const pages = await readFiles(report)
  if (pages.length < report.files.length || pages.length === 0) return refuse(report, lostFiles)
  try {
    await sendReport({ number, distributor: distributor.id, pages }, { 'Idempotency-Key': key })
    await deleteReport(key)
    return 'sent'
  } catch (thrown) {
    const failure = failureFrom(thrown)
    return isFinal(failure) ? refuse(report, sentenceOf(failure)) : failure
  }
}

/** True for an answer that another try would get too. */
function isFinal({ kind, status }: Failure): boolean {
  return kind === 'accessDenied' || (kind === 'refused' && status !== 408 && status !== 429)
}

function sentenceOf({ fields, sentence }: Failure): string {
  const sentences = Object.values(fields).flat()
  return sentences.length > 0 ? inSentences(sentences) : (sentence ?? messages.correctForm)
}

async function refuse(report: WaitingReport, sentence: string) {
  return (await writeRefusal(report, { sentence })) ? 'refused' : 'gone'
}

function retryLater(seconds: number | null = null) {
  const delay = retryDelays[Math.min(tries, retryDelays.length - 1)] ?? 0
  tries += 1
  stopTimer()
  timer = setTimeout(() => void sendWaitingReports(), Math.max(delay, (seconds ?? 0) * 1000))
}

function stopTimer() {
  clearTimeout(timer)
  timer = undefined
}

/** In each tab, which may be the one that is seen: the lists anew, and a toast for all that were sent or refused. */
function showOutcome({ sent, refused }: SendingOutcome) {
  void queryClient.invalidateQueries({ queryKey: ['invoices'] })
  if (sent.length > 0)
    showSuccess(
      sent.length === 1
        ? noBreak(`Wysłaliśmy fakturę ${sent[0]}, która czekała na telefonie`)
        : noBreak(`Wysłaliśmy zgłoszenia, które czekały na telefonie: ${sent.length}`),
    )
  if (refused.length > 0)
    showError(
      refused.length === 1
        ? noBreak(`Popraw zgłoszenie faktury ${refused[0]}`)
        : noBreak(`Popraw zgłoszenia faktur: ${refused.length}`),
      noBreak('Znajdziesz je na górze listy „Moje faktury”.'),
    )
}
