import type { ReactNode } from 'react'
import { modalHash } from '../paths'
import type { Session } from '../session/session'
import { ButtonLink, Link } from '../ui/Link'
import { Footer } from './Footer'
import { Logo } from './Logo'
import { MainContent } from './MainContent'

/** On a phone they stand in the footer. */
const places = [
  { path: '/o-programie', label: 'O\u00a0programie' },
  { path: '/promocje', label: 'Promocje' },
  { path: '/aktualnosci', label: 'Aktualności' },
  { path: '/regulamin', label: 'Regulamin' },
  { path: '/kontakt', label: 'Kontakt' },
] as const

/** What everyone sees: a header with the way in, and the footer. */
export function PublicLayout({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header
        data-page-header
        className="sticky top-0 z-30 border-line border-b bg-white px-4 sm:px-5 lg:px-8"
      >
        <div className="mx-auto flex h-(--header-height) max-w-[calc(var(--container-content)-4rem)] items-center justify-between gap-3">
          <Logo />
          <nav aria-label="Menu" className="mr-2 ml-auto hidden md:block">
            <ul className="flex items-center gap-5">
              {places.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path} alone>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {session.kind === 'participant' ? (
            <ButtonLink to="/dashboard">Przejdź do panelu</ButtonLink>
          ) : (
            <ButtonLink to={modalHash('logowanie')}>Zaloguj się</ButtonLink>
          )}
        </div>
      </header>
      <MainContent>{children}</MainContent>
      <Footer />
    </div>
  )
}
