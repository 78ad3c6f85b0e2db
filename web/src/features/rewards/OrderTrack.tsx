import { Ban, Check, CircleEllipsis, type LucideIcon, X } from 'lucide-react'
import { formatInstant } from '../../format/dates'
import { noBreak } from '../../format/text'
import { useSettings } from '../../session/settings'
import { type OrderStep, stepsOf } from './order-steps'
import { usualTime } from './order-texts'
import type { Order } from './queries'

/** The steps of an order with their dates: under each other where there is little room, else beside each other. */
export function OrderTrack({ order, label }: { order: Order; label: string }) {
  const time = usualTime(order, useSettings()?.order_days)
  const steps = stepsOf(order)
  const last = steps.length - 1
  const now = steps.findLastIndex(({ state }) => state !== 'coming')
  return (
    <div className="@container">
      <ol aria-label={label} className="flex flex-col @table:flex-row">
        {steps.map((step, place) => (
          <li
            key={`${step.label} ${step.at}`}
            aria-current={place === now ? 'step' : undefined}
            className="relative flex gap-3 pb-5 last:pb-0 @table:flex-1 @table:flex-col @table:gap-2 @table:pr-4 @table:pb-0"
          >
            {place < last && <Line isTaken={place < now} />}
            <Mark state={step.state} />
            <Step step={step} time={place === last ? time : null} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The line to the next step. */
function Line({ isTaken }: { isTaken: boolean }) {
  return (
    <span
      aria-hidden
      className={`absolute top-8 bottom-0 left-4 -ml-px w-0.5 @table:top-4 @table:right-0 @table:bottom-auto @table:left-8 @table:-mt-px @table:ml-0 @table:h-0.5 @table:w-auto ${isTaken ? 'bg-accepted' : 'bg-line'}`}
    />
  )
}

const marks: Record<OrderStep['state'], { icon: LucideIcon | null; tone: string }> = {
  done: { icon: Check, tone: 'bg-accepted-tint text-accepted' },
  current: { icon: CircleEllipsis, tone: 'bg-brand-tint text-brand-text' },
  cancelled: { icon: Ban, tone: 'bg-line-soft text-muted' },
  failed: { icon: X, tone: 'bg-rejected-tint text-rejected' },
  coming: { icon: null, tone: 'border-2 border-line' },
}

function Mark({ state }: { state: OrderStep['state'] }) {
  const { icon: Icon, tone } = marks[state]
  return (
    <span aria-hidden className={`relative grid size-8 shrink-0 place-items-center rounded-full ${tone}`}>
      {Icon && <Icon className="size-5" />}
    </span>
  )
}

function Step({ step: { label, state, at, note }, time }: { step: OrderStep; time: string | null }) {
  return (
    <div className="min-w-0 pt-1 @table:pt-0">
      <p className={state === 'coming' ? 'text-muted' : 'font-semibold'}>
        {label}
        {at === null && <span className="sr-only">, jeszcze nie</span>}
      </p>
      {at !== null && <p className="text-muted text-small tabular-nums">{formatInstant(at)}</p>}
      {at === null && time && <p className="text-muted text-small">zwykle {time}</p>}
      {note && <p className="mt-1">{noBreak(note)}</p>}
    </div>
  )
}
