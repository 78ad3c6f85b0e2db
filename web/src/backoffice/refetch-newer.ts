import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api/query-client'
import type { Newer } from '../form/useNewer'

/** Loader of the record's current state for `useNewer`: the form values, and a callback that takes over its version. */
export function refetchNewer<Fetched, Values, Key extends QueryKey>(
  query: FetchQueryOptions<Fetched, Error, Fetched, Key>,
  valuesOf: (fetched: Fetched) => Values,
  take: (fetched: Fetched) => void = () => undefined,
): () => Promise<Newer<Values>> {
  return async () => {
    const fetched = await queryClient.fetchQuery({ ...query, staleTime: 0 })
    return { values: valuesOf(fetched), take: () => take(fetched) }
  }
}
