import { formatNumber, formatThousandths } from '../../format/numbers'
import { Card, CardHead } from '../../ui/Card'
import { type Column, Table } from '../../ui/Table'
import type { MailingResults } from './queries'

type ChannelResults = MailingResults['channels'][number]
type Effect = NonNullable<MailingResults['effect']>

interface EffectRow {
  readonly id: 'reached' | 'others'
  readonly name: string
  readonly side: Effect['reached']
}

const channelColumns: readonly Column<ChannelResults>[] = [
  {
    key: 'channel',
    label: 'Kanał',
    card: 'title',
    cell: ({ label }) => <span className="whitespace-nowrap">{label}</span>,
  },
  numberColumn('recipients', 'Adresaci'),
  numberColumn('waiting', 'Czekają'),
  numberColumn('queued', 'W\u00a0kolejce'),
  numberColumn('sent', 'Wysłane'),
  numberColumn('failed', 'Niewysłane'),
  numberColumn('kept', 'Bez nadawcy'),
  {
    key: 'skipped',
    label: 'Pominięci',
    cell: ({ skipped }) =>
      skipped.length === 0
        ? '—'
        : skipped.map(({ label, recipients }) => `${formatNumber(recipients)}: ${label}`).join('; '),
  },
  {
    key: 'clicks',
    label: 'Otwarcia linku',
    align: 'end',
    cell: ({ clicks }) => (clicks == null ? '—' : formatNumber(clicks)),
  },
  numberColumn('departed', 'Rezygnacje'),
]

function numberColumn(
  key: 'recipients' | 'waiting' | 'queued' | 'sent' | 'failed' | 'kept' | 'departed',
  label: string,
): Column<ChannelResults> {
  return { key, label, align: 'end', cell: (row) => formatNumber(row[key]) }
}

const effectColumns: readonly Column<EffectRow>[] = [
  { key: 'name', label: 'Kto', card: 'title', cell: ({ name }) => name },
  {
    key: 'participants',
    label: 'Uczestnicy',
    align: 'end',
    cell: ({ side }) => formatNumber(side.participants),
  },
  {
    key: 'litres',
    label: 'Litry: przed i\u00a0po',
    align: 'end',
    cell: ({ side }) => `${formatThousandths(side.litres_before)} → ${formatThousandths(side.litres_after)}`,
  },
  {
    key: 'kilograms',
    label: 'Kilogramy: przed i\u00a0po',
    align: 'end',
    cell: ({ side }) =>
      `${formatThousandths(side.kilograms_before)} → ${formatThousandths(side.kilograms_after)}`,
  },
]

/** The results of a mailing; undefined ones could not be read. */
export function Results({ results }: { results: MailingResults | undefined }) {
  return (
    <Card>
      <CardHead title="Wyniki" />
      {!results && <p>Nie udało się wczytać wyników. Odśwież stronę.</p>}
      {results && (
        <div className="flex flex-col gap-4">
          <Table
            label="Wyniki w kanałach"
            columns={channelColumns}
            rows={results.channels}
            rowKey={({ channel }) => channel}
          />
          <p className="max-w-text text-muted">
            Otwarcia linku liczymy bez wiedzy, kto go otworzył: ta sama osoba liczy się tyle razy, ile
            otworzyła link. Rezygnacje to wycofania zgody linkiem z&nbsp;e-maila.
          </p>
          {results.effect && <EffectTable effect={results.effect} />}
        </div>
      )}
    </Card>
  )
}

function EffectTable({ effect }: { effect: Effect }) {
  const rows: readonly EffectRow[] = [
    { id: 'reached', name: 'Dostali wysyłkę', side: effect.reached },
    { id: 'others', name: 'Nie dostali, choć pasują do segmentu', side: effect.others },
  ]
  return (
    <>
      <h3 className="font-semibold text-h3">Zakupy przed wysyłką i&nbsp;po niej</h3>
      <Table
        label="Zakupy przed wysyłką i po niej"
        columns={effectColumns}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <p className="max-w-text text-muted">
        Przyjęte pozycje faktur z&nbsp;datą w&nbsp;ciągu {effect.days} dni przed dniem wysyłki i&nbsp;
        {effect.days} dni od tego dnia.
        {!effect.is_complete && ' Ten czas jeszcze trwa, więc liczby się zmienią.'} Różnica między grupami nie
        dowodzi, że sprawiła ją wysyłka.
      </p>
    </>
  )
}
