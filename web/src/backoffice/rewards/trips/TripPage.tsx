import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { formatDay } from '../../../format/dates'
import { formatPoints } from '../../../format/numbers'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { PageSkeleton } from '../../../ui/Skeleton'
import { useUnfolding } from '../../../ui/unfolding'
import { DeleteButton } from '../../DeleteButton'
import { RecordHistory } from '../../platform/audit/RecordHistory'
import { RecordHead } from '../../RecordHead'
import { rewardVocabulary } from '../audit'
import { CopyTrip } from './CopyTrip'
import { deleteTrip, type Trip, tripQuery } from './queries'
import { TermsForm } from './TermsForm'
import { TripParticipants } from './TripParticipants'
import { PublishedBadge } from './TripsPage'

/** `/zaplecze/wycieczki/:id`: a trip's terms, and its participants. */
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
        actions={
          <>
            {!trip.published && <Removal trip={trip} />}
            <CopyTrip trip={trip} />
          </>
        }
        back={{ to: '/zaplecze/wycieczki', name: 'Wycieczki' }}
        record={{ kind: 'trip', key: String(trip.id) }}
      />
      <Terms trip={trip} />
      <TripParticipants trip={trip} />
      <RecordHistory kind="trip" recordKey={String(trip.id)} vocabulary={rewardVocabulary} />
    </>
  )
}

/** Button that deletes a draft with its reward. */
function Removal({ trip }: { trip: Trip }) {
  const navigate = useNavigate()
  async function remove() {
    const done = await deleteTrip(trip)
    await navigate('/zaplecze/wycieczki')
    return done
  }
  return <DeleteButton label="Usuń szkic" about={trip.name} action={remove} />
}

function Terms({ trip }: { trip: Trip }) {
  const { isOpen, close, opener } = useUnfolding()
  return (
    <Card>
      <CardHead
        title="Warunki"
        action={
          !isOpen && (
            <Button variant="secondary" {...opener}>
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
          <DescriptionList>
            <DescriptionItem name="Próg punktów sezonu">{formatPoints(trip.qualify_at)}</DescriptionItem>
            <DescriptionItem name="Koszt">{formatPoints(trip.cost)}</DescriptionItem>
            <DescriptionItem name="Rezerwa">{formatPoints(trip.reserved_points)}</DescriptionItem>
            <DescriptionItem name="Zamawianie od">{formatDay(trip.opens_on)}</DescriptionItem>
            <DescriptionItem name="Termin zamówienia">{formatDay(trip.order_by)}</DescriptionItem>
            <DescriptionItem name="Termin uzupełnienia punktów">{formatDay(trip.fulfil_by)}</DescriptionItem>
            <DescriptionItem name="Przypomnienia, dni przed terminem">
              {trip.reminders || 'bez przypomnień'}
            </DescriptionItem>
          </DescriptionList>
        </>
      )}
    </Card>
  )
}
