import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useOperator } from '../session/operator'
import { groupsFor } from './backoffice-menu'
import { MenuLink } from './MenuLink'
import { useMenuCounts } from './menu-counts'

interface BackofficeMenuProps {
  /** Shows icons alone. */
  isNarrow?: boolean
  onLeave?: () => void
}

/** Links of the back office that the operator's roles allow, in the sidebar and in the drawer. */
export function BackofficeMenu({ isNarrow = false, onLeave }: BackofficeMenuProps) {
  const operator = useOperator()
  const menu = useCurrentInView()
  const countOf = useMenuCounts()
  return (
    <nav ref={menu} aria-label="Zaplecze" className={`flex flex-col ${isNarrow ? 'gap-2' : 'gap-4'}`}>
      {groupsFor(operator).map(({ title, places }) => (
        <div key={title} className={isNarrow && title ? 'border-navy-soft border-t pt-2' : undefined}>
          {title && !isNarrow && (
            <p aria-hidden className="px-3 pb-1 text-on-navy-muted text-small">
              {title}
            </p>
          )}
          <ul aria-label={title ?? undefined} className="flex flex-col gap-menu-gap">
            {places.map(({ path, label, icon }) => (
              <li key={path}>
                <MenuLink
                  path={path}
                  label={label}
                  icon={icon}
                  count={countOf(path)}
                  isNarrow={isNarrow}
                  end={path === '/zaplecze'}
                  onLeave={onLeave}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Scrolls the current link into view after a navigation, because the menu is longer than a low screen. */
function useCurrentInView() {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef<string>(null)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    menu.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return menu
}
