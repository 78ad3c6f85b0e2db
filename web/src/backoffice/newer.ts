import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api/query-client'
import type { Newer } from '../form/useNewer'

/** Reads anew the record that a form was filled from: what the form would hold of it, and what its next save is of. */
export function readAgain<Read, Values, Key extends QueryKey>(
  query: FetchQueryOptions<Read, Error, Read, Key>,
  valuesOf: (read: Read) => Values,
  take: (read: Read) => void = () => undefined,
): () => Promise<Newer<Values>> {
  return async () => {
    const read = await queryClient.fetchQuery({ ...query, staleTime: 0 })
    return { values: valuesOf(read), take: () => take(read) }
  }
}
