import { formatDay } from '../../format/dates'
import { Fact, Facts } from '../../ui/Facts'
import type { Trip, TripStanding } from './queries'

/** What is held, what is missing and until when: for the page and for the modals. */
export function TripFacts({ standing, trip }: { standing: TripStanding; trip: Trip }) {
  const { state } = standing
  return (
    <Facts>
      <Fact name="Koszt wycieczki">{standing.cost_text}</Fact>
      {standing.held > 0 && <Fact name="Odłożone">{standing.held_text}</Fact>}
      {standing.forfeited > 0 && <Fact name="Przepadło">{standing.forfeited_text}</Fact>}
      {state === 'unqualified' && (
        <>
          <Fact name="Twoje punkty w sezonie">{standing.points_text}</Fact>
          <Fact name="Próg">{trip.qualify_at_text}</Fact>
        </>
      )}
      {(state === 'unqualified' || state === 'qualified' || state === 'short') && (
        <Fact name={state === 'unqualified' ? 'Brakuje do progu' : 'Brakuje'}>{standing.missing_text}</Fact>
      )}
      <Fact name="Termin zamówienia">{formatDay(trip.order_by)}</Fact>
      {(state === 'qualified' || state === 'short') && (
        <Fact name="Termin uzupełnienia punktów">{formatDay(trip.fulfil_by)}</Fact>
      )}
    </Facts>
  )
}
