import type { ReactNode } from 'react'
import { MainContent } from './MainContent'

/** Layout without navigation. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <MainContent>{children}</MainContent>
    </div>
  )
}
