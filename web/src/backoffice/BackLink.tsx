import { ArrowLeft } from 'lucide-react'
import { tie } from '../format/text'
import { ButtonLink } from '../ui/Link'

interface BackLinkProps {
  to: string
  /** What the page there is called. */
  children: string
}

/** In the back office: the way back from a page to the one that it stands under. The portal has `WayBack`. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    /* What is seen of a quiet button is its words: they stand at the page's edge. */
    <span className="max-sm:-ml-4 sm:-mr-4">
      <ButtonLink look="quiet" to={to} icon={<ArrowLeft aria-hidden className="size-5 shrink-0" />}>
        <span className="text-left">Wróć do:&nbsp;{tie(children)}</span>
      </ButtonLink>
    </span>
  )
}
