import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router'
import { type ButtonVariant, buttonClass } from './styles'

interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  to: To
  replace?: boolean
  preventScrollReset?: boolean
}

/**
 * An anchor that the router follows, without looks of its own. React Router's `Link` would bring its prefetching from a
 * server of its own to every first page.
 */
export function RouterLink({ to, replace, preventScrollReset, onClick, ...rest }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, preventScrollReset })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

interface LinkProps {
  /** A path of the portal; a hash, which keeps the page and its query; or a query, which keeps the page. */
  to: string
  children: ReactNode
  replace?: boolean
}

interface TextLinkProps extends LinkProps {
  /** Stretches the link over the nearest positioned box, such as a row or a card. */
  stretched?: boolean
  /** Set for a link outside of a sentence: as high as a thumb needs, without making its line higher. */
  alone?: boolean
  /** Called as the link is followed, in a new tab too. */
  onFollow?: () => void
}

/** A link within the portal. */
export function Link({
  to,
  children,
  replace = false,
  stretched = false,
  alone = false,
  onFollow,
}: TextLinkProps) {
  /* Underlined within a sentence, where colour alone does not set a link apart. */
  const line =
    alone || stretched
      ? 'decoration-transparent hover:decoration-current on-dark:decoration-current'
      : 'hover:decoration-2'
  const room = `${stretched ? 'after:absolute after:inset-0' : ''} ${alone ? '-my-control-gap inline-flex min-h-control items-center' : ''}`
  return (
    <RouterLink
      {...useTarget(to)}
      replace={replace}
      onClick={onFollow}
      onAuxClick={({ button }) => {
        /* The middle button opens a new tab. */
        if (button === 1) onFollow?.()
      }}
      className={`rounded-tag text-brand-text on-dark:text-white underline underline-offset-4 ${line} ${room}`}
    >
      {children}
    </RouterLink>
  )
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant
  wide?: boolean
  /** Larger, for the page's main action. */
  large?: boolean
  icon?: ReactNode
}

/** A link styled as a button. */
export function ButtonLink({
  to,
  variant = 'primary',
  wide = false,
  large = false,
  icon,
  children,
  replace = false,
}: ButtonLinkProps) {
  return (
    <RouterLink {...useTarget(to)} replace={replace} className={buttonClass(variant, wide, large)}>
      {icon}
      {children}
    </RouterLink>
  )
}

/** The link's target; a hash, which opens a modal, keeps the query and the scroll position. */
export function useTarget(to: string): { to: To; preventScrollReset: boolean } {
  const { search } = useLocation()
  return to.startsWith('#')
    ? { to: { search, hash: to }, preventScrollReset: true }
    : { to, preventScrollReset: to.startsWith('?') }
}
