import { LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { followOperator, holds, signOutOperator, useOperator } from '../session/operator'
import { IconButton } from '../ui/Button'
import { backofficeMenu } from './backoffice-menu'
import { MainContent } from './MainContent'

/** An operator's pages: one navy bar with the places that their roles open. */
export default function BackofficeLayout({ children }: { children: ReactNode }) {
  const operator = useOperator()
  const navigate = useNavigate()
  useEffect(() => followOperator(async () => navigate('/zaplecze/logowanie')), [navigate])
  const strip = useStripAtPlace()
  const places = backofficeMenu.filter(({ role }) => role === null || holds(operator, role))
  return (
    <div className="flex min-h-dvh flex-col [--table-top:6rem] xl:[--table-top:var(--header-height)]">
      <header
        data-page-header
        className="on-navy sticky top-0 z-30 flex min-h-(--header-height) flex-wrap items-center gap-x-4 bg-navy px-3 text-on-navy sm:px-5"
      >
        <Link to="/zaplecze" className="rounded-control py-2 font-bold text-h3 text-white">
          Zaplecze
        </Link>
        <nav
          ref={strip}
          aria-label="Zaplecze"
          className="order-last w-full overflow-x-auto xl:order-none xl:w-0 xl:grow"
        >
          <ul className="flex gap-1 pb-2 xl:pb-0">
            {places.map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === '/zaplecze'}
                  className={({ isActive }) =>
                    `inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-3 -outline-offset-3 ${isActive ? 'bg-brand font-semibold text-white' : 'hover:bg-navy-soft hover:text-white'}`
                  }
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Link
          to="/zaplecze/moje-konto"
          aria-label={`Moje konto: ${operator.first_name} ${operator.last_name}`}
          className="ml-auto inline-flex min-h-11 items-center rounded-control px-2 text-white hover:bg-navy-soft"
        >
          {operator.first_name}
          <span className="hidden sm:inline">&nbsp;{operator.last_name}</span>
        </Link>
        <IconButton
          label="Wyloguj się"
          icon={<LogOut aria-hidden className="size-5" />}
          onPress={signOutOperator}
        />
      </header>
      <MainContent>{children}</MainContent>
    </div>
  )
}

/** Not all places fit: the one where the operator is is brought into the strip that scrolls. */
function useStripAtPlace() {
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is current by the time this runs
  useEffect(() => {
    const place = strip.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (place && strip.current) strip.current.scrollLeft = place.offsetLeft - strip.current.offsetLeft
  }, [pathname])
  return strip
}
