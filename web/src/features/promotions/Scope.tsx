import { Card, CardHead } from '../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import type { Promotion } from './queries'

/** Purchases that take part; a dimension that is left out has no limit. */
export function Scope({ scope }: { scope: Promotion['scope'] }) {
  const { brands, categories, products, packs_text: packs } = scope
  const isOpen = [brands, categories, products].every((list) => list.length === 0)
  return (
    <Card>
      <CardHead title="Które zakupy się liczą" />
      <DescriptionList>
        {isOpen && <DescriptionItem name="Produkty">wszystkie z&nbsp;programu</DescriptionItem>}
        {products.length > 0 && (
          <DescriptionItem name="Produkty">{listed(products.map(({ name }) => name))}</DescriptionItem>
        )}
        {brands.length > 0 && (
          <DescriptionItem name="Marki">{listed(brands.map(({ name }) => name))}</DescriptionItem>
        )}
        {categories.length > 0 && (
          <DescriptionItem name="Kategorie">{listed(categories.map(({ name }) => name))}</DescriptionItem>
        )}
        <DescriptionItem name="Opakowania">
          {packs.length > 0 ? listed(packs) : 'każda wielkość'}
        </DescriptionItem>
      </DescriptionList>
    </Card>
  )
}

function listed(names: readonly string[]): string {
  return names.join(', ')
}
