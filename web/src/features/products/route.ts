import type { StockedBranch } from './queries'

/** The address that opens a route to a place in a maps service, which asks for the start itself. */
export function useRoute() {
  return ({ lat, lng }: StockedBranch['position']) =>
    `https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=;${lat},${lng}`
}
