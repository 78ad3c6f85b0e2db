import { useMutation } from '@tanstack/react-query'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { SendButton } from '../../form/SendButton'
import { formatPoints } from '../../format/numbers'
import { Button } from '../../ui/Button'
import { showError, showSuccess } from '../../ui/toast-queue'
import { useUnfolding } from '../../ui/unfolding'
import { cancelOrder, type Order } from './queries'

/** Takes an order back while nobody has begun with it; asks once before it does. */
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

/** The points that the participant has again afterwards; a card that a promotion brought cost none. */
function refundText(order: Order): string {
  const { kind, points, reward, amount, cancelling } = order
  if (cancelling) return tripText(cancelling)
  if (kind === 'card' && points === 0) return `Karta wróci do kart do odbioru: ${reward}.`
  /* A transfer in the place of a promotion's card costs no points. */
  if (points === 0 && amount != null) return 'Kwota wróci do reszty z\u00a0promocji.'
  return `Punkty wrócą na Twoje konto: ${formatPoints(points)}.`
}

/** The fate of a trip's points: until its last day for orders they come back, after it they may be lost. */
function tripText({ returned, returned_text, forfeited, forfeited_text }: NonNullable<Order['cancelling']>) {
  if (forfeited === 0) return `Na Twoje konto wróci ${returned_text}.`
  const lost = `Termin zamówienia minął, więc przepadnie ${forfeited_text}.`
  return returned === 0 ? lost : `${lost} Na Twoje konto wróci ${returned_text}.`
}
