import { Banknote } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatInstantDay } from '../../../format/dates'
import { formatMoney, formatNumber } from '../../../format/numbers'
import { pathTo } from '../../../paths'
import { AccountNumber } from '../../../ui/AccountNumber'
import { Checkbox } from '../../../ui/Checkbox'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { type Column, Table } from '../../../ui/Table'
import { ListFooter } from '../../ListFooter'
import type { Choice } from './choice'
import { kindLabel, obstacleOf, sumsOf, sumsText } from './copy'
import type { Candidate } from './queries'

interface CandidatesProps {
  choice: Choice
  /** Maximum number of ticked transfers. */
  most: number
  /** Actions on the ticked transfers. */
  children: ReactNode
}

/** Transfers without a batch: the payable ones with checkboxes, the others with the obstacle. */
export function Candidates({ choice, most, children }: CandidatesProps) {
  const { ready, waiting, chosen, tickAll, query } = choice
  return (
    <>
      {ready !== undefined && ready.length > 0 && (
        <Checkbox
          isSelected={chosen.length === ready.length}
          isIndeterminate={chosen.length > 0 && chosen.length < ready.length}
          onChange={tickAll}
        >
          Zaznacz wszystkie z&nbsp;listy
        </Checkbox>
      )}
      <Table
        label="Przelewy, które mogą wyjść"
        columns={columnsOf(choice)}
        rows={ready}
        rowKey={(row) => row.id}
        isBusy={query.isFetching}
        empty={
          <EmptyState icon={Banknote} title="Żaden przelew nie może teraz wyjść">
            Pojawi się tutaj, gdy uczestnik zamówi przelew na konto albo na cel charytatywny.
          </EmptyState>
        }
      />
      {waiting.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-3 font-bold text-h3">Jeszcze nie mogą wyjść</h2>
          <Table
            label="Przelewy, które czekają"
            columns={waitingColumns}
            rows={waiting}
            rowKey={(row) => row.id}
          />
        </section>
      )}
      <ListFooter query={query} />
      {ready !== undefined && ready.length > 0 && (
        <div
          data-choice-bar
          className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-surface py-3"
        >
          <p role="status" className="font-semibold">
            {chosen.length === 0 ? 'Nie zaznaczono przelewów' : `Zaznaczono ${sumsText(sumsOf(chosen))}`}
            {chosen.length > most && (
              <span className="block text-rejected">{`Naraz może być najwyżej ${formatNumber(most)}\u00a0przelewów`}</span>
            )}
          </p>
          <div className="flex flex-wrap gap-2">{children}</div>
        </div>
      )}
    </>
  )
}

const common: readonly Column<Candidate>[] = [
  {
    key: 'participant',
    label: 'Uczestnik',
    card: 'lead',
    cell: ({ participant, nip }) => (
      <>
        {participant}
        <span className="block text-muted text-small">{`NIP\u00a0${nip}`}</span>
      </>
    ),
  },
  {
    key: 'account',
    label: 'Dokąd',
    cell: ({ account, kind }) => (account ? <AccountNumber account={account} /> : kindLabel(kind)),
  },
  { key: 'date', label: 'Zamówiono', card: 'left', cell: ({ date }) => formatInstantDay(date) },
]

const amount: Column<Candidate> = {
  key: 'amount',
  label: 'Kwota',
  card: 'right',
  align: 'end',
  cell: ({ amount: grosze, tax }) => (
    <>
      <span className="whitespace-nowrap">{formatMoney(grosze)}</span>
      {tax != null && (
        <span className="block text-muted text-small">{`w tym ${formatMoney(tax)} podatku do potrącenia`}</span>
      )}
    </>
  ),
}

function columnsOf({ chosen, tick }: Choice): readonly Column<Candidate>[] {
  const ticked = new Set(chosen.map(({ id }) => id))
  return [
    {
      key: 'number',
      label: 'Zamówienie',
      card: 'title',
      cell: (row) => (
        <Checkbox isSelected={ticked.has(row.id)} onChange={(isTicked) => tick(row, isTicked)}>
          <span className="sr-only">Zamówienie </span>
          {`nr\u00a0${row.number}`}
        </Checkbox>
      ),
    },
    ...common,
    amount,
    {
      key: 'show',
      label: 'Szczegóły',
      card: 'foot',
      cell: ({ id, number }) => (
        <Link to={pathTo('/zaplecze/zamowienia/:id', { id })}>
          Zobacz<span className="sr-only">{` zamówienie nr ${number}`}</span>
        </Link>
      ),
    },
  ]
}

const waitingColumns: readonly Column<Candidate>[] = [
  {
    key: 'number',
    label: 'Zamówienie',
    card: 'title',
    cell: ({ id, number }) => (
      <Link to={pathTo('/zaplecze/zamowienia/:id', { id })}>{`nr\u00a0${number}`}</Link>
    ),
  },
  ...common,
  { key: 'obstacle', label: 'Dlaczego', cell: (row) => obstacleOf(row) },
  amount,
]
