import { queryClient } from '../../../api/query-client'
import type { Newer } from '../../../form/useNewer'
import type { ContentQueries } from './queries'

interface Kind<Stored, Values, Form> {
  readonly queries: ContentQueries<Stored, Form>
  readonly valuesOf: (stored: Stored) => Values
}

/** Loads the newest saved state of a text and its author, for a form filled from an older one. */
export async function fetchNewer<Stored extends { readonly version: number }, Values, Form>(
  { queries, valuesOf }: Kind<Stored, Values, Form>,
  id: number,
  onTaken: (version: number) => void,
): Promise<Newer<Values>> {
  const [fetched, { pages }] = await Promise.all([
    queryClient.fetchQuery({ ...queries.one(id), staleTime: 0 }),
    queryClient.fetchInfiniteQuery({ ...queries.history(id), staleTime: 0 }),
  ])
  const { at, operator } = pages[0]?.data.items[0] ?? {}
  return {
    values: valuesOf(fetched),
    by: at && operator ? { at, name: operator } : null,
    take: () => onTaken(fetched.version),
  }
}
