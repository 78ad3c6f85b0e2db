import { useInfiniteQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '../../../format/numbers'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { StatusBadge } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ResourceTable } from '../../ResourceList'
import { type RewardValue, rewardValuesQuery, setRewardValue } from './queries'
import { ValueForm } from './ValueForm'

/** Values of the non-monetary rewards. */
export function RewardValues() {
  const query = useInfiniteQuery(rewardValuesQuery)
  const [editing, setEditing] = useState<RewardValue | null>(null)
  const columns: readonly Column<RewardValue>[] = [
    { key: 'name', label: 'Nagroda', card: 'title', cell: ({ name }) => name },
    {
      key: 'kind',
      label: 'Rodzaj',
      card: 'lead',
      cell: ({ kind_text, active }) => (active ? kind_text : `${kind_text}, poza katalogiem`),
    },
    {
      key: 'value',
      label: 'Wartość',
      align: 'end',
      cell: ({ value }) =>
        value == null ? <StatusBadge color="red" label="Brak wartości" /> : formatMoney(value),
    },
    {
      key: 'edit',
      label: 'Zmiana',
      card: 'action',
      cell: (reward) => (
        <Button variant="quiet" onPress={() => setEditing(reward)}>
          {reward.value == null ? 'Ustaw' : 'Zmień'}
          <span className="sr-only">{` wartość: ${reward.name}`}</span>
        </Button>
      ),
    },
  ]
  return (
    <>
      <p className="mb-4 max-w-text text-muted">
        Od tej wartości liczy się podatek nagród wydanych od tej chwili. Przelew jest wart tyle, ile wynosi
        jego kwota, a&nbsp;karta z&nbsp;promocji tyle, ile mówi promocja.
      </p>
      {editing && (
        <ValueForm
          key={editing.id}
          prize={editing.name}
          label="Wartość jednej sztuki"
          value={editing.value}
          send={(value) => setRewardValue(editing.id, value)}
          onDone={() => setEditing(null)}
        />
      )}
      <ResourceTable
        label="Wartość nagród"
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={Gift} title="Nie ma jeszcze nagród">
            Pojawią się tutaj karty, nagrody rzeczowe i&nbsp;wycieczki z&nbsp;katalogu.
          </EmptyState>
        }
      />
    </>
  )
}
