import type { EnsureQueryDataOptions, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../../../api/query-client'
import type { Newer } from '../../../form/useNewer'
import type { HistoryQuery } from './queries'

type Versioned = { readonly version: number }

/**
 * Loader of the newest saved state of a text and its author, for a form filled from an older one; undefined for a new
 * text.
 */
export function newerOf<Fetched extends Versioned, Values, Form, Key extends QueryKey>(
  query: EnsureQueryDataOptions<Fetched, Error, Fetched, Key> | null,
  history: HistoryQuery<Form> | null,
  valuesOf: (fetched: Fetched) => Values,
  onTaken: (version: number) => void,
): (() => Promise<Newer<Values>>) | undefined {
  if (!query || !history) return undefined
  return async () => {
    const [fetched, { pages }] = await Promise.all([
      queryClient.fetchQuery({ ...query, staleTime: 0 }),
      queryClient.fetchInfiniteQuery({ ...history, staleTime: 0 }),
    ])
    const { at, operator } = pages[0]?.data.items[0] ?? {}
    return {
      values: valuesOf(fetched),
      by: at && operator ? { at, name: operator } : null,
      take: () => onTaken(fetched.version),
    }
  }
}
