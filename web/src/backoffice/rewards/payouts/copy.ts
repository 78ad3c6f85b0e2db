import { formatDay, formatInstant } from '../../../format/dates'
import { formatMoney, formatNumber } from '../../../format/numbers'
import { counted, type Forms } from '../../../format/plural'
import { noBreak } from '../../../format/text'
import type { Option } from '../../../ui/Select'
import type {
  Candidate,
  Payout,
  PayoutAction,
  PayoutEvent,
  PayoutFile,
  PayoutStatus,
  Transfer,
  TransferWait,
  WhiteListProgress,
} from './queries'

const picked: Readonly<Record<PayoutStatus, string>> = {
  proposed: 'Zaproponowane',
  approved: 'Zatwierdzone',
  exported: 'Z plikiem do banku',
  settled: 'Rozliczone',
  settled_with_returns: 'Rozliczone ze zwrotami',
  withdrawn: 'Wycofane',
}

export const statusOptions: readonly Option[] = [
  { value: '', label: 'Wszystkie' },
  ...Object.entries(picked).map(([value, label]) => ({ value, label })),
]

/** Filter in the URL; null for an unknown one. */
export function statusOf(text: string): PayoutStatus | null {
  return Object.hasOwn(picked, text) ? (text as PayoutStatus) : null
}

const transferForms: Forms = ['przelew', 'przelewy', 'przelewów']

export interface Sums {
  readonly transfers: number
  /** Amount in grosze. */
  readonly amount: number
}

/** Sums in words: "3 przelewy na 1 240,50 zł". */
export function sumsText({ transfers, amount }: Sums): string {
  return `${counted(transfers, transferForms)} na\u00a0${formatMoney(amount)}`
}

/** Sums of the transfers to the bank, net of withheld tax. */
export function sumsOf(chosen: readonly Candidate[]): Sums {
  return {
    transfers: chosen.length,
    amount: chosen.reduce((sum, { amount, tax }) => sum + amount - (tax ?? 0), 0),
  }
}

/** Maximum number of transfers in a batch. */
export const most = 500

/** Maximum number of transfers that are proposed at once, in as many batches as they need. */
export const mostAtOnce = 10_000

const batchForms: Forms = ['paczka', 'paczki', 'paczek']

/** Note about the batches that transfers make; empty for one. */
export function batchesText(transfers: number): string {
  const batches = Math.ceil(transfers / most)
  if (batches <= 1) return ''
  return noBreak(
    `W paczce mieści się ${most} przelewów, więc będzie ich więcej: ${counted(batches, batchForms)}. Każdą zatwierdza inna osoba i każda ma swój plik.`,
  )
}

const kinds: Readonly<Record<string, string>> = {
  bank_transfer: 'na konto uczestnika',
  charity_transfer: 'na cel charytatywny',
}

export function kindLabel(kind: string): string {
  return kinds[kind] ?? kind
}

const together = new Intl.ListFormat('pl-PL', { type: 'conjunction' })

/**
 * End and cause of a transfer's holding period: "Czeka do 22.08.2025, 09:00, bo uczestnik zmienił numer konta i
 * telefon".
 */
export function waitText({ until, changed }: TransferWait): string {
  return noBreak(`Czeka do\u00a0${formatInstant(until)}, bo uczestnik zmienił ${together.format(changed)}`)
}

/** Obstacle that keeps a transfer out of a batch; null where there is none. */
export function obstacleOf({
  kind,
  account,
  amount,
  wait,
  lacks_charity: lacksCharity,
}: Candidate): string | null {
  if (kind === 'bank_transfer' && !account) return 'Nie ma numeru konta'
  if (lacksCharity) return 'W\u00a0ustawieniach programu brakuje konta celu charytatywnego'
  if (amount <= 0) return 'Nie ma kwoty'
  return wait ? waitText(wait) : null
}

/** Obstacle to the approval of a proposed batch; null where there is none. */
export function approvalObstacle({ status, transfers, acts: allowedActions }: Payout): string | null {
  if (status.code !== 'proposed' || allowedActions.includes('approve')) return null
  return transfers === 0
    ? 'Nie ma czego zatwierdzać: w\u00a0paczce nie został żaden przelew.'
    : 'Paczki nie zatwierdza ten, kto ją zaproponował lub zmienił.'
}

const advice: Readonly<Record<PayoutStatus, string>> = {
  proposed: 'Sprawdź przelewy na liście i\u00a0zatwierdź paczkę.',
  approved: 'Przygotuj plik i\u00a0wczytaj go w\u00a0banku.',
  exported:
    'Wczytaj plik w\u00a0banku. Gdy bank wykona przelewy, potwierdź to tutaj, a\u00a0te, które zwrócił, oznacz na liście.',
  settled: 'Bank wykonał przelewy. Jeśli któryś wróci, oznacz to na liście.',
  settled_with_returns:
    'Bank zwrócił przelewy, które oznaczono na liście. Punkty za nie są znowu u\u00a0uczestników.',
  withdrawn: 'Paczka jest wycofana. Jej zamówienia czekają na inną wypłatę.',
}

const openStatuses: readonly string[] = ['proposed', 'approved', 'exported']

/** True until the batch is settled or withdrawn. */
export function isOpen({ status }: Payout): boolean {
  return openStatuses.includes(status.code)
}

const ofAccounts: Forms = ['konta', 'kont', 'kont']

/** Progress in words: "Sprawdzono 5 z 12 kont". */
export function checkedText({ checked, accounts }: WhiteListProgress): string {
  return `Sprawdzono ${checked} z\u00a0${counted(accounts, ofAccounts)}`
}

/** Result of the finished check. */
export function missingText(missing: number): string {
  return missing === 0
    ? 'Wszystkie konta są w\u00a0wykazie.'
    : `Poza wykazem: ${formatNumber(missing)}. Te konta są zaznaczone na liście przelewów.`
}

/** Entry in the register of VAT payers: "W wykazie VAT na 20.08.2025, odpowiedź d2n10-84df1a1". */
export function listedText({ assigned, on, request_id: mark }: NonNullable<Transfer['white_list']>): string {
  return noBreak(`${assigned ? 'W' : 'Nie ma w'} wykazie VAT na ${formatDay(on)}, odpowiedź ${mark}`)
}

/** Hint about the next step. */
export function nextStepHint(payout: Payout): string {
  const { status, transfers } = payout
  const { code } = status
  if (transfers === 0 && (code === 'proposed' || code === 'approved'))
    return 'Wszystkie zamówienia z\u00a0tej paczki anulowano. Wycofaj ją.'
  if (approvalObstacle(payout)) return 'Czeka, aż zatwierdzi ją inna osoba.'
  return advice[code as PayoutStatus]
}

/** Latest event of an action in the batch's history. */
export function lastOf(history: readonly PayoutEvent[], action: PayoutAction): PayoutEvent | undefined {
  return history.findLast((event) => event.act === action)
}

/** Action on one transfer of a batch; the last one cannot be taken out, since an empty batch is withdrawn. */
export function transferAction(
  { acts: allowedActions, transfers }: Payout,
  { state }: Transfer,
): 'take out' | 'return' | null {
  if (state.code === 'waiting' && allowedActions.includes('change') && transfers > 1) return 'take out'
  if ((state.code === 'sent' || state.code === 'settled') && allowedActions.includes('return'))
    return 'return'
  return null
}

const formats: Readonly<Record<string, string>> = {
  'pain.001.001.09': 'ISO\u00a020022, pain.001.001.09',
  'pain.001.001.03': 'ISO\u00a020022, pain.001.001.03 (starsza wersja)',
  'elixir-0': 'Elixir-0',
}

const encodings: Readonly<Record<string, string>> = {
  cp1250: 'CP1250 (Windows)',
  'iso-8859-2': 'ISO-8859-2',
  cp852: 'CP852 (DOS)',
  'utf-8': 'UTF-8',
}

interface OfferedFormat {
  readonly format: string
  readonly label: string
  readonly files: readonly { readonly file: PayoutFile; readonly label: string }[]
}

/** Downloadable files by format; a format with a single file omits the encoding. */
export function offeredFormats(files: readonly PayoutFile[]): OfferedFormat[] {
  return [...new Set(files.map(({ format }) => format))].map((format) => {
    const own = files.filter((file) => file.format === format)
    return {
      format,
      label: formats[format] ?? format,
      files: own.map((file) => ({
        file,
        label: own.length === 1 ? 'Pobierz' : (encodings[file.encoding] ?? file.encoding),
      })),
    }
  })
}

/** Suggested reasons of a returned transfer. */
export const returnReasons = [
  'Rachunek odbiorcy jest zamknięty',
  'Numer rachunku jest błędny',
  'Nazwa odbiorcy nie zgadza się z\u00a0rachunkiem',
] as const
