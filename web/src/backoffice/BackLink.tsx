import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '../ui/Link'

interface BackLinkProps {
  to: string
  /** What the page there is called. */
  children: string
}

/** In the back office: the way back from a page to the one that it stands under. The portal has `WayBack`. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <ButtonLink look="quiet" to={to} icon={<ArrowLeft aria-hidden className="size-5 shrink-0" />}>
      Wróć do:&nbsp;{children}
    </ButtonLink>
  )
}
