import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The query that stands for a list without filters where the bare address shows something else; '' elsewhere. */
export const UnfilteredQuery = createContext('')

export interface Sort {
  readonly by: string
  readonly desc: boolean
}

/** The page of a list that an address asks for. */
export function pageIn(search: URLSearchParams): number {
  return Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
}

/** The option that an address chooses; the first one for a missing or unknown value. */
export function choiceIn(
  search: URLSearchParams,
  name: string,
  options: readonly { readonly value: string }[],
  initial: string,
): string {
  const requested = search.get(name)
  return options.some(({ value }) => value === requested) ? String(requested) : initial
}

/** Filters in an address, unchecked: the server refuses unknown ones. */
export function filtersFrom<Filters extends object>(
  search: URLSearchParams,
  names: readonly (keyof Filters & string)[],
): Filters {
  const activeFilters = names.flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(activeFilters) as Filters
}

/** An address's parameters with some changed, from the first page; null or '' removes a parameter. */
export function searchWith(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** State of a list in the URL: page, order and filters. */
export function useListParams(defaultSort: Sort) {
  const [search, setSearch] = useSearchParams()
  const unfiltered = useContext(UnfilteredQuery)
  /*
   * The last requested query, because several changes within one event apply to each other.
   */
  const requestedSearch = useRef(search)
  useEffect(() => {
    requestedSearch.current = search
  }, [search])
  const sort: Sort = {
    by: search.get('sortBy') ?? defaultSort.by,
    desc: (search.get('sortDesc') ?? String(defaultSort.desc)) === 'true',
  }

  /** Changes parameters and returns to the first page; null removes a parameter. */
  function change(parameters: Record<string, string | null>) {
    const filtered = searchWith(requestedSearch.current, parameters)
    const next = new URLSearchParams(filtered.toString() || unfiltered)
    requestedSearch.current = next
    /* An address that is rendered later would take back what is typed meanwhile. */
    setSearch(next, { flushSync: true })
  }

  return {
    page: pageIn(search),
    sort,
    onSort: ({ by, desc }: Sort) => change({ sortBy: by, sortDesc: String(desc) }),
    /** The value of a filter that is one of some options. */
    choice: (name: string, options: readonly { readonly value: string }[], initial: string) =>
      choiceIn(search, name, options, initial),
    /** The value of a filter, '' for one that is not set. */
    filter: (name: string) => search.get(name) ?? '',
    setFilter: (name: string, value: string | null) => change({ [name]: value }),
    /** Sets several filters at once, as one step of the history. */
    setFilters: change,
  }
}

/**
 * The typed text of a filter, until the address's value `applied` changes, as by Back or a cleared filter; values are
 * compared as JSON.
 */
export function useTypedFilter<T>(applied: T): [T, (typed: T) => void] {
  const [typed, setTyped] = useState(applied)
  const print = JSON.stringify(applied)
  const [before, setBefore] = useState(print)
  if (print !== before) {
    setBefore(print)
    setTyped(applied)
  }
  return [typed, setTyped]
}
