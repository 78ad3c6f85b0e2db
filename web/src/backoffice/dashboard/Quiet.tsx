import { useId } from 'react'
import type { Path } from '../../paths'
import { Link } from '../../ui/Link'

interface QuietProps {
  places: readonly { readonly name: string; readonly path: Path }[]
}

/** One line with the lists in which nothing waits. */
export function Quiet({ places }: QuietProps) {
  const id = useId()
  if (places.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-muted">
      <p id={id}>Nic nie czeka:</p>
      <ul aria-labelledby={id} className="flex flex-wrap items-center gap-x-2">
        {places.map(({ name, path }, index) => (
          <li key={name} className="py-control-gap">
            <Link to={path} alone>
              {name}
            </Link>
            {index < places.length - 1 && ','}
          </li>
        ))}
      </ul>
    </div>
  )
}
