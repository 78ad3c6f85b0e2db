import type { Sort } from '../../ui/list-params'
import type { DistributorQuery } from './queries'

export type SearchIn = NonNullable<DistributorQuery['type']>

export const defaultSort: Sort = { by: 'distributor_name', desc: false }

export const noFilters = { type: null, search: null, edi: null } as const

const searchTypes = ['distributor_name', 'nip', 'city'] as const
const sortable = ['distributor_name', 'nip', 'city', 'edi'] as const

/** The query of the list from the address; invalid parameters are ignored. */
export function listQuery(sort: Sort, filter: (name: string) => string): DistributorQuery {
  const sortBy = sortable.find((column) => column === sort.by)
  const search = filter('search').trim()
  const edi = filter('edi')
  return {
    ...(search === '' ? {} : { type: searchIn(filter('type')), search }),
    ...(edi === 'true' || edi === 'false' ? { edi: edi === 'true' } : {}),
    sortBy: sortBy ?? 'distributor_name',
    sortDesc: sortBy ? sort.desc : false,
  }
}

export function searchIn(type: string): SearchIn {
  return searchTypes.find((known) => known === type) ?? 'distributor_name'
}
