import type { ReactNode } from 'react'
import { modalHash } from '../paths'
import type { Session } from '../session/session'
import { ButtonLink } from '../ui/Link'
import { Footer } from './Footer'
import { Logo } from './Logo'
import { MainContent } from './MainContent'
import { PublicMenu } from './PublicMenu'

/** Public layout: a header with the link to sign in, and the footer. */
export function PublicLayout({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header
        data-page-header
        className="sticky top-0 z-30 border-line border-b bg-surface px-4 sm:px-5 lg:px-8"
      >
        <div className="mx-auto flex h-(--header-height) max-w-[calc(var(--container-content)-4rem)] items-center justify-between gap-3">
          <Logo />
          <PublicMenu />
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
