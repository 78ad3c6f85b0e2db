import type { paths } from '../../api/schema.gen'
import type { Sort } from '../../ui/list-params'

/** The query of a list of invoices. */
export type InvoiceListQuery = NonNullable<paths['/api/v1/invoices/{list}']['get']['parameters']['query']>

export type SearchIn = NonNullable<InvoiceListQuery['type']>

export const defaultSort: Sort = { by: 'date', desc: true }

const sortable = ['date', 'document_name', 'distributor_name', 'points', 'value', 'status'] as const

/** The query of the list from the address; invalid parameters are ignored. */
export function listQuery(page: number, sort: Sort, filter: (name: string) => string): InvoiceListQuery {
  const sortBy = sortable.find((column) => column === sort.by)
  const search = filter('search').trim()
  const edi = filter('edi')
  return {
    page,
    ...(search === '' ? {} : { type: searchIn(filter('type')), search }),
    ...(edi === 'true' || edi === 'false' ? { edi: edi === 'true' } : {}),
    sortBy: sortBy ?? 'date',
    sortDesc: sortBy ? sort.desc : true,
  }
}

export function searchIn(type: string): SearchIn {
  return type === 'distributor_name' ? 'distributor_name' : 'document_name'
}
