import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { formatMoney, formatNumber } from '../../../format/numbers'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { ButtonLink, Link } from '../../../ui/Link'
import { useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ExportButtons } from '../../ExportButtons'
import { ResourceList } from '../../ResourceList'
import { SearchBox } from '../../SearchBox'
import { treatmentOf, treatmentOptions, unvaluedText } from './labels'
import { type Narrowing, type TaxTotal, totalsQuery } from './queries'
import { Sums } from './Sums'

/** `/zaplecze/podatki`: a year's prizes by participant, and the exports for the accountant. */
export default function TaxPage() {
  const { filter, setFilter } = useListParams({ by: 'id', desc: false })
  const narrowing = narrowingOf(filter)
  const query = useInfiniteQuery(totalsQuery(narrowing))
  const report = query.data?.pages[0]?.data
  if (!report) return <PageSkeleton />
  const isNarrowed = narrowing.search !== undefined || narrowing.treatment !== undefined || narrowing.unvalued
  return (
    <ResourceList
      title={`Podatki za ${report.year} rok`}
      action={
        <ButtonLink variant="secondary" to="/zaplecze/podatki/zasady">
          Zasady i&nbsp;wartości nagród
        </ButtonLink>
      }
      label="Uczestnicy z nagrodami"
      query={query}
      columns={columnsOf(report.year)}
      rowKey={(row) => row.participant}
      empty={
        isNarrowed ? (
          <EmptyState icon={ReceiptText} title="Nie ma takich uczestników">
            Sprawdź pisownię albo zmień filtry.
          </EmptyState>
        ) : (
          <EmptyState icon={ReceiptText} title="W&nbsp;tym roku nikt nie dostał nagrody">
            Nagroda pojawi się tutaj, gdy jej zamówienie będzie zrealizowane.
          </EmptyState>
        )
      }
      footer={
        <div className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
          <ExportButtons
            table="tax-records"
            title={`Każda nagroda z ${report.year} roku`}
            narrowing={{ year: String(report.year) }}
          />
          <ExportButtons
            table="tax-totals"
            title={`Sumy uczestników za ${report.year} rok`}
            narrowing={{ year: String(report.year) }}
          />
        </div>
      }
    >
      <Sums sums={report.sums} />
      {report.sums.unvalued > 0 && (
        <div className="mb-5">
          <Alert tone="warning">
            <p className="mb-2">
              {unvaluedText(report.sums.unvalued)}. Bez niej zestawienie dla księgowości jest niepełne.
            </p>
            {!narrowing.unvalued && (
              <Button variant="secondary" onPress={() => setFilter('unvalued', 'true')}>
                Pokaż uczestników
              </Button>
            )}
          </Alert>
        </div>
      )}
      <Filters years={report.years} year={report.year} />
    </ResourceList>
  )
}

function Filters({ years, year }: { years: readonly number[]; year: number }) {
  const { filter, setFilter } = useListParams({ by: 'id', desc: false })
  return (
    <div className="mb-4 flex flex-col gap-3">
      <SearchBox label="NIP, nazwisko, firma lub numer zamówienia" />
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label="Rok"
          value={filter('year') || String(year)}
          onChange={(value) => setFilter('year', value)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
        />
        <Select
          label="Rozliczenie"
          value={treatmentOf(filter('treatment')) ?? ''}
          onChange={(value) => setFilter('treatment', value)}
          options={[{ value: '', label: 'Każde' }, ...treatmentOptions]}
        />
        <Select
          label="Wartość nagród"
          value={filter('unvalued')}
          onChange={(value) => setFilter('unvalued', value)}
          options={[
            { value: '', label: 'Wszystkie nagrody' },
            { value: 'true', label: 'Brak wartości' },
          ]}
        />
      </div>
    </div>
  )
}

/** Filters in the URL; an invalid year is the current one. */
function narrowingOf(filter: (name: string) => string): Narrowing {
  const year = Number(filter('year'))
  const treatment = treatmentOf(filter('treatment'))
  const search = filter('search')
  return {
    ...(Number.isInteger(year) && year > 0 ? { year } : {}),
    ...(treatment ? { treatment } : {}),
    ...(filter('unvalued') === 'true' ? { unvalued: true } : {}),
    ...(search ? { search } : {}),
  }
}

function columnsOf(year: number | undefined): readonly Column<TaxTotal>[] {
  const money = (grosze: number) => <span className="whitespace-nowrap">{formatMoney(grosze)}</span>
  return [
    {
      key: 'name',
      label: 'Uczestnik',
      card: 'title',
      cell: ({ participant, name, company_name }) => (
        <>
          <Link
            to={`${pathTo('/zaplecze/podatki/:participant', { participant: String(participant) })}?year=${year}`}
          >
            {name}
          </Link>
          <span className="block font-normal text-muted text-small">{noBreak(company_name)}</span>
        </>
      ),
    },
    { key: 'nip', label: 'NIP', cell: ({ nip }) => nip },
    {
      key: 'prizes',
      label: 'Nagrody',
      align: 'end',
      cell: ({ sums }) => (
        <>
          {formatNumber(sums.prizes)}
          {sums.unvalued > 0 && (
            <span className="ml-2">
              <StatusBadge color="red" label="Brak wartości" />
            </span>
          )}
        </>
      ),
    },
    { key: 'value', label: 'Wartość', align: 'end', cell: ({ sums }) => money(sums.value) },
    {
      key: 'reported',
      label: 'Przychód do wykazania',
      align: 'end',
      cell: ({ sums }) => money(sums.reported),
    },
    { key: 'taxed', label: 'Podstawa podatku', align: 'end', cell: ({ sums }) => money(sums.taxed) },
    { key: 'tax', label: 'Podatek', align: 'end', cell: ({ sums }) => money(sums.tax) },
  ]
}
