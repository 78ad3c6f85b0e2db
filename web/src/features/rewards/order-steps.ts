import { isTransfer } from './price'
import type { Order } from './queries'

type OrderCode = 'selected' | 'in_progress' | 'completed' | 'cancelled' | 'returned'

/** One step of an order's track. */
export interface OrderStep {
  readonly label: string
  /** `done` and `stopped` are in the past, `current` is where an open order is, `coming` is still to come; the others end it. */
  readonly state: 'done' | 'current' | 'coming' | 'cancelled' | 'failed'
  /** The instant at which it was reached; null for one still to come. */
  readonly at: string | null
  /** The operator's note, with its label. */
  readonly note: string | null
}

/** The states of an order that ends well. */
const path = ['selected', 'in_progress', 'completed'] as const satisfies readonly OrderCode[]

/** The steps that an order has taken, oldest first, and those that it is still expected to take. */
export function stepsOf(order: Order): OrderStep[] {
  const { status, date, history } = order
  const events = history.some(({ status: { code } }) => code === 'selected')
    ? history
    : [{ at: date, status: { ...status, code: 'selected' }, note: null }, ...history]
  const taken = events.map(
    ({ at, note, status: { code, label } }, place): OrderStep => ({
      label: labelOf(code, order) ?? label,
      state: place === events.length - 1 ? stateOf(code) : 'done',
      at,
      note: note ? `${noteLabel(code)}: ${note}` : null,
    }),
  )
  const reached = (path as readonly string[]).indexOf(status.code)
  const coming = reached === -1 ? [] : path.slice(reached + 1)
  return [
    ...taken,
    ...coming.map(
      (code): OrderStep => ({ label: labelOf(code, order) ?? code, state: 'coming', at: null, note: null }),
    ),
  ]
}

function stateOf(code: string): OrderStep['state'] {
  if (code === 'cancelled') return 'cancelled'
  if (code === 'returned') return 'failed'
  return code === 'completed' ? 'done' : 'current'
}

function isStopped(code: string): boolean {
  return code === 'cancelled' || code === 'returned'
}

function noteLabel(code: string): string {
  return isStopped(code) ? 'Powód' : 'Wiadomość'
}

/** The label of a step, null for an unknown state. */
function labelOf(code: string, order: Order): string | null {
  const labels: Readonly<Record<OrderCode, string>> = {
    selected: 'Zamówione',
    in_progress: isTransfer(order) ? 'Przekazane do banku' : 'Przyjęte do realizacji',
    completed: completedLabel(order),
    cancelled: 'Anulowane',
    returned: 'Zwrócone przez bank',
  }
  return labels[code as OrderCode] ?? null
}

function completedLabel({ kind, delivery }: Order): string {
  if (kind === 'bank_transfer') return 'Przelew wykonany'
  if (kind === 'charity_transfer') return 'Pieniądze przekazane'
  if (kind === 'trip') return 'Wycieczka zrealizowana'
  return delivery === 'code' ? 'Kod gotowy' : 'Wysłane'
}
