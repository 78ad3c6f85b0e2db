import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../format/numbers'
import { RouterLink } from './Link'

/** The wire form in `meta`. */
export interface PageMeta {
  readonly last_page: number
  readonly current_page: number
  readonly per_page: number
  readonly total: number
}

/** The number of entries, and links to the pages (`?page=` in the URL). */
export function Pager({ meta }: { meta: PageMeta }) {
  const { current_page: current, last_page: last, total } = meta
  if (total === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">Łącznie: {formatNumber(total)}</p>
      {last > 1 && (
        <nav aria-label="Strony" className="flex flex-wrap items-center gap-1">
          <Step to={current - 1} isOff={current <= 1} label="Poprzednia strona">
            <ChevronLeft aria-hidden className="size-5" />
          </Step>
          <span className="px-3 tabular-nums sm:hidden">
            {current} z {last}
          </span>
          <span className="hidden gap-1 sm:flex">
            {pagesAround(current, last).map((page, index) =>
              page === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
                <span key={`gap-${index}`} aria-hidden className="self-center px-1">
                  …
                </span>
              ) : (
                <Step key={page} to={page} isCurrent={page === current} label={`Strona ${page}`}>
                  {page}
                </Step>
              ),
            )}
          </span>
          <Step to={current + 1} isOff={current >= last} label="Następna strona">
            <ChevronRight aria-hidden className="size-5" />
          </Step>
        </nav>
      )}
    </div>
  )
}

interface StepProps {
  to: number
  isOff?: boolean
  isCurrent?: boolean
  label: string
  children: ReactNode
}

const stepClass = 'grid size-control place-items-center rounded-control border font-semibold tabular-nums'

function Step({ to, isOff = false, isCurrent = false, label, children }: StepProps) {
  const [search] = useSearchParams()
  if (isOff)
    return (
      <span aria-hidden className={`${stepClass} border-line text-on-navy-muted`}>
        {children}
      </span>
    )
  const next = new URLSearchParams(search)
  next.set('page', String(to))
  const className = isCurrent
    ? 'border-brand bg-brand text-white'
    : 'border-line bg-surface hover:bg-brand-tint'
  return (
    <RouterLink
      to={{ search: next.toString() }}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${stepClass} ${className}`}
    >
      {children}
    </RouterLink>
  )
}

/** The first and last page and the neighbours of the current one, with null for a gap. */
export function pagesAround(current: number, last: number): (number | null)[] {
  const pages: (number | null)[] = []
  for (let page = 1; page <= last; page++) {
    const isNear = Math.abs(page - current) <= 1
    if (page === 1 || page === last || isNear) pages.push(page)
    else if (pages.at(-1) !== null) pages.push(null)
  }
  return pages
}
