import { Card, CardHead } from '../../ui/Card'
import { Fact, Facts } from '../../ui/Facts'
import type { Promotion } from './queries'

/** Which purchases take part; what is not named is not narrowed. */
export function Scope({ scope }: { scope: Promotion['scope'] }) {
  const { brands, categories, products, packs_text: packs } = scope
  const isOpen = [brands, categories, products].every((list) => list.length === 0)
  return (
    <Card>
      <CardHead title="Które zakupy się liczą" />
      <Facts>
        {isOpen && <Fact name="Produkty">wszystkie z&nbsp;programu</Fact>}
        {products.length > 0 && <Fact name="Produkty">{listed(products.map(({ name }) => name))}</Fact>}
        {brands.length > 0 && <Fact name="Marki">{listed(brands.map(({ name }) => name))}</Fact>}
        {categories.length > 0 && <Fact name="Kategorie">{listed(categories.map(({ name }) => name))}</Fact>}
        <Fact name="Opakowania">{packs.length > 0 ? listed(packs) : 'każda wielkość'}</Fact>
      </Facts>
    </Card>
  )
}

function listed(words: readonly string[]): string {
  return words.join(', ')
}
