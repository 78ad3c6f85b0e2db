import type { ReactNode } from 'react'
import { MainContent } from './MainContent'

/** Nothing around the page. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <MainContent>{children}</MainContent>
    </div>
  )
}
