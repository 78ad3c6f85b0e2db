import { type Failure, failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { inSentences } from '../../format/text'
import { heicToJpeg, isHeic } from '../../pictures/heic'
import { shrunk } from '../../pictures/shrink'
import { parseAttachment } from '../../rules/attachment'
import { parseInvoiceNumber } from '../../rules/invoice-number'
import { required } from '../../rules/parsed'
import { asPhoto } from './pages'
import type { Reporting } from './queries'

/** Invoices that can be reported together. */
export const maxReports = 20

/** Reports that are sent at once: as many as the server takes from one participant. */
const atOnce = 2

/** The state of one of several reports so far. */
export type ReportState =
  | { readonly kind: 'preparing' }
  /** Its file cannot be sent. */
  | { readonly kind: 'unusable'; readonly sentence: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending'; readonly part: number }
  /** The sentence is null where a field has it. */
  | { readonly kind: 'failed'; readonly sentence: string | null }
  | Reporting

interface ReportErrors {
  readonly number?: string | undefined
  readonly distributor?: string | undefined
}

/** Where the distributor comes from; one that was chosen by hand is never replaced. */
type Source = 'recent' | 'code' | 'chosen'

/** One of several invoices that are reported together. */
export interface BatchReport {
  readonly id: number
  /** The file as it is sent; until it is prepared, as it was chosen. */
  readonly file: File
  readonly number: string
  /** Its id, or '' without one. */
  readonly distributor: string
  readonly source: Source
  readonly errors: ReportErrors
  readonly state: ReportState
}

/** A report that can be sent. */
export type Send = (
  report: Pick<BatchReport, 'file' | 'number' | 'distributor'>,
  onProgress: (part: number) => void,
) => Promise<Reporting>

interface BatchWork {
  readonly send: Send
  /** Called when nothing more is being sent. */
  readonly onIdle: () => void
}

/** The invoices to be reported, as they were typed into the form of one invoice before. */
export interface BatchStart {
  readonly files: readonly File[]
  readonly number: string
  readonly distributor: string
}

/** Several invoices, one of each file, that are reported two at a time; what fails stays, and can be sent again. */
export class Batch {
  readonly #work: BatchWork
  readonly #listeners = new Set<() => void>()
  #reports: readonly BatchReport[] = []
  #lastId = 0
  /** The distributor that is filled in at once. */
  #usual = ''
  #preparing: Promise<unknown> = Promise.resolve()
  #sending = 0
  #isStopped = false

  constructor(work: BatchWork) {
    this.#work = work
  }

  readonly reports = (): readonly BatchReport[] => this.#reports

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Adds a report for each file, as long as there is room; returns the files that were left out. */
  add(files: readonly File[], typed: Partial<Omit<BatchStart, 'files'>> = {}): readonly File[] {
    const room = Math.max(0, maxReports - this.#reports.length)
    const added = files.slice(0, room).map((file, place): BatchReport => {
      this.#lastId += 1
      return {
        id: this.#lastId,
        file,
        number: place === 0 ? (typed.number ?? '') : '',
        distributor: typed.distributor || this.#usual,
        source: typed.distributor ? 'chosen' : 'recent',
        errors: {},
        state: { kind: 'preparing' },
      }
    })
    this.#publish([...this.#reports, ...added])
    for (const { id, file } of added)
      this.#preparing = this.#preparing.then(async () => {
        this.#change(id, await prepared(file).catch(() => unreadable(file)))
      })
    return files.slice(room)
  }

  /** Fills in the distributor of the last invoice, now where there is none and later at once. */
  fillIn(distributor: string) {
    this.#usual = distributor
    for (const { id, distributor: chosen, state } of this.#reports)
      if (chosen === '' && isOpen(state)) this.#change(id, { distributor })
  }

  /** Takes the distributor that the code on the invoice names, unless one was chosen by hand. */
  takeFromCode(id: number, distributor: string) {
    const report = this.#find(id)
    if (report && report.source !== 'chosen' && isOpen(report.state))
      this.#change(id, { distributor, source: 'code', errors: { ...report.errors, distributor: undefined } })
  }

  type(id: number, number: string) {
    this.#change(id, { number, errors: { ...this.#find(id)?.errors, number: undefined } })
  }

  choose(id: number, distributor: string) {
    const errors = { ...this.#find(id)?.errors, distributor: undefined }
    this.#change(id, { distributor, source: 'chosen', errors })
  }

  /** Chooses a distributor for everything that was not sent yet. */
  chooseForAll(distributor: string) {
    for (const { id, state } of this.#reports) if (isOpen(state)) this.choose(id, distributor)
  }

  remove(id: number) {
    this.#publish(this.#reports.filter((report) => report.id !== id))
  }

  removeSent() {
    this.#publish(this.#reports.filter(({ state }) => !isSent(state)))
  }

  /** Sends what can be sent, or one of it; nothing of it while a field is wrong. False then. */
  send(only?: number): boolean {
    const chosen = this.#reports.filter(
      ({ id, state }) =>
        (only === undefined || id === only) && (state.kind === 'ready' || state.kind === 'failed'),
    )
    const errors = new Map(chosen.map((report) => [report.id, errorsOf(report, this.#reports)]))
    const isRefused = [...errors.values()].some(({ number, distributor }) => number || distributor)
    for (const { id } of chosen)
      this.#change(id, {
        errors: errors.get(id) ?? {},
        ...(isRefused ? {} : { state: { kind: 'queued' } as const }),
      })
    if (!isRefused) for (let sender = this.#sending; sender < atOnce; sender++) void this.#sendQueued()
    return !isRefused
  }

  /** True while something would be lost with the page. */
  hasUnsent(): boolean {
    return this.#reports.some(({ state }) => state.kind !== 'unusable' && !isSent(state))
  }

  /** Begins with nothing more; what is on its way arrives. */
  stop() {
    this.#isStopped = true
  }

  resume() {
    this.#isStopped = false
  }

  async #sendQueued() {
    this.#sending += 1
    for (let next = this.#nextQueued(); next; next = this.#nextQueued()) await this.#sendOne(next)
    this.#sending -= 1
    if (this.#sending === 0) this.#work.onIdle()
  }

  #nextQueued(): BatchReport | undefined {
    return this.#isStopped ? undefined : this.#reports.find(({ state }) => state.kind === 'queued')
  }

  async #sendOne(report: BatchReport) {
    const { id } = report
    const onProgress = (part: number) => this.#change(id, { state: { kind: 'sending', part } })
    onProgress(0)
    try {
      this.#change(id, { state: await this.#work.send(report, onProgress) })
    } catch (thrown) {
      this.#fail(id, failureFrom(thrown))
    }
  }

  /** Shows a failure at its report; without a session the others wait for the next press. */
  #fail(id: number, failure: Failure) {
    if (failure.kind !== 'signedOut') return this.#change(id, failed(failure))
    for (const { id: other, state } of this.#reports)
      if (other === id || state.kind === 'queued') this.#change(other, { state: { kind: 'ready' } })
  }

  #find(id: number): BatchReport | undefined {
    return this.#reports.find((report) => report.id === id)
  }

  #change(id: number, changes: Partial<BatchReport>) {
    this.#publish(this.#reports.map((report) => (report.id === id ? { ...report, ...changes } : report)))
  }

  #publish(reports: readonly BatchReport[]) {
    this.#reports = reports
    for (const listener of this.#listeners) listener()
  }
}

/** True for a report that has left this page: the server has it, or it waits on this device. */
export function isSent({ kind }: ReportState): boolean {
  return kind === 'sent' || kind === 'waiting'
}

/** True for a report whose fields can be changed. */
export function isOpen({ kind }: ReportState): boolean {
  return kind === 'ready' || kind === 'failed' || kind === 'preparing'
}

const heic = 'Ta przeglądarka nie otworzy zdjęcia HEIC. Zapisz je jako JPEG i\u00a0dodaj jeszcze raz.'

/** A file that the browser cannot read any more, such as one that was moved. */
function unreadable(file: File): Pick<BatchReport, 'file' | 'state'> {
  return {
    file,
    state: { kind: 'unusable', sentence: 'Nie udało się odczytać tego pliku. Dodaj go jeszcze raz.' },
  }
}

/** The file as it is sent: a photo small, a HEIC as a JPEG; or why it cannot be sent. */
async function prepared(file: File): Promise<Pick<BatchReport, 'file' | 'state'>> {
  const isFromPhone = await isHeic(file)
  const photo = isFromPhone ? await heicToJpeg(file) : await asPhoto(file)
  if (isFromPhone && !photo) return { file, state: { kind: 'unusable', sentence: heic } }
  const ready = photo ? await shrunk(photo) : file
  const format = await parseAttachment(ready)
  return format.valid
    ? { file: ready, state: { kind: 'ready' } }
    : { file, state: { kind: 'unusable', sentence: format.message } }
}

/** Finds the errors in the fields of a report, among them the number of another file. */
function errorsOf(report: BatchReport, all: readonly BatchReport[]): ReportErrors {
  const number = parseInvoiceNumber(report.number)
  const twin = all.find((other) => other.id < report.id && isSameInvoice(other, report))
  return {
    number: number.valid ? twin && `Ten numer jest już przy pliku ${twin.file.name}` : number.message,
    distributor: report.distributor === '' ? required : undefined,
  }
}

function isSameInvoice(one: BatchReport, other: BatchReport): boolean {
  return (
    one.state.kind !== 'unusable' &&
    one.distributor === other.distributor &&
    plain(one.number) === plain(other.number)
  )
}

function plain(number: string): string {
  return number.toLocaleUpperCase('pl').replace(/\s/g, '')
}

/** A refusal, each of its sentences at its field where the report has that field. */
function failed({ fields, sentence }: Failure): Pick<BatchReport, 'state' | 'errors'> {
  const { document_name: number, distributor_id: distributor, ...others } = fields
  const loose = Object.values(others).flat()
  const isAtFields = Boolean(number || distributor)
  const own = loose.length > 0 ? inSentences(loose) : isAtFields ? null : (sentence ?? messages.failed)
  return {
    errors: { number: number?.join(' '), distributor: distributor?.join(' ') },
    state: { kind: 'failed', sentence: own },
  }
}
