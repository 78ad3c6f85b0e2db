import { queryOptions, useQuery } from '@tanstack/react-query'
import { answer } from '../api/client'
import { operatorApi, operatorBearer } from '../api/operator-client'
import type { AnswerTo } from '../api/wire'
import type { Path } from '../paths'

/** Numbers of waiting records; null where the operator's roles do not open the list. */
export type MenuCounts = AnswerTo<'/api/v1/backoffice/menu-counts'>['data']

/** Counts of all lists in one call; a menu without them is whole. */
export const menuCountsQuery = queryOptions({
  queryKey: ['backoffice', 'menu-counts'],
  queryFn: async ({ signal }) => {
    const call = operatorApi.GET('/api/v1/backoffice/menu-counts', { signal })
    return (await answer(call)).data
  },
  refetchInterval: 60_000,
  throwOnError: false,
})

const lists: Partial<Record<Path, keyof MenuCounts>> = {
  '/zaplecze/faktury': 'invoices',
  '/zaplecze/korekty': 'einvoice_corrections',
  '/zaplecze/zamowienia': 'orders',
  '/zaplecze/zadania': 'bulk_jobs',
  '/zaplecze/wyplaty': 'payouts',
  '/zaplecze/zgloszenia': 'requests',
  '/zaplecze/kontakt': 'contact',
  '/zaplecze/wnioski-o-dane': 'data_requests',
}

/** Function that tells how many records of an entry's list wait: 0 for none, and for an entry without a count. */
export function useMenuCounts(): (path: Path) => number {
  const { data } = useQuery({ ...menuCountsQuery, enabled: operatorBearer.isSignedIn() })
  return (path) => {
    const list = lists[path]
    return (data && list && data[list]) ?? 0
  }
}
