import type { ReactNode } from 'react'
import { Link as RouterLink, type To, useLocation } from 'react-router'
import { type ButtonVariant, buttonClass } from './styles'

interface LinkProps {
  /** A path of the portal; a hash, which keeps the page and its query; or a query, which keeps the page. */
  to: string
  children: ReactNode
  replace?: boolean
}

interface TextLinkProps extends LinkProps {
  /** The whole of the nearest positioned box is pressed as one: a row, a card. */
  stretched?: boolean
  /** Set for a link outside of a sentence: as high as a thumb needs, without making its line higher. */
  alone?: boolean
}

/** A link within the portal. */
export function Link({ to, children, replace = false, stretched = false, alone = false }: TextLinkProps) {
  /* Underlined within a sentence, where colour alone does not set a link apart. */
  const line = alone || stretched ? 'decoration-transparent hover:decoration-current' : 'hover:decoration-2'
  const room = `${stretched ? 'after:absolute after:inset-0' : ''} ${alone ? '-my-2.5 inline-flex min-h-11 items-center' : ''}`
  return (
    <RouterLink
      {...useTarget(to)}
      replace={replace}
      className={`rounded-tag text-brand-strong underline underline-offset-4 ${line} ${room}`}
    >
      {children}
    </RouterLink>
  )
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant
  wide?: boolean
  /** The one thing to do on the page. */
  large?: boolean
  icon?: ReactNode
}

/** A link that looks like a button, for the one thing to do next. */
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

/** A hash opens a modal over the page as it stands: the query and the place on the page stay. */
function useTarget(to: string): { to: To; preventScrollReset: boolean } {
  const { search } = useLocation()
  return to.startsWith('#')
    ? { to: { search, hash: to }, preventScrollReset: true }
    : { to, preventScrollReset: to.startsWith('?') }
}
