import type { QueryOf } from '../../api/wire'
import type { Sort } from '../../ui/list-params'

/** The query of the list of products. */
export type ProductListQuery = QueryOf<'/api/v1/products'>

export const defaultSort: Sort = { by: 'name', desc: false }

/** The filters of the list, by their names in the URL. */
export const filterNames = ['brand', 'category', 'crops', 'volume', 'search'] as const

/** Clears all filters. */
export const noFilters = { brand: null, category: null, crops: null, volume: null, search: null } as const

const sortable = ['name', 'brand', 'category', 'points'] as const

/** The query of the list from the address; invalid parameters are ignored. */
export function listQuery(page: number, sort: Sort, filter: (name: string) => string): ProductListQuery {
  const sortBy = sortable.find((column) => column === sort.by)
  const filters = filterNames.map((name) => [name, filter(name).trim()] as const)
  return {
    page,
    ...Object.fromEntries(filters.filter(([, value]) => value !== '')),
    sortBy: sortBy ?? 'name',
    sortDesc: sortBy ? sort.desc : false,
  }
}

/** True with any filter set. */
export function isFiltered(query: ProductListQuery): boolean {
  return filterNames.some((name) => query[name] !== undefined)
}
