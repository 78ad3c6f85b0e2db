import type { Control } from 'react-hook-form'
import { formatThousandths } from '../../format/numbers'
import { holds, useOperator } from '../../session/operator'
import { Link } from '../../ui/Link'
import { ListFields } from './ListFields'
import type { PromotionOptions } from './queries'
import type { DefinitionValues } from './values'

interface ScopeFieldsProps {
  control: Control<DefinitionValues>
  options: PromotionOptions
}

/** Fields of the purchases that count; an empty selection counts all. */
export function ScopeFields({ control, options }: ScopeFieldsProps) {
  const named = (all: readonly { slug: string; name: string }[]) =>
    all.map(({ slug, name }) => ({ value: slug, label: name }))
  const lists = [
    { name: 'terms.brands', title: 'Marki', choices: named(options.brands) },
    { name: 'terms.categories', title: 'Kategorie', choices: named(options.categories) },
    {
      name: 'terms.products',
      title: 'Produkty',
      choices: options.products.map(({ sap, name }) => ({ value: sap, label: `${name} (${sap})` })),
    },
    {
      name: 'terms.packs',
      title: 'Opakowania',
      choices: options.packs.map((volume) => ({
        value: String(volume),
        label: `${formatThousandths(volume)} L lub kg`,
      })),
    },
  ] as const
  if (options.products.length === 0) return <NoProducts />
  return (
    <div className="flex flex-col gap-2">
      {lists.map((list) => (
        <ListFields key={list.name} control={control} none="wszystkie" {...list} />
      ))}
    </div>
  )
}

/** Stands for the lists while the catalogue is empty. */
function NoProducts() {
  return (
    <p className="text-muted">
      Marki, kategorie, produkty i&nbsp;opakowania wybierzesz, gdy w&nbsp;katalogu będzie pierwszy produkt.
      Bez wyboru liczą się wszystkie.{' '}
      {holds(useOperator(), 'moderator') && <Link to="/zaplecze/produkty/nowy">Dodaj produkt</Link>}
    </p>
  )
}
