import { createContext, useContext } from 'react'
import { type Audience, type Modals, modalFor, nameIn, rowOf } from './modal'

/**
 * The modal over the page, from the moment its hash is there; null where the hash opens nothing for this visitor and merely
 * stays beside a query. What is shut may still be open, being read, and what is in no row may get one until all are there.
 */
export function modalAt(
  modals: Modals,
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  who: Audience,
  isComplete: boolean,
): string | null {
  const name = nameIn(hash)
  if (name === null) return null
  const row = rowOf(modals, name)
  const isUndecided = row ? row.isUnavailable === true : !isComplete
  return isUndecided ? name : modalFor(modals, hash, who, search)
}

/** The modal that `modalAt` finds, for pages that open something over themselves. */
export const OpenModal = createContext<string | null>(null)

export function useOpenModal(): string | null {
  return useContext(OpenModal)
}
