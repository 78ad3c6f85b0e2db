import { createContext, useContext } from 'react'
import { type Audience, type Modals, modalFor, nameIn, rowOf } from './modal'

/**
 * The modal over the page as soon as its hash is there; null for a hash that opens nothing for this visitor. An
 * unavailable modal may still be open, and an unknown hash may get its row until all are loaded.
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

/** The modal that `modalAt` finds, for pages with dialogs of their own. */
export const OpenModal = createContext<string | null>(null)

export function useOpenModal(): string | null {
  return useContext(OpenModal)
}
