import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatDay } from '../../format/dates'
import { formatPoints } from '../../format/numbers'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { Fact, Facts } from '../../ui/Facts'
import { PageSkeleton } from '../../ui/Skeleton'
import { useUnfolding } from '../../ui/unfolding'
import { RecordHead } from '../RecordHead'
import { CopyTrip } from './CopyTrip'
import { type Trip, tripQuery } from './queries'
import { TermsForm } from './TermsForm'
import { TripParticipants } from './TripParticipants'
import { PublishedBadge } from './TripsPage'

/** `/zaplecze/wycieczki/:id`: a trip's terms, and who stands where with it. */
export default function TripPage() {
  const { id = '' } = useParams()
  const { data: trip } = useQuery(tripQuery(Number(id)))
  if (!trip) return <PageSkeleton />
  return (
    <>
      <RecordHead
        title={trip.name}
        badge={<PublishedBadge isPublished={trip.published} />}
        about={`${trip.kind_text}, sezon ${trip.season}`}
        acts={<CopyTrip trip={trip} />}
        back={{ to: '/zaplecze/wycieczki', name: 'Wycieczki' }}
      />
      <Terms trip={trip} />
      <TripParticipants trip={trip} />
    </>
  )
}

function Terms({ trip }: { trip: Trip }) {
  const { isOpen, close, opener } = useUnfolding()
  return (
    <Card>
      <CardHead
        title="Warunki"
        action={
          !isOpen && (
            <Button look="secondary" {...opener}>
              Zmień warunki
            </Button>
          )
        }
      />
      {isOpen ? (
        <TermsForm trip={trip} onDone={close} />
      ) : (
        <>
          {trip.published && !trip.settled && (
            <div className="mb-4">
              <Alert tone="info">Nowe warunki są właśnie wprowadzane u&nbsp;uczestników.</Alert>
            </div>
          )}
          <Facts>
            <Fact name="Próg punktów sezonu">{formatPoints(trip.qualify_at)}</Fact>
            <Fact name="Koszt">{formatPoints(trip.cost)}</Fact>
            <Fact name="Rezerwa">{formatPoints(trip.reserved_points)}</Fact>
            <Fact name="Zamawianie od">{formatDay(trip.opens_on)}</Fact>
            <Fact name="Termin zamówienia">{formatDay(trip.order_by)}</Fact>
            <Fact name="Termin uzupełnienia punktów">{formatDay(trip.fulfil_by)}</Fact>
            <Fact name="Przypomnienia, dni przed terminem">{trip.reminders || 'bez przypomnień'}</Fact>
          </Facts>
        </>
      )}
    </Card>
  )
}
