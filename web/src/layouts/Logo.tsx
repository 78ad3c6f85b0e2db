import { Link } from 'react-router'
import { useSettings } from '../session/settings'

/** The programme's leaf and name; leads home. */
export function Logo() {
  const brand = useSettings()?.brand.name ?? 'Plon'
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2 rounded-control pr-2 font-bold text-h2">
      <svg viewBox="0 0 24 32" aria-hidden="true" className="h-7 w-5 fill-accent">
        <path d="M2 2h8c8 0 12 6 12 13v15h-8C6 30 2 24 2 17z" />
      </svg>
      {brand}
    </Link>
  )
}
