/** A place in degrees. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

const earthRadius = 6371

/** Great-circle distance in kilometres. */
export function distance(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2)
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2)
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const tenths = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 0 })

/** 3.42 → "3,4 km", 132.8 → "133 km". */
export function formatDistance(kilometres: number): string {
  return `${(kilometres < 10 ? tenths : whole).format(kilometres)}\u00a0km`
}

/** Sorts by distance, stably. */
export function byDistance<T extends { readonly position: Place }>(rows: readonly T[], from: Place): T[] {
  return rows.toSorted((one, other) => distance(from, one.position) - distance(from, other.position))
}

/** The address of a route; without `from` the maps service asks for the start. */
export function routeAddress(template: string, from: Place | null, to: Place): string {
  return template.replaceAll('{from}', from ? degrees(from) : '').replaceAll('{to}', degrees(to))
}

function degrees({ lat, lng }: Place): string {
  return `${lat.toFixed(5)},${lng.toFixed(5)}`
}

/** Placeholders for the ends of a route, as stored and as operators type them. */
const marks = [
  { stored: '{from}', typed: '{od}' },
  { stored: '{to}', typed: '{do}' },
] as const

/** The address, or a sentence about it, with the placeholders that operators type. */
export function withTypedPlaceholders(text: string): string {
  return marks.reduce((changed, { stored, typed }) => changed.replaceAll(stored, typed), text)
}

/** The address with the placeholders that the server stores. */
export function withStoredPlaceholders(text: string): string {
  return marks.reduce((changed, { stored, typed }) => changed.replaceAll(typed, stored), text)
}

/** Millionths of a degree as they stand in a field: 52105100 → "52,1051". */
export function formatDegrees(millionths: number): string {
  return String(millionths / 1_000_000).replace('.', ',')
}
