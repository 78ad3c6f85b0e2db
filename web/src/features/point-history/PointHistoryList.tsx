import { Coins, Gift, LockOpen, type LucideIcon, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatInstantDay } from '../../format/dates'
import { formatBalance, formatChange, formatNumber } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { useSeason } from '../../session/season'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import { NoBreak } from '../../ui/NoBreak'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { type Column, Table, TitleAndLead } from '../../ui/Table'
import { entryLink } from './entry-link'
import type { HistoryEntry } from './queries'

interface PointHistoryListProps {
  /** undefined while the first page loads. */
  entries: readonly HistoryEntry[] | undefined
  isBusy: boolean
  empty: ReactNode
}

/** The movements of the points, the latest first, each with a link to its cause. */
export function PointHistoryList({ entries, isBusy, empty }: PointHistoryListProps) {
  const [search] = useSearchParams()
  const season = useSeason()
  return (
    <Table
      label="Historia punktów"
      columns={columnsFor((entry) => entryLink(entry, search, season))}
      rows={entries}
      rowKey={({ id }) => id}
      isBusy={isBusy}
      empty={empty}
    />
  )
}

/** Icons of the kinds that take points out of the reserved ones; the others have that of their colour. */
const icons: Readonly<Partial<Record<string, LucideIcon>>> = { redeem: Gift, release: LockOpen }

function columnsFor(linkTo: (entry: HistoryEntry) => string | null): Column<HistoryEntry>[] {
  return [
    { key: 'at', label: 'Data', cell: ({ at }) => formatInstantDay(at), card: 'badge' },
    {
      key: 'title',
      label: 'Co się stało',
      cell: (entry) => {
        const link = linkTo(entry)
        const title = <NoBreak text={entry.title} />
        return (
          <TitleAndLead lead={<NoBreak text={entry.explanation} />}>
            {link === null ? (
              title
            ) : (
              <Link to={link} stretched>
                {title}
              </Link>
            )}
          </TitleAndLead>
        )
      },
      card: 'parts',
    },
    {
      key: 'kind',
      label: 'Rodzaj',
      cell: ({ kind }) => (
        <StatusBadge color={statusColor(kind.color)} label={kind.label} icon={icons[kind.code]} />
      ),
      card: 'left',
    },
    { key: 'change', label: 'Zmiana', cell: Change, align: 'end', card: 'right' },
    {
      key: 'balance',
      label: 'Saldo po',
      cell: ({ balance }) => formatBalance(balance),
      align: 'end',
      card: 'foot',
      unit: 'pkt',
    },
  ]
}

/** The signed change of the available points; points that were reserved before change nothing there. */
function Change({ change, points }: HistoryEntry) {
  if (change === 0)
    return (
      <span className="block whitespace-nowrap text-right font-normal text-muted">
        bez zmiany
        <span className="block text-small">{`${formatNumber(points)} z\u00a0rezerwacji`}</span>
      </span>
    )
  return (
    <span className={`whitespace-nowrap font-semibold ${change > 0 ? 'text-accepted' : ''}`}>
      {formatChange(change)}
      <span className="@table:hidden">{'\u00a0pkt'}</span>
    </span>
  )
}

interface NoEntriesProps {
  /** True for entries on earlier pages. */
  isPastEnd: boolean
  /** Clears the filters; null without any. */
  onClear: (() => void) | null
}

/** The reason why a list is empty, and the next step. */
export function NoEntries({ isPastEnd, onClear }: NoEntriesProps) {
  if (isPastEnd)
    return (
      <EmptyState
        icon={SearchX}
        title="Nie ma takiej strony"
        action={
          <ButtonLink variant="secondary" to="/historia-punktow">
            Pokaż pierwszą stronę
          </ButtonLink>
        }
      >
        Historia punktów kończy się wcześniej.
      </EmptyState>
    )
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
        {noBreak('Nie ma zmian, które pasują do filtrów. Wybierz inny sezon albo inny rodzaj zmiany.')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Coins}
      title="Brak danych"
      action={<ButtonLink to={modalHash('zglos-fakture')}>Zgłoś fakturę</ButtonLink>}
    >
      {noBreak(
        'Nie masz jeszcze punktów. Zgłoś fakturę za środki z programu – gdy ją sprawdzimy, punkty pojawią się tutaj.',
      )}
    </EmptyState>
  )
}
