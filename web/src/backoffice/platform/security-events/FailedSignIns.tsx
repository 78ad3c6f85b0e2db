import { useQuery } from '@tanstack/react-query'
import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { formatHour, formatInstant } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { counted } from '../../../format/plural'
import { BarChart } from '../../../ui/BarChart'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { Skeleton } from '../../../ui/Skeleton'
import { type Column, Table } from '../../../ui/Table'
import { hoursQuery, type SignInHour } from './queries'

const spans = [
  { value: '24', label: 'Ostatnie 24 godziny' },
  { value: '72', label: 'Ostatnie 72 godziny' },
]

const columns: readonly Column<SignInHour>[] = [
  { key: 'from', label: 'Od godziny', card: 'title', cell: (row) => formatInstant(row.from) },
  {
    key: 'failed',
    label: 'Nieudane próby',
    align: 'end',
    card: 'line',
    cell: (row) => formatNumber(row.failed),
  },
  {
    key: 'locked',
    label: 'Wstrzymane przez limit',
    align: 'end',
    card: 'line',
    cell: (row) => formatNumber(row.locked),
  },
]

/** Failed sign-ins by hour, as bars or as a table; the table lists the hours with attempts, the latest first. */
export function FailedSignIns() {
  const { filter, setFilter } = useListParams({ by: 'id', desc: true })
  const [isTable, showTable] = useState(false)
  const span = filter('hours') === '72' ? '72' : '24'
  const { data } = useQuery(hoursQuery(Number(span)))
  const Icon = isTable ? ChartColumn : Table2
  return (
    <Card>
      <CardHead
        title="Nieudane logowania godzina po godzinie"
        action={
          <Button
            variant="secondary"
            icon={<Icon aria-hidden className="size-5" />}
            onPress={() => showTable(!isTable)}
          >
            {isTable ? 'Pokaż jako wykres' : 'Pokaż jako tabelę'}
          </Button>
        }
      />
      <div className="mb-4 max-w-60">
        <Select
          label="Okres"
          value={span}
          onChange={(hours) => setFilter('hours', hours === '24' ? null : hours)}
          options={spans}
        />
      </div>
      {data ? <Hours hours={data.hours} isTable={isTable} /> : <Skeleton className="h-65" />}
      <p className="mt-4 text-muted">
        {data
          ? `Biurko ostrzega, gdy prób w\u00a0ciągu godziny jest ponad ${formatNumber(data.limit_in_all)} albo na jedno konto ponad ${formatNumber(data.limit_at_account)}.`
          : '\u00a0'}
      </p>
    </Card>
  )
}

const tries = ['próba', 'próby', 'prób'] as const

function Hours({ hours, isTable }: { hours: readonly SignInHour[]; isTable: boolean }) {
  const total = hours.reduce((sum, { failed, locked }) => sum + failed + locked, 0)
  if (total === 0)
    return (
      <p className="grid min-h-65 place-items-center text-center">
        W&nbsp;tym czasie każde logowanie się udało.
      </p>
    )
  if (isTable) {
    const busy = hours.filter(({ failed, locked }) => failed + locked > 0).reverse()
    return (
      <Table
        label="Nieudane logowania według godzin"
        columns={columns}
        rows={busy}
        rowKey={({ from }) => from}
      />
    )
  }
  return (
    <BarChart
      label="Nieudane i wstrzymane próby logowania według godzin"
      bars={hours.map(({ from, failed, locked }) => ({
        key: from,
        label: formatHour(from),
        name: formatInstant(from),
        value: failed + locked,
      }))}
      format={(value) => counted(value, tries)}
      formatTick={formatNumber}
    />
  )
}
