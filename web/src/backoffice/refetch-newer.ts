import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api/query-client'
import type { Newer } from '../form/useNewer'

/** Reads anew the record that a form was filled from: what the form would hold of it, and what its next save is of. */
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
