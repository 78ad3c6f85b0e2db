import type { Sort } from '../../ui/list-params'
import type { PurchaseQuery } from './queries'

export const defaultSort: Sort = { by: 'points', desc: true }

const sortable = ['product', 'distributor_name', 'quantity', 'volume', 'points', 'turnover'] as const

/** The query of the list from the address; invalid parameters are ignored. */
export function listQuery(page: number, sort: Sort, filter: (name: string) => string): PurchaseQuery {
  const sortBy = sortable.find((column) => column === sort.by)
  const search = filter('search').trim()
  const season = seasonIn(filter('season'))
  return {
    page,
    ...(season === undefined ? {} : { season }),
    ...(search === '' ? {} : { search }),
    sortBy: sortBy ?? 'points',
    sortDesc: sortBy ? sort.desc : true,
  }
}

/** The season in an address; undefined is the current one. */
export function seasonIn(text: string): number | undefined {
  return /^2\d{3}$/.test(text) ? Number(text) : undefined
}
