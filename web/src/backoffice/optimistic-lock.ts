import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../api/query-client'
import type { Newer } from '../form/useNewer'

interface Versioned {
  readonly version: number
}

interface OptimisticLock<Values> {
  /** Version that the form was filled from; the server refuses to overwrite a newer one. */
  readonly version: number
  /** Loader of the newer state after such a refusal; undefined for a new record. */
  readonly newer: (() => Promise<Newer<Values>>) | undefined
}

/** Optimistic lock of a form's record; null for a new one. */
export function useOptimisticLock<Fetched extends Versioned, Values, Key extends QueryKey>(
  record: Versioned | null,
  query: FetchQueryOptions<Fetched, Error, Fetched, Key> | null,
  valuesOf: (fetched: Fetched) => Values,
): OptimisticLock<Values> {
  const [version, setVersion] = useState(record?.version ?? 0)
  return {
    version,
    newer: query ? refetchNewer(query, valuesOf, (fetched) => setVersion(fetched.version)) : undefined,
  }
}

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
