import { useState } from 'react'
import { noBreak } from '../../../format/text'
import { Button } from '../../../ui/Button'
import { ExportButtons } from '../../ExportButtons'
import { BulkDialog } from './BulkDialog'
import { fitting, most, moves, noMoves, orderCountText, type State } from './options'
import type { BulkChanged, OrderItem } from './queries'

interface BulkBarProps {
  chosen: readonly OrderItem[]
  onChanged: (changed: BulkChanged) => void
  onClear: () => void
}

/** Bulk actions on the ticked orders. */
export function BulkBar({ chosen, onChanged, onClear }: BulkBarProps) {
  /* Orders at the opening of the dialog, whatever the list loads later. */
  const [pending, setPending] = useState<{ state: State; chosen: readonly OrderItem[] } | null>(null)
  const isTooMuch = chosen.length > most
  const offered = moves.filter(({ state }) => fitting(chosen, state).length > 0)
  const sent = chosen.filter(({ delivery }) => delivery === 'post')
  return (
    <section
      aria-label="Zaznaczone zamówienia"
      className="sticky bottom-0 z-10 mt-4 flex flex-col gap-3 border-line border-t bg-surface py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {`Zaznaczono ${orderCountText(chosen.length)}`}
          {isTooMuch && (
            <span className="block text-rejected">{`Naraz można zmienić najwyżej ${most}\u00a0zamówień`}</span>
          )}
          {offered.length === 0 && <span className="block font-normal text-muted">{noBreak(noMoves)}</span>}
        </p>
        <div className="flex flex-wrap gap-2">
          {offered.map(({ state, button }) => (
            <Button
              key={state}
              variant={state === 'cancelled' ? 'secondary' : 'primary'}
              isDisabled={isTooMuch}
              onPress={() => setPending({ state, chosen })}
            >
              {button}
            </Button>
          ))}
          <Button variant="quiet" onPress={onClear}>
            Odznacz
          </Button>
        </div>
      </div>
      {sent.length > 0 && !isTooMuch && (
        <ExportButtons
          table="parcel-labels"
          title={`Etykiety (${orderCountText(sent.length)})`}
          narrowing={{ orders: sent.map(({ id }) => id).join(',') }}
        />
      )}
      {pending && <BulkDialog {...pending} onDone={onChanged} onClose={() => setPending(null)} />}
    </section>
  )
}
