import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { formatMonth, formatMonthShort } from '../../format/months'
import { formatNumber, formatPoints, formatVolume } from '../../format/numbers'
import { BarChart } from '../../ui/BarChart'
import { Button } from '../../ui/Button'
import { CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Select } from '../../ui/Select'
import { type Column, Table } from '../../ui/Table'
import type { SeasonOfPurchases } from './queries'

type Month = SeasonOfPurchases['months'][number]
type Measure = 'points' | 'litres' | 'kilograms'

const measures: Record<
  Measure,
  { label: string; format: (value: number) => string; tick: (value: number) => string }
> = {
  points: { label: 'Punkty', format: formatPoints, tick: formatNumber },
  litres: { label: 'Litry', format: (value) => formatVolume(value, 'L'), tick: thousandths },
  kilograms: { label: 'Kilogramy', format: (value) => formatVolume(value, 'kg'), tick: thousandths },
}

const columns: readonly Column<Month>[] = [
  { key: 'month', label: 'Miesiąc', cell: ({ month }) => formatMonth(month), card: 'title' },
  ...(['points', 'litres', 'kilograms'] as const).map(
    (measure): Column<Month> => ({
      key: measure,
      label: measures[measure].label,
      cell: (month) => measures[measure].format(month[measure]),
      align: 'end',
      card: 'line',
    }),
  ),
]

/** A season's points or volume by month, as bars or as a table. */
export function SeasonChart({ season }: { season: SeasonOfPurchases }) {
  const [chosen, choose] = useState<Measure>('points')
  const [isTable, showTable] = useState(false)
  const { total, months } = season
  if (total.points === 0 && total.litres === 0 && total.kilograms === 0) return <NothingYet />
  const offered = (Object.keys(measures) as Measure[]).filter((one) => one === 'points' || total[one] > 0)
  const measure = offered.includes(chosen) ? chosen : 'points'
  const { label, format, tick } = measures[measure]
  return (
    <>
      <CardHead
        title="Miesiąc po miesiącu"
        action={
          <Button
            variant="secondary"
            icon={
              isTable ? (
                <ChartColumn aria-hidden className="size-5" />
              ) : (
                <Table2 aria-hidden className="size-5" />
              )
            }
            onPress={() => showTable(!isTable)}
          >
            {isTable ? 'Pokaż jako wykres' : 'Pokaż jako tabelę'}
          </Button>
        }
      />
      {isTable ? (
        <Table label="Zakupy według miesięcy" columns={columns} rows={months} rowKey={({ month }) => month} />
      ) : (
        <>
          <div className="mb-4 max-w-48">
            <Select
              label="Wykres pokazuje"
              value={measure}
              onChange={(value) => choose(value as Measure)}
              options={offered.map((value) => ({ value, label: measures[value].label }))}
            />
          </div>
          <BarChart
            label={`${label} według miesięcy w sezonie ${season.season}`}
            bars={months.map((month) => ({
              key: month.month,
              label: formatMonthShort(month.month),
              name: formatMonth(month.month),
              value: month[measure],
            }))}
            format={format}
            formatTick={tick}
          />
        </>
      )}
    </>
  )
}

function NothingYet() {
  return (
    <>
      <CardHead title="Miesiąc po miesiącu" />
      <EmptyState icon={ChartColumn} title="W tym sezonie nie ma policzonych zakupów">
        Tutaj zobaczysz, ile przyniósł każdy miesiąc.
      </EmptyState>
    </>
  )
}

function thousandths(value: number): string {
  return formatNumber(value / 1000)
}
