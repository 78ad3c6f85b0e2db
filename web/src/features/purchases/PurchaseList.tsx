import { useQuery } from '@tanstack/react-query'
import { SearchX, ShoppingCart } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ListFiles } from '../../form/ListFiles'
import { formatMoney, formatNumber, formatVolume } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import type { Sort } from '../../ui/list-params'
import { Pager } from '../../ui/Pager'
import { Table } from '../../ui/Table'
import { type ColumnCell, columnsOf, type WireField } from '../../ui/table-columns'
import { type Purchase, type PurchaseQuery, purchasesQuery, savePurchases } from './queries'

interface PurchaseListProps {
  query: PurchaseQuery
  sort: Sort
  onSort: (sort: Sort) => void
  /** Clears the search; null without one. */
  onClear: (() => void) | null
}

/** The products of a season page by page, each with a link to its invoices. */
export function PurchaseList({ query, sort, onSort, onClear }: PurchaseListProps) {
  const [search] = useSearchParams()
  const { data, isPlaceholderData } = useQuery(purchasesQuery(query))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <h2 className="mb-4 font-bold text-h2">Produkty</h2>
        {/* There from the start, so that the list under them does not move as it comes. */}
        {data?.meta.total !== 0 && (
          <ListFiles
            key={JSON.stringify({ ...query, page: 1 })}
            save={(format) => savePurchases(query, format)}
          />
        )}
      </div>
      <Table
        label="Kupione produkty"
        columns={purchaseColumns(data?.data.fields ?? [], (row) =>
          detailsLink(search, row, data?.filters.season),
        )}
        rows={data?.data.items}
        rowKey={({ group, distributor }) => `${group}-${distributor}`}
        sort={sort}
        onSort={onSort}
        isBusy={isPlaceholderData}
        empty={<NoPurchases onClear={onClear} />}
      />
      {data && <Pager meta={data.meta} />}
    </>
  )
}

/** Opens a row's invoices over the page as it stands. */
function detailsLink(search: URLSearchParams, row: Purchase, season: number | undefined): string {
  const next = new URLSearchParams(search)
  next.set('produkt', String(row.group))
  next.set('dystrybutor', String(row.distributor))
  if (season !== undefined) next.set('sezon-zakupow', String(season))
  return `?${next}${modalHash('szczegoly-zakupow')}`
}

function purchaseColumns(fields: readonly WireField[], linkTo: (row: Purchase) => string) {
  const cells: Record<string, ColumnCell<Purchase>> = {
    product: {
      cell: (row) => (
        <Link to={linkTo(row)} stretched>
          {row.product}
        </Link>
      ),
      card: 'title',
    },
    distributor_name: { cell: ({ distributor_name }) => distributor_name, card: 'lead' },
    quantity: { cell: ({ quantity }) => formatNumber(quantity), align: 'end', card: 'hidden' },
    volume: { cell: ({ volume, unit }) => formatVolume(volume, unit), align: 'end', card: 'left' },
    points: { cell: ({ points }) => formatNumber(points), align: 'end', card: 'right', unit: 'pkt' },
    turnover: { cell: ({ turnover }) => formatMoney(turnover), align: 'end', card: 'foot' },
  }
  return columnsOf(fields, cells)
}

function NoPurchases({ onClear }: Pick<PurchaseListProps, 'onClear'>) {
  if (onClear)
    return (
      <EmptyState
        icon={SearchX}
        title="Brak danych"
        action={
          <Button variant="secondary" onPress={onClear}>
            Pokaż wszystkie
          </Button>
        }
      >
        {noBreak(
          'Żaden kupiony produkt nie pasuje do wyszukiwania. Sprawdź pisownię albo wybierz inny sezon.',
        )}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={ShoppingCart}
      title="Brak danych"
      action={<ButtonLink to={modalHash('zglos-fakture')}>Zgłoś fakturę</ButtonLink>}
    >
      {noBreak(
        'W tym sezonie nie masz jeszcze zakupów. Pojawią się tutaj, gdy zaakceptujemy pozycje z Twoich faktur.',
      )}
    </EmptyState>
  )
}
