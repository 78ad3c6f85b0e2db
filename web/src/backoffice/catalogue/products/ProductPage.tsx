import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { listed } from '../../../format/text'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { Link } from '../../../ui/Link'
import { PageSkeleton } from '../../../ui/Skeleton'
import { RecordHistory } from '../../platform/audit/RecordHistory'
import { RecordHead } from '../../RecordHead'
import { ActiveBadge } from '../ActiveBadge'
import { catalogueVocabulary } from '../audit'
import { backLinkOf } from './back-link'
import { Packs } from './Packs'
import { ProductFields } from './ProductFields'
import { type Product, productQuery, updateProduct } from './queries'
import { Rates } from './Rates'

/** Section in edit mode: one at a time, because the product has one version. */
export type Editing = 'nothing' | 'data' | `pack ${number | 'new'}` | `rate ${number}`

export interface PartProps {
  product: Product
  editing: Editing
  onEdit: (what: Editing) => void
}

/** `/zaplecze/produkty/:id`: a product with its packs, rates and branches. */
export default function ProductPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { data: product } = useQuery(productQuery(Number(id)))
  const [editing, onEdit] = useState<Editing>('nothing')
  if (!product) return <PageSkeleton />
  const part = { product, editing, onEdit }
  return (
    <>
      <RecordHead
        title={product.name}
        badge={<ActiveBadge active={product.active} />}
        back={backLinkOf(search)}
        record={{ kind: 'product', key: String(product.id) }}
      />
      <Data {...part} />
      <Packs {...part} />
      <Rates {...part} />
      <Branches product={product} />
      <Aliases product={product} />
      <RecordHistory kind="product" recordKey={String(product.id)} vocabulary={catalogueVocabulary} />
    </>
  )
}

function Data({ product, editing, onEdit }: PartProps) {
  const close = () => onEdit('nothing')
  if (editing === 'data')
    return (
      <Card>
        <CardHead title="Dane produktu" />
        <ProductFields
          product={product}
          send={(form, version) => updateProduct(product.id, version, form)}
          onDone={close}
          onCancel={close}
        />
      </Card>
    )
  return (
    <Card>
      <CardHead
        title="Dane produktu"
        action={
          <Button variant="secondary" onPress={() => onEdit('data')}>
            Zmień dane
          </Button>
        }
      />
      <DescriptionList>
        <DescriptionItem name="Marka">{product.brand}</DescriptionItem>
        <DescriptionItem name="Kategoria">{product.category}</DescriptionItem>
        <DescriptionItem name="Kod SAP">{product.sap}</DescriptionItem>
        <DescriptionItem name="Adres strony">{product.slug}</DescriptionItem>
        <DescriptionItem name="Jednostka">{product.unit === 'kg' ? 'kilogram' : 'litr'}</DescriptionItem>
        <DescriptionItem name="Uprawy">{listed(product.crops) || 'nie podano'}</DescriptionItem>
        <DescriptionItem name="Kolor opakowania">
          <span className="inline-flex items-center gap-2">
            <span
              aria-hidden
              className="size-5 rounded-tag border border-line"
              style={{ background: product.colour }}
            />
            {product.colour}
          </span>
        </DescriptionItem>
      </DescriptionList>
      {product.description && <p className="mt-4 max-w-text whitespace-pre-line">{product.description}</p>}
    </Card>
  )
}

function Branches({ product: { branches } }: { product: Product }) {
  return (
    <Card>
      <CardHead title={`Dostępność (${branches.length})`} />
      {branches.length === 0 ? (
        <p className="text-muted">
          Tego produktu nie ma jeszcze w&nbsp;żadnym oddziale. Zaznaczysz go na karcie oddziału dystrybutora.
        </p>
      ) : (
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
          {branches.map(({ id, distributor, name, city }) => (
            <li key={id} className="py-1.5">
              <Link to={pathTo('/zaplecze/dystrybutorzy/oddzialy/:id', { id: String(id) })}>{name}</Link>
              <span className="block text-muted text-small">
                {distributor}, {city}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Aliases({ product: { aliases } }: { product: Product }) {
  return (
    <Card>
      <CardHead title="Nazwy u dystrybutorów" />
      {aliases.length === 0 ? (
        <p className="text-muted">
          Żaden dystrybutor nie ma własnej nazwy tego produktu. Dodasz ją na karcie dystrybutora.
        </p>
      ) : (
        <ul className="flex flex-col">
          {aliases.map(({ distributor_id: distributor, distributor: seller, alias, pack }) => (
            <li key={`${distributor} ${alias}`} className="border-line border-b py-2 last:border-0">
              <span className="wrap-anywhere font-semibold">{alias}</span>
              <span className="text-muted">
                {' '}
                to opakowanie {pack} u:{' '}
                <Link to={pathTo('/zaplecze/dystrybutorzy/:id', { id: String(distributor) })}>{seller}</Link>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
