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
        <Button look="secondary" {...opener}>
          Anuluj zamówienie
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        Anulować zamówienie?{' '}
        {order.kind === 'trip'
          ? 'Odłożone punkty wrócą, oprócz rezerwy: ta zostanie odłożona, a\u00a0po terminie zamówienia przepadnie.'
          : `Punkty wrócą na Twoje konto: ${formatPoints(order.points)}.`}
      </p>
      <SendButton look="danger" isPending={isPending} onPress={() => mutate()}>
        Tak, anuluj
      </SendButton>
      <Button look="quiet" autoFocus onPress={close}>
        Zostaw
      </Button>
    </div>
  )
}
