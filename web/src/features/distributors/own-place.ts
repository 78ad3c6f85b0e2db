import { useState } from 'react'
import type { Place } from '../../format/places'

/** Where the visitor is: asked for by a press only, and kept in this page alone. */
export type OwnPlace =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly place: Place }
  | { readonly kind: 'refused'; readonly sentence: string }

const refused =
  'Przeglądarka nie udostępniła nam Twojego położenia. Możesz na to pozwolić w jej ustawieniach albo wyszukać dystrybutora po miejscowości.'
const failed =
  'Nie udało się ustalić Twojego położenia. Spróbuj ponownie za chwilę albo wyszukaj dystrybutora po miejscowości.'

export function useOwnPlace() {
  const [own, setOwn] = useState<OwnPlace>({ kind: 'unknown' })

  function ask() {
    if (!('geolocation' in navigator)) return setOwn({ kind: 'refused', sentence: failed })
    setOwn({ kind: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setOwn({ kind: 'known', place: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setOwn({ kind: 'refused', sentence: code === PERMISSION_DENIED ? refused : failed }),
      { maximumAge: 5 * 60_000, timeout: 15_000 },
    )
  }

  return { own, ask, forget: () => setOwn({ kind: 'unknown' }) }
}
