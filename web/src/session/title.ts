import { useEffect } from 'react'
import { useSettings } from './settings'

/** Sets the window's title once the page's subject is known; until then the row's title stays. */
export function useTitleOf(name: string | undefined) {
  const brand = useSettings()?.brand.name ?? 'Plon'
  useEffect(() => {
    if (name !== undefined) document.title = `${name} – ${brand}`
  }, [name, brand])
}
