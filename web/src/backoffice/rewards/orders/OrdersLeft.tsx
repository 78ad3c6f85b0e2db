import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatNumber } from '../../../format/numbers'
import { pluralOf } from '../../../format/plural'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../ConfirmDialog'
import { completeOrdersLeft, ordersLeftQuery } from './codes'

/** Line about the orders that a stopped job has left with their codes, and the button that completes them. */
export function OrdersLeft() {
  const { data: orders = 0 } = useQuery(ordersLeftQuery)
  /** Number of orders at the opening of the dialog. */
  const [seen, setSeen] = useState<number | null>(null)
  return (
    <>
      {orders > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="font-semibold">{leftText(orders)}</p>
          <Button variant="secondary" onPress={() => setSeen(orders)}>
            Dokończ realizację
          </Button>
        </div>
      )}
      {seen !== null && <CompleteDialog orders={seen} onClose={() => setSeen(null)} />}
    </>
  )
}

function CompleteDialog({ orders, onClose }: { orders: number; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title="Dokończyć realizację?"
      label="Dokończ"
      action={() => completeOrdersLeft(orders)}
      onDone={({ data }) => navigate(pathTo('/zaplecze/zadania/:id', { id: String(data.id) }))}
      onClose={onClose}
    >
      <p className="font-semibold">{leftText(orders)}</p>
      <p>
        {noBreak(
          'Dostaną status Zrealizowana, a ich uczestnicy powiadomienie, że kod czeka. Tego nie można cofnąć.',
        )}
      </p>
    </ConfirmDialog>
  )
}

/** The orders in words: "2 zamówienia mają już kod, a nie są zrealizowane." */
function leftText(orders: number): string {
  const text = pluralOf(orders, [
    'zamówienie ma już kod, a nie jest zrealizowane',
    'zamówienia mają już kod, a nie są zrealizowane',
    'zamówień ma już kod, a nie jest zrealizowanych',
  ])
  return noBreak(`${formatNumber(orders)}\u00a0${text}.`)
}
