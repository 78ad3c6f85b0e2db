import { ArrowLeft } from 'lucide-react'
import { noBreak } from '../format/text'
import { ButtonLink } from '../ui/Link'

interface BackLinkProps {
  to: string
  /** Name of the target page, the text of the link. */
  children: string
}

/** Link of the back office back to the parent page; the portal has `ParentLink`. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    /* Negative margins align the text of the quiet button with the page's edge. */
    <span className="max-sm:-ml-4 sm:-mr-4">
      <ButtonLink variant="quiet" to={to} icon={<ArrowLeft aria-hidden className="size-5 shrink-0" />}>
        <span className="text-left">Wróć do:&nbsp;{noBreak(children)}</span>
      </ButtonLink>
    </span>
  )
}
