import { useInfiniteQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatInstant } from '../../../format/dates'
import { counted } from '../../../format/plural'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { BackLink } from '../../BackLink'
import { ExportButtons } from '../../ExportButtons'
import { ResourceList } from '../../ResourceList'
import { CodesFile } from './CodesFile'
import { CodesPreview } from './CodesPreview'
import { CodesResult } from './CodesResult'
import {
  type Checked,
  type CodeChanges,
  checkFile,
  type Imported,
  noChanges,
  type WaitingGiftCard,
  waitingQuery,
} from './codes'

/** Checked file with its changes and the result of the dry run. */
interface CheckedFile {
  readonly file: File
  readonly changes: CodeChanges
  readonly checked: Checked
}

/** `/zaplecze/zamowienia/kody`: cards that wait for their codes, and the import of a file of codes. */
export default function GiftCardCodesPage() {
  const [checkedFile, setCheckedFile] = useState<CheckedFile | null>(null)
  const [result, setResult] = useState<Imported | null>(null)
  const top = useRef<HTMLDivElement>(null)
  function begin() {
    setCheckedFile(null)
    setResult(null)
    top.current?.focus()
  }
  async function change(file: File, changes: CodeChanges) {
    setCheckedFile({ file, changes, checked: (await checkFile(file, changes)).data })
  }
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <Card>
        <CardHead
          level={1}
          title="Kody kart"
          action={<BackLink to="/zaplecze/zamowienia">Zamówienia</BackLink>}
        />
        <p className="mb-4 max-w-text">
          Pobierz listę kart, które czekają na kod, i&nbsp;przekaż ją wydawcy kart. Gdy uzupełni numery,
          wczytaj ten sam plik. Pliku nie przechowujemy, a&nbsp;numer karty zobaczy potem tylko jej
          właściciel.
        </p>
        {result ? (
          <CodesResult result={result} onDone={begin} />
        ) : checkedFile ? (
          <CodesPreview
            {...checkedFile}
            onChange={(changes) => change(checkedFile.file, changes)}
            onImported={setResult}
            onDone={begin}
          />
        ) : (
          <CodesFile onChecked={(file, checked) => setCheckedFile({ file, changes: noChanges, checked })} />
        )}
      </Card>
      <Waiting />
    </div>
  )
}

const columns: readonly Column<WaitingGiftCard>[] = [
  {
    key: 'number',
    label: 'Numer',
    card: 'title',
    cell: ({ id, number }) => <Link to={pathTo('/zaplecze/zamowienia/:id', { id })}>{number}</Link>,
  },
  {
    key: 'reward',
    label: 'Nagroda',
    card: 'lead',
    cell: ({ reward, variant }) => (variant ? `${reward}, ${variant}` : reward),
  },
  {
    key: 'participant',
    label: 'Uczestnik',
    cell: ({ participant, nip }) => `${participant}, NIP\u00a0${nip}`,
  },
  { key: 'date', label: 'Data', card: 'left', cell: ({ date }) => formatInstant(date) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

function Waiting() {
  const query = useInfiniteQuery(waitingQuery)
  const meta = query.data?.pages[0]?.meta
  return (
    <ResourceList
      level={2}
      title="Czekają na kod"
      action={meta && meta.total > 0 && <ExportButtons table="card-codes" />}
      label="Karty, które czekają na kod"
      query={query}
      columns={columns}
      empty={
        <EmptyState icon={CreditCard} title="Żadna karta nie czeka na kod">
          Pojawi się tutaj, gdy uczestnik wybierze kartę w&nbsp;postaci kodu.
        </EmptyState>
      }
    >
      {meta && meta.total > most && (
        <p className="mb-4 text-muted">
          {`W\u00a0pliku mieści się ${counted(most, ['zamówienie', 'zamówienia', 'zamówień'])}, zaczynając od najstarszych.`}
        </p>
      )}
    </ResourceList>
  )
}

/** Maximum number of rows in a file of codes. */
const most = 500
