import { TripPage } from './TripPage'

/** `/wycieczka-vip`. */
export default function VipTripPage() {
  return <TripPage kind="vip" />
}
