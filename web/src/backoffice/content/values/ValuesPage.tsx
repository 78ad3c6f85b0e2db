import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { sections } from '../../../sections'
import { Button } from '../../../ui/Button'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmptyState } from '../../../ui/EmptyState'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { useLinkedPlace } from '../../../ui/useLinkedPlace'
import { ConfirmDialog } from '../../ConfirmDialog'
import { isFirstLoad } from '../../list-query'
import { ResourceList } from '../../ResourceList'
import { type ListedValue, valuesQuery, withdrawValue } from './queries'
import { ValueDialog } from './ValueDialog'

/** `/zaplecze/wartosci`: limits and rates that hold from a day on. */
export default function ValuesPage() {
  const query = useInfiniteQuery(valuesQuery)
  const [isAdding, setAdding] = useState(false)
  const [withdrawn, setWithdrawn] = useState<ListedValue | null>(null)
  const values = query.data?.pages[0]?.data
  if (isFirstLoad(query) || !values) return <PageSkeleton />
  return (
    <>
      <ResourceList
        title="Wartości od dnia"
        action={<Button onPress={() => setAdding(true)}>Zmień wartość</Button>}
        query={query}
        columns={columnsOf(setWithdrawn)}
        empty={
          <EmptyState icon={CalendarClock} title="Nikt jeszcze nie zmienił wartości">
            Tutaj zobaczysz, co i&nbsp;od kiedy obowiązuje, obowiązywało i&nbsp;będzie obowiązywać.
          </EmptyState>
        }
      >
        <div className="mb-5">
          <h2 className="mb-2 font-semibold">Dziś obowiązuje</h2>
          <DescriptionList>
            {values.current.map(({ code, label, value }) => (
              <DescriptionItem key={code} name={<ValueName label={label} />}>
                {formatNumber(value)}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </div>
      </ResourceList>
      {isAdding && <ValueDialog current={values.current} onClose={() => setAdding(false)} />}
      {withdrawn && (
        <ConfirmDialog
          title="Wycofać wartość?"
          label="Wycofaj"
          action={() => withdrawValue(withdrawn.id)}
          onClose={() => setWithdrawn(null)}
        >
          <p>{`${withdrawn.label}: ${formatNumber(withdrawn.value)} nie zacznie obowiązywać ${formatDay(withdrawn.valid_from)}.`}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Name of a value, which the search leads to. */
function ValueName({ label }: { label: string }) {
  const place = useLinkedPlace(sections.find(({ title }) => title === label)?.id ?? label)
  return <span {...place}>{label}</span>
}

function columnsOf(onWithdraw: (value: ListedValue) => void): readonly Column<ListedValue>[] {
  return [
    { key: 'label', label: 'Co', card: 'title', cell: ({ label }) => label },
    { key: 'value', label: 'Wartość', align: 'end', card: 'lead', cell: ({ value }) => formatNumber(value) },
    { key: 'from', label: 'Od dnia', cell: ({ valid_from }) => formatDay(valid_from) },
    { key: 'by', label: 'Kto', cell: ({ created_by }) => created_by },
    {
      key: 'status',
      label: 'Stan',
      card: 'badge',
      cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
    },
    {
      key: 'actions',
      label: 'Działania',
      card: 'action',
      cell: (value) =>
        value.status.code === 'waiting' && (
          <Button variant="quiet" onPress={() => onWithdraw(value)}>
            Wycofaj<span className="sr-only">{`: ${value.label}, ${formatDay(value.valid_from)}`}</span>
          </Button>
        ),
    },
  ]
}
