import { formatDay } from '../../format/dates'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import type { Trip, TripStanding } from './queries'

/** Points reserved and missing with their deadline, for the page and the modals. */
export function TripDescription({ standing, trip }: { standing: TripStanding; trip: Trip }) {
  const { state } = standing
  return (
    <DescriptionList>
      <DescriptionItem name="Koszt wycieczki">{standing.cost_text}</DescriptionItem>
      {standing.held > 0 && <DescriptionItem name="Odłożone">{standing.held_text}</DescriptionItem>}
      {standing.forfeited > 0 && (
        <DescriptionItem name="Przepadło">{standing.forfeited_text}</DescriptionItem>
      )}
      {state === 'unqualified' && (
        <>
          <DescriptionItem name="Twoje punkty w sezonie">{standing.points_text}</DescriptionItem>
          <DescriptionItem name="Próg">{trip.qualify_at_text}</DescriptionItem>
        </>
      )}
      {(state === 'unqualified' || state === 'qualified' || state === 'short') && (
        <DescriptionItem name={state === 'unqualified' ? 'Brakuje do progu' : 'Brakuje'}>
          {standing.missing_text}
        </DescriptionItem>
      )}
      <DescriptionItem name="Termin zamówienia">{formatDay(trip.order_by)}</DescriptionItem>
      {(state === 'qualified' || state === 'short') && (
        <DescriptionItem name="Termin uzupełnienia punktów">{formatDay(trip.fulfil_by)}</DescriptionItem>
      )}
    </DescriptionList>
  )
}
