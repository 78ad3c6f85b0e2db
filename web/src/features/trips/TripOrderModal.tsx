import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { SendButton } from '../../form/SendButton'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import type { ModalViewProps } from '../../modal/modal'
import { orderPath, type TripKind, tripAt } from '../../paths'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import { JoyPicture } from '../../ui/JoyPicture'
import { ButtonLink } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { showError } from '../../ui/toast-queue'
import { orderTrip, type Trip, type TripStanding, tripQuery } from './queries'

/** `{page}#!order`: confirmation of a trip's order, on the trip's page only. */
export default function TripOrderModal({ close }: Pick<ModalViewProps, 'close'>) {
  const kind = tripAt(useLocation().pathname)
  return kind === null ? null : <Order kind={kind} close={close} />
}

function Order({ kind, close }: { kind: TripKind; close: () => void }) {
  const { data: standing } = useQuery(tripQuery(kind))
  const order = useMutation({
    mutationFn: () => orderTrip(kind),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  if (order.data) return <Ordered standing={order.data.data} close={close} />
  if (!standing) return <PageSkeleton />
  const { trip } = standing
  /* The standing is that after the order a little before the order has its answer. */
  if (!trip || (standing.status !== 1 && !order.isPending))
    return (
      <>
        <DialogTitle>Zamówienie wycieczki</DialogTitle>
        <p className="mb-5">{standing.sentence}</p>
        <Button variant="secondary" onPress={close}>
          Zamknij
        </Button>
      </>
    )
  return (
    <>
      <DialogTitle>Zamówienie wycieczki</DialogTitle>
      <p className="font-semibold text-h3">{trip.name}</p>
      <p className="mb-4 text-muted">{trip.summary}</p>
      {standing.ordering && <LastStep standing={standing} ordering={standing.ordering} trip={trip} />}
      <div className="mt-5 flex flex-wrap gap-3">
        <SendButton variant="accent" isPending={order.isPending} onPress={() => order.mutate()}>
          Zamawiam
        </SendButton>
        <Button variant="quiet" onPress={close}>
          Jeszcze nie
        </Button>
      </div>
    </>
  )
}

/** The end of an order: the trip, what happens next, and the ways on. */
function Ordered({
  standing: { trip, sentence, order },
  close,
}: {
  standing: TripStanding
  close: () => void
}) {
  return (
    <>
      {/* A title of its own, which takes the focus from the button that is gone. */}
      <DialogTitle key="ordered">Wycieczka zamówiona</DialogTitle>
      <div className="flex flex-col gap-4">
        <JoyPicture />
        {trip && <p className="font-semibold text-h3">{noBreak(trip.name)}</p>}
        <p>{noBreak(sentence)}</p>
        {trip && (
          <p>
            Do {formatDay(trip.order_by)} możesz anulować zamówienie i&nbsp;odłożone punkty wrócą.
            O&nbsp;każdej zmianie powiadomimy Cię w&nbsp;portalu.
          </p>
        )}
        <div className="mt-1 flex flex-wrap gap-3">
          {order && <ButtonLink to={orderPath(order.number)}>Zobacz zamówienie</ButtonLink>}
          <ButtonLink to="/nagrody" variant="secondary">
            Wybierz kolejną nagrodę
          </ButtonLink>
          <Button variant="quiet" onPress={close}>
            Zamknij
          </Button>
        </div>
      </div>
    </>
  )
}

interface LastStepProps {
  standing: TripStanding
  ordering: NonNullable<TripStanding['ordering']>
  trip: Trip
}

/** The effect of the order on the points. */
function LastStep({ standing, ordering, trip }: LastStepProps) {
  return (
    <div className="rounded-control bg-brand-tint px-4 py-3">
      <p>
        Koszt: <strong>{standing.cost_text}</strong>
        {standing.held > 0 && <>, z&nbsp;tego odłożone już {standing.held_text}</>}. Teraz odłożymy{' '}
        <strong>{ordering.holds_text}</strong>, potem masz: {ordering.left_text}. Do{' '}
        {formatDay(trip.order_by)} możesz anulować zamówienie i&nbsp;wszystkie te punkty wrócą.
      </p>
      {standing.missing > 0 && (
        <p className="mt-1">
          Zabraknie <strong>{standing.missing_text}</strong>. Uzupełnisz je nowymi punktami do{' '}
          {formatDay(trip.fulfil_by)}. Jeśli ich nie uzupełnisz, zamówienie wygaśnie i&nbsp;przepadnie{' '}
          <strong>{ordering.at_stake_text}</strong>, a&nbsp;z&nbsp;nimi punkty, które na nie dołożysz.
        </p>
      )}
    </div>
  )
}
