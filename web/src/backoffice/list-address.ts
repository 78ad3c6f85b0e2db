import { useContext } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { searchWith, UnfilteredQuery } from '../ui/list-params'

/** Query parameters with the shown columns, and with the chosen view: its id, or that none is. */
const columnsParameter = 'kolumny'
const viewParameter = 'widok'

/** Value of the view's parameter once an operator has put the default view aside. */
const noView = 'brak'

/** The query of a whole list, which a bare address does not show where the operator has a default view. */
export const wholeList = `${viewParameter}=${noView}`

/** Parameters that are no filters: of pages, views, the open editor, and a modal's text. */
const unsaved = ['page', 'cursor', columnsParameter, viewParameter, 'osoba', 'content']

/** The part of a list's address that a view saves. */
export interface ListState {
  /** Filters and order, as in the address, by the parameters' names. */
  readonly query: string
  /** Keys of the shown columns in their order; none for all in the usual order. */
  readonly columns: readonly string[]
}

/** A list's address. */
export interface ListAddress extends ListState {
  /** Id of the view that was chosen last; null without one. */
  readonly view: number | null
}

/** Filters and order of a query, by the parameters' names, so that two of the same can be compared. */
export function filtersOf(query: string | URLSearchParams): string {
  const search = new URLSearchParams(query)
  for (const name of unsaved) search.delete(name)
  search.sort()
  return search.toString()
}

/** Returns the query that a view saves: not whom was searched for, because a view outlives a participant's data. */
export function savedQueryOf(query: string): string {
  const search = new URLSearchParams(query)
  for (const name of ['search', 'nip']) search.delete(name)
  return search.toString()
}

/** The keys of columns that an address names. */
export function columnKeysIn(search: URLSearchParams): string[] {
  return (search.get(columnsParameter) ?? '').split(',').filter((key) => key !== '')
}

/** Parameters of the columns and of the chosen view; null where the address names none. */
function parametersOf({ columns, view }: Pick<ListAddress, 'columns' | 'view'>) {
  return {
    [columnsParameter]: columns.join(','),
    [viewParameter]: view === null ? null : String(view),
  }
}

/** The text of a query, in which commas stay readable. */
function textOf(search: URLSearchParams): string {
  return search.toString().replaceAll('%2C', ',')
}

/** The query of an address, '' for the whole list with all columns. */
export function queryOf(address: ListAddress): string {
  return textOf(searchWith(new URLSearchParams(address.query), parametersOf(address)))
}

/** True where what a view saves differs: the filters, the order or the columns. */
export function differs(one: ListState, other: ListState): boolean {
  const [own, others] = [one, other].map(({ query }) => savedQueryOf(filtersOf(query)))
  return own !== others || one.columns.join(',') !== other.columns.join(',')
}

/** The full link to a list as it is shown, for anybody; the chosen view is its owner's alone. */
export function linkTo(path: string, shown: ListState): string {
  return `${window.location.origin}${path}?${queryOf({ ...shown, view: null }) || wholeList}`
}

/* A filter set next comes on top of an address that is rendered. */
const atOnce = { flushSync: true, preventScrollReset: true } as const

/** The list's address with the keys of its columns as they stand there, and the ways to another one. */
export function useListAddress() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const unfiltered = useContext(UnfilteredQuery)
  const parameters = new URLSearchParams(search)
  const view = Number(parameters.get(viewParameter))
  const address: ListAddress = {
    query: filtersOf(parameters),
    columns: columnKeysIn(parameters),
    view: view > 0 ? view : null,
  }
  return {
    pathname,
    address,
    /** Shows other filters and columns, as a step of the history. */
    show(next: ListAddress) {
      navigate({ search: queryOf(next) || unfiltered }, atOnce)
    },
    /** Changes the columns or the chosen view in place; everything else of the address stays. */
    adjust(changes: Partial<Pick<ListAddress, 'columns' | 'view'>>) {
      const next = searchWith(parameters, parametersOf({ ...address, ...changes }))
      navigate({ search: textOf(next) || unfiltered }, { ...atOnce, replace: true })
    },
  }
}
