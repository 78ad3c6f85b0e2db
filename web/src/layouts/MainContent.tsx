import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The page's content; it takes the focus after a navigation, so that reading and tabbing start at its top. */
export function MainContent({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-content grow flex-col gap-5 p-4 outline-none sm:p-5 lg:p-page"
    >
      {children}
    </main>
  )
}
