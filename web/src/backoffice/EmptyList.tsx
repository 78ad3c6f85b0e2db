import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../ui/EmptyState'

interface EmptyListProps {
  icon: LucideIcon
  /** Names of the list's filters in the address. */
  filters: readonly string[]
  /** Title while no filter is set. */
  none: string
  /** Title while a filter is set. */
  notFound: string
  /** First step while no filter is set. */
  children: ReactNode
}

/** Empty list: the first step of a new programme, or the way back from filters that match nothing. */
export function EmptyList({ icon, filters, none, notFound, children }: EmptyListProps) {
  const [parameters] = useSearchParams()
  if (!filters.some((name) => parameters.get(name)))
    return (
      <EmptyState icon={icon} title={none}>
        {children}
      </EmptyState>
    )
  return (
    <EmptyState icon={icon} title={notFound}>
      {filters.includes('search')
        ? 'Sprawdź pisownię, zmień filtry albo je wyczyść.'
        : 'Zmień filtry albo je wyczyść.'}
    </EmptyState>
  )
}
