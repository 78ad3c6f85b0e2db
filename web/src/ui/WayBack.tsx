import { Link } from './Link'

interface WayBackProps {
  to: string
  /** The text of the link: "Wszystkie nagrody". */
  children: string
}

/** In the portal: the first line of a page, the way back to what it is one of or belongs to. The back office has `BackLink`. */
export function WayBack({ to, children }: WayBackProps) {
  return (
    <p>
      <Link to={to} alone>
        {children}
      </Link>
    </p>
  )
}
