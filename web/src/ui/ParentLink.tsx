import { Link } from './Link'

interface ParentLinkProps {
  to: string
  /** The text of the link: "Wszystkie nagrody". */
  children: string
}

/** The portal's link at the top of a page to the list or page above it; the back office has `BackLink`. */
export function ParentLink({ to, children }: ParentLinkProps) {
  return (
    <p>
      <Link to={to} alone>
        {children}
      </Link>
    </p>
  )
}
