import { useInfiniteQuery } from '@tanstack/react-query'
import { CreditCard, Inbox } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatInstant } from '../../../format/dates'
import { formatMoney, formatPoints } from '../../../format/numbers'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { Checkbox } from '../../../ui/Checkbox'
import { ButtonLink, Link } from '../../../ui/Link'
import { useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { EmptyList } from '../../EmptyList'
import { ExportButtons } from '../../ExportButtons'
import { ListFilters } from '../../ListFilters'
import { rowsOf } from '../../list-query'
import { ResourceTable } from '../../ResourceList'
import { BulkBar } from './BulkBar'
import { BulkResult } from './BulkResult'
import { FoundOrders } from './FoundOrders'
import { kinds, statuses } from './options'
import { type BulkChanged, foundBy, type OrderItem, ordersQuery } from './queries'

/** `/zaplecze/zamowienia`: orders with filters and bulk actions. */
export default function OrdersPage() {
  const list = useListParams({ by: 'id', desc: true })
  const { filter } = list
  const status = list.choice('status', statuses, 'selected')
  const [kind, reward, search] = [filter('kind'), filter('reward'), filter('search')]
  const query = useInfiniteQuery(ordersQuery({ status, kind, reward, search }))
  const rows = rowsOf(query)
  const choice = useTicked(rows)
  const [changed, setChanged] = useState<BulkChanged | null>(null)
  return (
    <Card>
      <CardHead
        level={1}
        title="Zamówienia nagród"
        action={
          <ButtonLink
            variant="secondary"
            to="/zaplecze/zamowienia/kody"
            icon={<CreditCard aria-hidden className="size-5" />}
          >
            Kody kart
          </ButtonLink>
        }
      />
      <OrderFilters rewards={query.data?.pages[0]?.filters.rewards ?? []} />
      {changed && <BulkResult changed={changed} onClose={() => setChanged(null)} />}
      <ListActions choice={choice} count={rows?.length ?? 0} status={status}>
        {(rows?.length ?? 0) > 1 && <FoundOrders filters={foundBy({ status, kind, reward, search })} />}
      </ListActions>
      <ResourceTable
        label="Zamówienia"
        query={query}
        hasViews
        columns={columnsOf(choice)}
        rowKey={(row) => row.id}
        empty={
          <EmptyList
            icon={Inbox}
            filters={['status', 'kind', 'reward', 'search']}
            none="Żadne zamówienie nie czeka"
            notFound="Nie ma takich zamówień"
          >
            Zamówienia w&nbsp;toku i&nbsp;zakończone pokaże filtr.
          </EmptyList>
        }
      />
      <div className="mt-4 border-line border-t pt-4">
        <ExportButtons
          table="orders"
          title="Zamówienia z&nbsp;listy"
          narrowing={{ status: status === 'all' ? '' : status, kind, reward, search }}
        />
      </div>
      {choice.chosen.length > 0 && (
        <BulkBar
          chosen={choice.chosen}
          onClear={() => choice.tickAll(false)}
          onChanged={(done) => {
            setChanged(done)
            choice.tickAll(false)
          }}
        />
      )}
    </Card>
  )
}

/** Filters of the list; they are in the URL. */
function OrderFilters({ rewards }: { rewards: readonly { id: number; name: string }[] }) {
  const { filter, setFilter } = useListParams({ by: 'id', desc: true })
  return (
    <ListFilters
      statuses={statuses}
      initialStatus="selected"
      searchLabel="Numer zamówienia, NIP lub nazwisko"
    >
      <Select
        label="Rodzaj"
        value={filter('kind')}
        onChange={(chosen) => setFilter('kind', chosen)}
        options={kinds}
      />
      <Select
        label="Nagroda"
        value={filter('reward')}
        onChange={(chosen) => setFilter('reward', chosen)}
        options={[
          { value: '', label: 'Wszystkie' },
          ...rewards.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </ListFilters>
  )
}

type Choice = ReturnType<typeof useTicked>

interface ListActionsProps {
  choice: Choice
  /** Number of orders in the list. */
  count: number
  status: string
  /** Actions for the orders beyond those that are loaded. */
  children: ReactNode
}

/** Checkbox that ticks the whole list; while nothing is ticked, a link to the labels of all orders of the status. */
function ListActions({ choice, count, status, children }: ListActionsProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <Checkbox
        isSelected={count > 0 && choice.chosen.length === count}
        isIndeterminate={choice.chosen.length > 0 && choice.chosen.length < count}
        isDisabled={count === 0}
        onChange={choice.tickAll}
      >
        Zaznacz wszystkie z&nbsp;listy
      </Checkbox>
      {choice.chosen.length === 0 && children}
      {status !== 'all' && choice.chosen.length === 0 && (
        <ExportButtons table="parcel-labels" title="Etykiety przesyłek" narrowing={{ status }} />
      )}
    </div>
  )
}

/** Ticked orders that are still in the list. */
function useTicked(rows: readonly OrderItem[] | undefined) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  return {
    chosen: rows?.filter(({ id }) => ticked.has(id)) ?? [],
    tick: (id: string, isTicked: boolean) =>
      setTicked((before) => new Set([...before].filter((known) => known !== id).concat(isTicked ? id : []))),
    tickAll: (isTicked: boolean) => setTicked(new Set(isTicked ? rows?.map(({ id }) => id) : [])),
  }
}

function columnsOf({ chosen, tick }: Choice): readonly Column<OrderItem>[] {
  const ticked = new Set(chosen.map(({ id }) => id))
  return [
    {
      key: 'number',
      label: 'Numer',
      card: 'title',
      cell: ({ id, number }) => (
        <span className="flex items-center gap-1">
          {/* Above the link that covers the whole card. */}
          <span className="relative z-10">
            <Checkbox isSelected={ticked.has(id)} onChange={(isTicked) => tick(id, isTicked)}>
              <span className="sr-only">{`Zaznacz zamówienie nr ${number}`}</span>
            </Checkbox>
          </span>
          <Link to={pathTo('/zaplecze/zamowienia/:id', { id })}>{number}</Link>
        </span>
      ),
    },
    {
      key: 'reward',
      label: 'Nagroda',
      card: 'lead',
      cell: ({ reward, variant, delivery, kind }) => (
        <>
          {noBreak(variant ? `${reward}, ${variant}` : reward)}
          {kind === 'card' && (
            <span className="block text-muted text-small">{delivery === 'code' ? 'jako kod' : 'pocztą'}</span>
          )}
        </>
      ),
    },
    { key: 'participant', label: 'Uczestnik', cell: (row) => `${row.participant}, NIP\u00a0${row.nip}` },
    { key: 'date', label: 'Data', card: 'left', cell: (row) => formatInstant(row.date) },
    {
      key: 'points',
      label: 'Punkty',
      card: 'right',
      align: 'end',
      cell: (row) => (
        <>
          <span className="whitespace-nowrap">{formatPoints(row.points)}</span>
          {row.amount != null && (
            <span className="block whitespace-nowrap text-right font-normal text-muted text-small">
              {formatMoney(row.amount)}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      card: 'badge',
      cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
    },
  ]
}
