import { TripPage } from './TripPage'

/** `/wycieczka`. */
export default function StandardTripPage() {
  return <TripPage kind="standard" />
}
