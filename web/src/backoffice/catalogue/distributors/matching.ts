import { folded } from '../../../format/text'
import type { Branch } from './queries'

type Offered = Branch['products'][number]

/** Products whose name, brand or category contains every word of the search, whatever the diacritics. */
export function matching(products: readonly Offered[], search: string): readonly Offered[] {
  const tokens = folded(search).split(/\s+/).filter(Boolean)
  return products.filter(({ name, brand, category }) => {
    const text = folded(`${name} ${brand} ${category}`)
    return tokens.every((word) => text.includes(word))
  })
}
