import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

export interface Sort {
  readonly by: string
  readonly desc: boolean
}

/** The page of a list that an address asks for. */
export function pageIn(search: URLSearchParams): number {
  return Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
}

/** The option that an address chooses of a list's; the first one where it names none, or one that does not exist. */
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

/** A list's place: page, order and filters stand in the URL, so that a link or the back button brings them back. */
export function useListParams(defaultSort: Sort) {
  const [search, setSearch] = useSearchParams()
  /* An address is drawn some time after it was asked for: what is chosen meanwhile comes on top of it. */
  const requestedSearch = useRef(search)
  useEffect(() => {
    requestedSearch.current = search
  }, [search])
  const sort: Sort = {
    by: search.get('sortBy') ?? defaultSort.by,
    desc: (search.get('sortDesc') ?? String(defaultSort.desc)) === 'true',
  }

  /** Another order or filter starts at the first page again; null takes a parameter away. */
  function change(parameters: Record<string, string | null>) {
    const next = new URLSearchParams(requestedSearch.current)
    next.delete('page')
    for (const [name, value] of Object.entries(parameters)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    }
    requestedSearch.current = next
    setSearch(next)
  }

  return {
    page: pageIn(search),
    sort,
    onSort: ({ by, desc }: Sort) => change({ sortBy: by, sortDesc: String(desc) }),
    /** The value of a filter that is one of some options. */
    choice: (name: string, options: readonly { readonly value: string }[], initial: string) =>
      choiceIn(search, name, options, initial),
    /** The value of a filter, '' where it is not set. */
    filter: (name: string) => search.get(name) ?? '',
    setFilter: (name: string, value: string | null) => change({ [name]: value }),
    /** Several filters at once: one step back undoes them together. */
    setFilters: change,
  }
}

/**
 * The typed text of a filter, until the address asks for something else: a step back, a filter taken away. `applied` is
 * the address's value; two that are the same as JSON are the same.
 */
export function useTyped<T>(applied: T): [T, (typed: T) => void] {
  const [typed, setTyped] = useState(applied)
  const print = JSON.stringify(applied)
  const [before, setBefore] = useState(print)
  if (print !== before) {
    setBefore(print)
    setTyped(applied)
  }
  return [typed, setTyped]
}
