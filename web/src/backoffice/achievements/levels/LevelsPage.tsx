import { useQuery } from '@tanstack/react-query'
import { Medal } from 'lucide-react'
import { useState } from 'react'
import { formatNumber, formatPoints } from '../../../format/numbers'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { type Column, Table } from '../../../ui/Table'
import { DeleteButton } from '../../DeleteButton'
import { LevelDialog } from './LevelDialog'
import { deleteLevel, type Level, levelsQuery } from './queries'

/** `/zaplecze/poziomy`: levels of the points collected in all, and their bonuses. */
export default function LevelsPage() {
  const { data: levels } = useQuery(levelsQuery)
  const [opened, setOpened] = useState<Level | 'new' | null>(null)
  return (
    <Card>
      <CardHead
        level={1}
        title="Poziomy osiągnięć"
        action={<Button onPress={() => setOpened('new')}>Dodaj poziom</Button>}
      />
      <p className="mb-5 max-w-text text-muted">
        Kto zbierze tyle punktów razem, dostaje gratulacje, list i&nbsp;premię, raz za każdy poziom. Poziom,
        który ktoś osiągnął, zostaje.
      </p>
      <Table
        label="Poziomy osiągnięć"
        columns={columnsOf(setOpened)}
        rows={levels}
        rowKey={({ level }) => level}
        empty={
          <EmptyState icon={Medal} title="Program nie ma jeszcze poziomów">
            Gratulacje i&nbsp;premie po drodze zachęcają do zbierania. Program działa też bez nich.
          </EmptyState>
        }
      />
      {opened && <LevelDialog level={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </Card>
  )
}

function columnsOf(onChange: (level: Level) => void): readonly Column<Level>[] {
  return [
    { key: 'level', label: 'Poziom', card: 'title', cell: ({ level }) => formatPoints(level) },
    {
      key: 'bonus',
      label: 'Premia',
      align: 'end',
      card: 'lead',
      cell: ({ bonus_points: bonus }) => formatPoints(bonus),
    },
    {
      key: 'reached',
      label: 'Osiągnęło',
      align: 'end',
      card: 'line',
      cell: ({ reached }) => formatNumber(reached),
    },
    {
      key: 'actions',
      label: 'Działania',
      card: 'action',
      cell: (level) => (
        <span className="flex flex-wrap gap-1">
          <Button variant="quiet" onPress={() => onChange(level)}>
            Zmień premię<span className="sr-only">{`: ${formatPoints(level.level)}`}</span>
          </Button>
          {level.reached === 0 && (
            <DeleteButton
              label="Usuń"
              about={formatPoints(level.level)}
              action={() => deleteLevel(level.level)}
            />
          )}
        </span>
      ),
    },
  ]
}
