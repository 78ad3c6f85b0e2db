import { ArrowLeft } from 'lucide-react'
import { noBreak } from '../format/text'
import { ButtonLink } from '../ui/Link'

interface BackLinkProps {
  to: string
  /** The name of the page there. */
  children: string
}

/** In the back office: the way back from a page to the one that it stands under. The portal has `WayBack`. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    /* What is seen of a quiet button is its words: they stand at the page's edge. */
    <span className="max-sm:-ml-4 sm:-mr-4">
      <ButtonLink variant="quiet" to={to} icon={<ArrowLeft aria-hidden className="size-5 shrink-0" />}>
        <span className="text-left">Wróć do:&nbsp;{noBreak(children)}</span>
      </ButtonLink>
    </span>
  )
}
