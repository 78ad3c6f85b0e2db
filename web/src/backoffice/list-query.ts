interface Keyset {
  readonly total: number
  /** True when there are more than `total`: the server stops counting at its cap. */
  readonly more_than_total: boolean
}

interface ListPage<Row> {
  readonly data: { readonly items: readonly Row[] } | readonly Row[]
  readonly meta: Keyset
}

/** Result of `useInfiniteQuery` for a list with keyset pagination. */
export interface ListQuery<Row> {
  readonly data: { readonly pages: readonly ListPage<Row>[] } | undefined
  readonly isFetching: boolean
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Rows of all loaded pages; undefined until the first page is loaded. */
export function rowsOf<Row>({ data }: Pick<ListQuery<Row>, 'data'>): readonly Row[] | undefined {
  return data?.pages.flatMap((page) => ('items' in page.data ? page.data.items : page.data))
}
