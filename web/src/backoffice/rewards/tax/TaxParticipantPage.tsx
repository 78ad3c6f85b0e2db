import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { formatDay, formatInstant } from '../../../format/dates'
import { formatMoney } from '../../../format/numbers'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { useTitleOf } from '../../../session/title'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { RecordHead } from '../../RecordHead'
import { ResourceList } from '../../ResourceList'
import { rateText } from './labels'
import { enterValue, recordsQuery, type TaxRecord, type TaxRecords } from './queries'
import { Sums } from './Sums'
import { ValueForm } from './ValueForm'

/** `/zaplecze/podatki/:participant`: one participant's prizes in a year, record by record. */
export default function TaxParticipantPage() {
  const { participant = '' } = useParams()
  const { filter, setFilter } = useListParams({ by: 'id', desc: true })
  const requestedYear = Number(filter('year'))
  const query = useInfiniteQuery(
    recordsQuery(
      Number(participant),
      Number.isInteger(requestedYear) && requestedYear > 0 ? requestedYear : null,
    ),
  )
  const [editing, setEditing] = useState<TaxRecord | null>(null)
  const page = query.data?.pages[0]?.data
  useTitleOf(page && `Podatki: ${page.recipient.name}`)
  if (!page) return <PageSkeleton />
  const years = page.years.includes(page.year) ? page.years : [page.year, ...page.years]
  return (
    <>
      <RecordHead
        title={page.recipient.name}
        back={{ to: `/zaplecze/podatki?year=${page.year}`, name: 'Podatki' }}
      />
      <Recipient page={page} />
      <ResourceList
        level={2}
        title={`Nagrody z\u00a0${page.year} roku`}
        label="Rozliczenia nagród"
        query={query}
        columns={columnsOf(setEditing)}
        empty={<EmptyState icon={ReceiptText} title="W&nbsp;tym roku nie było nagród" />}
      >
        <div className="mb-4 max-w-40">
          <Select
            label="Rok"
            value={String(page.year)}
            onChange={(year) => setFilter('year', year)}
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
          />
        </div>
        <Sums sums={page.sums} />
        {editing && (
          <ValueForm
            key={editing.id}
            prize={editing.prize}
            label="Wartość nagrody"
            send={(value) => enterValue(editing.id, value)}
            onDone={() => setEditing(null)}
          >
            <Alert tone="info">
              Wartość zapiszesz raz i&nbsp;nie da się jej potem zmienić. Podatek policzy się według zasady
              z&nbsp;dnia wydania nagrody.
            </Alert>
          </ValueForm>
        )}
      </ResourceList>
    </>
  )
}

function Recipient({ page: { participant, recipient } }: { page: TaxRecords }) {
  return (
    <Card>
      <CardHead
        title="Dane do rozliczenia"
        action={
          <Link to={pathTo('/zaplecze/uczestnicy/:id', { id: String(participant) })}>Karta uczestnika</Link>
        }
      />
      <DescriptionList>
        <DescriptionItem name="Gospodarstwo lub firma">{recipient.company_name}</DescriptionItem>
        <DescriptionItem name="NIP">{recipient.nip}</DescriptionItem>
        <DescriptionItem name="Adres">
          {recipient.street}, {recipient.postcode} {recipient.city}
        </DescriptionItem>
      </DescriptionList>
      <p className="mt-4 text-muted">
        Każdy zapis zachowuje dane z&nbsp;dnia wydania nagrody, także gdy uczestnik później je zmieni albo
        poprosi o&nbsp;usunięcie danych.
      </p>
    </Card>
  )
}

function columnsOf(onEdit: (record: TaxRecord) => void): readonly Column<TaxRecord>[] {
  return [
    {
      key: 'prize',
      label: 'Nagroda',
      card: 'title',
      cell: ({ order, number, prize, entry, entry_text, kind_text }) => (
        <>
          <Link to={pathTo('/zaplecze/zamowienia/:id', { id: order })}>{noBreak(prize)}</Link>
          <span className="block font-normal text-muted text-small">
            {entry === 'given' ? kind_text : entry_text}, zamówienie {`nr\u00a0${number}`}
          </span>
        </>
      ),
    },
    {
      key: 'day',
      label: 'Udostępniono',
      cell: ({ available_on, entry, recorded_at, recorded_by }) => (
        <>
          {formatDay(available_on)}
          {entry !== 'given' && (
            <span className="block text-small">
              zapisano {formatInstant(recorded_at)}
              {recorded_by && `, ${recorded_by}`}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'treatment',
      label: 'Rozliczenie',
      card: 'lead',
      cell: ({ treatment, rate }) => (
        <StatusBadge
          color={statusColor(treatment.color)}
          label={rate == null ? treatment.label : `${treatment.label}, ${rateText(rate)}`}
        />
      ),
    },
    {
      key: 'value',
      label: 'Wartość',
      align: 'end',
      cell: (record) => <Value record={record} onEdit={() => onEdit(record)} />,
    },
    {
      key: 'taxable',
      label: 'Przychód albo podstawa',
      align: 'end',
      cell: ({ taxable }) => <span className="whitespace-nowrap">{formatMoney(taxable)}</span>,
    },
    {
      key: 'tax',
      label: 'Podatek',
      align: 'end',
      cell: ({ tax }) => <span className="whitespace-nowrap">{formatMoney(tax)}</span>,
    },
  ]
}

function Value({ record, onEdit }: { record: TaxRecord; onEdit: () => void }) {
  const { value, unvalued, prize } = record
  if (value != null) return <span className="whitespace-nowrap">{formatMoney(value)}</span>
  if (!unvalued) return <span className="text-muted">nieznana</span>
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <StatusBadge color="red" label="Brak wartości" />
      <Button variant="secondary" onPress={onEdit}>
        Uzupełnij
        <span className="sr-only">{` wartość: ${prize}`}</span>
      </Button>
    </span>
  )
}
