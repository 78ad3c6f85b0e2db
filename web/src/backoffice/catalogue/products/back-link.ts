import { pathTo } from '../../../paths'

/**
 * Link back from a product's page: to the import that needed the product, else to the list. `search` passes that import
 * on.
 */
export function backLinkOf(search: URLSearchParams): { to: string; name: string; search: string } {
  const id = search.get('import') ?? ''
  if (!/^\d{1,15}$/.test(id)) return { to: '/zaplecze/produkty', name: 'Produkty', search: '' }
  return { to: pathTo('/zaplecze/importy/:id', { id }), name: 'Import', search: `?import=${id}` }
}
