import { useState } from 'react'
import type { Place } from '../../format/places'

/** The visitor's location, requested by a press only and kept in this page alone. */
export type OwnPlace =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly place: Place }
  | { readonly kind: 'refused'; readonly sentence: string }

const refused =
  'Przeglądarka nie udostępniła nam Twojego położenia. Możesz na to pozwolić w jej ustawieniach albo wyszukać dystrybutora po miejscowości.'
const failed =
  'Nie udało się ustalić Twojego położenia. Spróbuj ponownie za chwilę albo wyszukaj dystrybutora po miejscowości.'

/** The visitor's location from the browser; rejects with the sentence to show. */
export function askPlace(): Promise<Place> {
  return new Promise((know, fail) => {
    if (!('geolocation' in navigator)) return fail(new Error(failed))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => know({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => fail(new Error(code === PERMISSION_DENIED ? refused : failed)),
      { maximumAge: 5 * 60_000, timeout: 8_000 },
    )
  })
}

export function useOwnPlace() {
  const [own, setOwn] = useState<OwnPlace>({ kind: 'unknown' })

  function ask() {
    setOwn({ kind: 'asking' })
    askPlace().then(
      (place) => setOwn({ kind: 'known', place }),
      ({ message }: Error) => setOwn({ kind: 'refused', sentence: message }),
    )
  }

  return { own, ask, forget: () => setOwn({ kind: 'unknown' }) }
}
