import { infiniteQueryOptions, type keepPreviousData, type QueryKey } from '@tanstack/react-query'

interface CursorMeta {
  readonly total: number
  /** True when there are more than `total`: the server stops counting at its cap. */
  readonly more_than_total: boolean
  /** Cursor of the next page; none on the last. */
  readonly next_cursor?: number | null
}

/** Answer with a page of a list, as the server's `CursorList`. */
export interface CursorList<Row> {
  readonly data: { readonly items: readonly Row[] }
  readonly meta: CursorMeta
}

interface CursorListOptions<Key extends QueryKey, Page> {
  readonly queryKey: Key
  /** Fetches the page that the query parameters `next` name. */
  readonly fetchPage: (next: { cursor?: number }, signal: AbortSignal) => Promise<Page>
  readonly staleTime?: number
  readonly placeholderData?: typeof keepPreviousData
}

/** Infinite query of a list with keyset pagination. */
export function cursorListQuery<const Key extends QueryKey, Page extends CursorList<unknown>>({
  fetchPage,
  ...options
}: CursorListOptions<Key, Page>) {
  return infiniteQueryOptions({
    ...options,
    queryFn: ({ signal, pageParam }) => fetchPage(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page: Page) => page.meta.next_cursor ?? null,
  })
}

/** Result of `useInfiniteQuery` for a list with keyset pagination. */
export interface ListQuery<Row> {
  readonly data: { readonly pages: readonly CursorList<Row>[] } | undefined
  readonly isFetching: boolean
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Rows of all loaded pages; undefined until the first page is loaded. */
export function rowsOf<Row>({ data }: Pick<ListQuery<Row>, 'data'>): readonly Row[] | undefined {
  return data?.pages.flatMap((page) => page.data.items)
}

/**
 * True for a pending query before its first failure: the page waits for it, because a late card would shift the layout.
 */
export function isFirstLoad({
  isPending,
  failureCount,
}: {
  isPending: boolean
  failureCount: number
}): boolean {
  return isPending && failureCount === 0
}
