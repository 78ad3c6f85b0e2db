import { TripPage } from './TripPage'

/** `/wycieczka-premium`. */
export default function PremiumTripPage() {
  return <TripPage kind="premium" />
}
