import { useMutation } from '@tanstack/react-query'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { SendButton } from '../../form/SendButton'
import { formatPoints } from '../../format/numbers'
import { Button } from '../../ui/Button'
import { showError, showSuccess } from '../../ui/toast-queue'
import { useUnfolding } from '../../ui/unfolding'
import { cancelOrder, type Order } from './queries'

/** Cancels an order that is not in progress yet, after a confirmation. */
export function CancelOrder({ order }: { order: Order }) {
  const { isOpen: isAsking, close, opener } = useUnfolding()
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelOrder(order.id),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  if (!isAsking)
    return (
      <div>
        <Button variant="secondary" {...opener}>
          Anuluj zamówienie
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>Anulować zamówienie? {refundText(order)}</p>
      <SendButton variant="danger" isPending={isPending} onPress={() => mutate()}>
        Tak, anuluj
      </SendButton>
      <Button variant="quiet" autoFocus onPress={close}>
        Zostaw
      </Button>
    </div>
  )
}

/** The points returned by a cancellation; a promotion's gift card cost none. */
function refundText(order: Order): string {
  const { kind, points, reward, amount, cancelling } = order
  if (cancelling) return tripText(cancelling)
  if (kind === 'card' && points === 0) return `Karta wróci do kart do odbioru: ${reward}.`
  /* A transfer in place of a promotion's gift card costs no points. */
  if (points === 0 && amount != null) return 'Kwota wróci do reszty z\u00a0promocji.'
  return `Punkty wrócą na Twoje konto: ${formatPoints(points)}.`
}

/** The points of a cancelled trip: returned until the last day for orders, possibly forfeited after it. */
function tripText({ returned, returned_text, forfeited, forfeited_text }: NonNullable<Order['cancelling']>) {
  if (forfeited === 0) return `Na Twoje konto wróci ${returned_text}.`
  const lost = `Termin zamówienia minął, więc przepadnie ${forfeited_text}.`
  return returned === 0 ? lost : `${lost} Na Twoje konto wróci ${returned_text}.`
}
