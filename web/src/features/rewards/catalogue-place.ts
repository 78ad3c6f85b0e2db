import { useSearchParams } from 'react-router'
import { choiceIn, pageIn, searchWith } from '../../ui/list-params'
import type { Option } from '../../ui/Select'
import type { CatalogueFilters } from './queries'

/** Parameters of the catalogue's address. */
export const parameters = { category: 'kategoria', order: 'kolejnosc', within: 'w-zasiegu' } as const

const orders = {
  polecane: 'recommended',
  najtansze: 'cheapest',
  najdrozsze: 'dearest',
  nazwa: 'name',
} as const

export const recommended = 'polecane'

export const orderOptions: readonly Option[] = [
  { value: recommended, label: 'Polecane' },
  { value: 'najtansze', label: 'Od najtańszych' },
  { value: 'najdrozsze', label: 'Od najdroższych' },
  { value: 'nazwa', label: 'Nazwa' },
]

/** Reads what the address asks of the catalogue. */
export function filtersIn(search: URLSearchParams): CatalogueFilters {
  const category = search.get(parameters.category)
  const order = orders[choiceIn(search, parameters.order, orderOptions, recommended) as keyof typeof orders]
  return {
    page: pageIn(search),
    ...(category ? { category } : {}),
    ...(order === 'recommended' ? {} : { order }),
    ...(search.get(parameters.within) === 'tak' ? { within_reach: true as const } : {}),
  }
}

/** The link to a category of the catalogue, in the same order; null for all of it. */
export function useCategoryLink(): (category: string | null) => string {
  const [search] = useSearchParams()
  return (category) => `?${searchWith(search, { [parameters.category]: category })}`
}
