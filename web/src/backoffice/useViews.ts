import { useQuery } from '@tanstack/react-query'
import { differs, type ListAddress, useListAddress } from './list-address'
import { knownKeys, type ListColumn } from './list-columns'
import { type ListName, type SavedView, viewsQuery } from './saved-views'

export type Views = ReturnType<typeof useViews>

/** The operator's views of a list, the one that was chosen last, and what the list shows now. */
export function useViews(list: ListName, columns: readonly ListColumn[]) {
  /* Read with the page: a failure is tried again when the list is opened, or on request. */
  const query = useQuery({ ...viewsQuery(list), retryOnMount: false })
  const { pathname, address, show, adjust } = useListAddress()
  const shown: ListAddress = { ...address, columns: knownKeys(columns, address.columns) }
  const all: readonly SavedView[] = query.data ?? []
  const chosen = all.find(({ id }) => id === shown.view) ?? null
  return {
    list,
    pathname,
    shown,
    show,
    adjust,
    all,
    chosen,
    /** True where the list no longer shows what the chosen view has saved. */
    isChanged: chosen !== null && differs(chosen, shown),
    isLoading: query.isPending,
    isMissing: query.isError && query.data === undefined,
    retry: query.refetch,
  }
}
