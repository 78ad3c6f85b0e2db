import { formatNumber } from '../../format/numbers'
import { counted } from '../../format/plural'
import { noBreak } from '../../format/text'
import { type BatchReport, isSent } from './batch'

/** Tells how far several reports are, in a sentence that is read out whenever it changes; '' without any. */
export function batchNews(reports: readonly BatchReport[]): string {
  if (reports.length === 0) return ''
  const count = (isMeant: (report: BatchReport) => boolean) => reports.filter(isMeant).length
  const sent = count(({ state }) => state.kind === 'sent')
  const waiting = count(({ state }) => state.kind === 'waiting')
  const failed = count(({ state }) => state.kind === 'failed')
  const all = formatNumber(reports.length)
  const parts = [
    `wysłane ${formatNumber(sent)} z ${all}`,
    ...(waiting > 0 ? [`czekają na zasięg: ${formatNumber(waiting)}`] : []),
    ...(failed > 0 ? [`z błędem: ${formatNumber(failed)}`] : []),
  ].join(', ')
  if (isSending(reports)) return noBreak(`Wysyłamy faktury: ${parts}`)
  if (reports.every(({ state }) => isSent(state))) return noBreak(allSent(sent, waiting))
  if (sent + waiting + failed > 0) return noBreak(`Faktury: ${parts}`)
  if (reports.some(({ state }) => state.kind === 'preparing')) return 'Przygotowujemy pliki…'
  return `${counted(reports.length, ['plik', 'pliki', 'plików'])} do wysłania`
}

/** True while something is on its way, or waits for that. */
export function isSending(reports: readonly BatchReport[]): boolean {
  return reports.some(({ state: { kind } }) => kind === 'sending' || kind === 'queued')
}

/** Part of what is being sent that has arrived, from 0 to 1. */
export function sentPart(reports: readonly BatchReport[]): number {
  const parts = reports.map(({ state }) => (state.kind === 'sending' ? state.part : isSent(state) ? 1 : 0))
  return parts.reduce<number>((sum, part) => sum + part, 0) / Math.max(1, reports.length)
}

function allSent(sent: number, waiting: number): string {
  const done = `Wysłaliśmy ${counted(sent, ['fakturę', 'faktury', 'faktur'])}`
  if (waiting === 0) return done
  const stored = `${counted(waiting, ['faktura czeka', 'faktury czekają', 'faktur czeka'])} na zasięg`
  return sent === 0 ? stored : `${done}, ${stored}`
}
