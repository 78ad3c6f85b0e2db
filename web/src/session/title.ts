import { useEffect } from 'react'
import { useSettings } from './settings'

/** Names the window after what a page shows, once that is known; until then it has the name of its row. */
export function useTitleOf(name: string | undefined) {
  const brand = useSettings()?.brand.name ?? 'Plon'
  useEffect(() => {
    if (name !== undefined) document.title = `${name} – ${brand}`
  }, [name, brand])
}
