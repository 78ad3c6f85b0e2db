import { pathTo } from '../../../paths'

/**
 * The way back from a page of a product: to the import that wanted it, else the list. `search` names that import
 * further on.
 */
export function wayBack(search: URLSearchParams): { to: string; name: string; search: string } {
  const id = search.get('import') ?? ''
  if (!/^\d{1,15}$/.test(id)) return { to: '/zaplecze/produkty', name: 'Produkty', search: '' }
  return { to: pathTo('/zaplecze/importy/:id', { id }), name: 'Import', search: `?import=${id}` }
}
