import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../format/numbers'
import { pathTo } from '../../../paths'
import { AccountNumber } from '../../../ui/AccountNumber'
import { Button } from '../../../ui/Button'
import { Link } from '../../../ui/Link'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ResourceList } from '../../ResourceList'
import { listedText, transferAction, waitText } from './copy'
import { type Payout, type Transfer, transfersQuery } from './queries'

interface TransfersProps {
  payout: Payout
  onTakeOut: (transfer: Transfer) => void
  onReturn: (transfer: Transfer) => void
}

/** Transfers of a batch with their states and actions. */
export function Transfers(props: TransfersProps) {
  const query = useInfiniteQuery(transfersQuery(props.payout.id))
  return (
    <ResourceList
      level={2}
      title="Przelewy"
      label="Przelewy w paczce"
      query={query}
      columns={columnsOf(props)}
      rowKey={(row) => row.order}
    />
  )
}

function columnsOf(props: TransfersProps): readonly Column<Transfer>[] {
  const { acts: allowedActions } = props.payout
  return [
    {
      key: 'number',
      label: 'Zamówienie',
      card: 'title',
      cell: ({ order, number }) => (
        <Link to={pathTo('/zaplecze/zamowienia/:id', { id: order })}>{`nr\u00a0${number}`}</Link>
      ),
    },
    {
      key: 'recipient',
      label: 'Odbiorca',
      card: 'lead',
      cell: ({ name, street, city }) => (
        <>
          {name}
          <span className="block text-muted text-small">
            {street}, {city}
          </span>
        </>
      ),
    },
    {
      key: 'account',
      label: 'Konto i tytuł',
      cell: ({ account, title, note, wait, white_list: listed }) => (
        <>
          <AccountNumber account={account} />
          <span className="block text-muted text-small">{title}</span>
          {note && <span className="block text-rejected text-small">Zwrot: {note}</span>}
          {wait && <span className="block text-limit text-small">{waitText(wait)}</span>}
          {listed && (
            <span className={`block text-small ${listed.assigned ? 'text-accepted' : 'text-limit'}`}>
              {listedText(listed)}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      label: 'Kwota',
      card: 'right',
      align: 'end',
      cell: ({ amount, tax }) => (
        <>
          <span className="whitespace-nowrap">{formatMoney(amount)}</span>
          {tax != null && (
            <span className="block text-muted text-small">{`po potrąceniu ${formatMoney(tax)} podatku`}</span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      label: 'Status',
      card: 'badge',
      cell: ({ state }) => <StatusBadge color={statusColor(state.color)} label={state.label} />,
    },
    ...(allowedActions.includes('change') || allowedActions.includes('return') ? [actionColumn(props)] : []),
  ]
}

function actionColumn({ payout, onTakeOut, onReturn }: TransfersProps): Column<Transfer> {
  return {
    key: 'act',
    label: 'Zmiana',
    card: 'action',
    cell: (transfer) => {
      const action = transferAction(payout, transfer)
      if (action === null) return null
      const [label, ask] =
        action === 'return' ? (['Oznacz zwrot', onReturn] as const) : (['Wyjmij', onTakeOut] as const)
      return (
        <span className="my-2 mr-2 block @table:m-0">
          <Button variant="secondary" onPress={() => ask(transfer)}>
            <span className="whitespace-nowrap">
              {label}
              <span className="sr-only">{` przelew z\u00a0zamówienia nr\u00a0${transfer.number}`}</span>
            </span>
          </Button>
        </span>
      )
    },
  }
}
