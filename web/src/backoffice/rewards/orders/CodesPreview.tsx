import { zodResolver } from '@hookform/resolvers/zod'
import { Upload } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatDay } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { counted, type Forms, pluralOf } from '../../../format/plural'
import { noBreak } from '../../../format/text'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { type Column, Table } from '../../../ui/Table'
import { EditForm } from '../../EditForm'
import { SaveButton } from '../../SaveButton'
import { useHeadingAfter } from '../../useHeadingAfter'
import { CodeRows } from './CodeRows'
import {
  type Checked,
  type CheckedRow,
  type CodeChanges,
  downloadErrors,
  type Imported,
  importFile,
} from './codes'

const codes: Forms = ['kod', 'kody', 'kodów']

interface CodesPreviewProps {
  file: File
  changes: CodeChanges
  checked: Checked
  /** Checks the file with other changes. */
  onChange: (changes: CodeChanges) => Promise<unknown>
  onImported: (result: Imported) => void
  onDone: () => void
}

/** Dry run of a file of codes: its effect or its errors, and the button that imports it. */
export function CodesPreview(props: CodesPreviewProps) {
  const { file, changes, checked, onChange, onImported, onDone } = props
  const { new: count, fresh, unchanged, skipped, faulty: invalid, mended, left_out: leftOut } = checked
  const heading = useHeadingAfter(checked)
  useEffect(() => heading.current?.focus(), [heading])
  return (
    <section className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="wrap-anywhere font-bold text-h3 outline-none">
        {file.name}
      </h2>
      <DescriptionList>
        <DescriptionItem name="Nowe kody">{formatNumber(count)}</DescriptionItem>
        <DescriptionItem name="Wczytane wcześniej">{formatNumber(unchanged)}</DescriptionItem>
        <DescriptionItem name="Wiersze bez numeru karty">{formatNumber(skipped)}</DescriptionItem>
        <DescriptionItem name="Poprawione wiersze">{formatNumber(mended)}</DescriptionItem>
        <DescriptionItem name="Pominięte wiersze">{formatNumber(leftOut.length)}</DescriptionItem>
        <DescriptionItem name="Błędne wiersze">{formatNumber(invalid)}</DescriptionItem>
      </DescriptionList>
      {invalid > 0 && (
        <>
          <Alert tone="danger">
            {noBreak(
              'Popraw błędne wiersze poniżej albo pomiń je, podając powód. Możesz też poprawić plik i wczytać go jeszcze raz.',
            )}
          </Alert>
          <div>
            <SaveButton label="Pobierz błędne wiersze jako CSV" save={() => downloadErrors(file, changes)} />
          </div>
        </>
      )}
      <CodeRows checked={checked} changes={changes} onChange={onChange} />
      <FirstRows shown={new Set(checked.errors.map(({ row }) => row)).size} all={invalid} />
      {invalid === 0 && fresh.length > 0 && (
        <>
          <Table label="Nowe kody" columns={freshColumns} rows={fresh} rowKey={(row) => row.row} />
          <FirstRows shown={fresh.length} all={count} />
        </>
      )}
      {checked.can_be_imported ? (
        <Importing file={file} changes={changes} checked={checked} onImported={onImported} onDone={onDone} />
      ) : (
        <>
          {invalid === 0 && <p>{noBreak('W tym pliku nie ma nowych kodów.')}</p>}
          <div>
            <Button variant="secondary" onPress={onDone}>
              Wybierz inny plik
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** Note below rows that are only the first of many. */
function FirstRows({ shown, all }: { shown: number; all: number }) {
  if (shown >= all) return null
  return (
    <p className="text-muted">{`Pokazujemy ${formatNumber(shown)} z\u00a0${formatNumber(all)} wierszy.`}</p>
  )
}

const nothing = z.object({})

interface ImportingProps {
  file: File
  changes: CodeChanges
  checked: Checked
  onImported: (result: Imported) => void
  onDone: () => void
}

function Importing({ file, changes, checked, onImported, onDone }: ImportingProps) {
  const form = useForm({ resolver: zodResolver(nothing), defaultValues: {} })
  const { new: count, carried_out: completed, replaced: again } = checked
  const people = pluralOf(completed + again, [
    'Uczestnik dostanie',
    'Uczestnicy dostaną',
    'Uczestnicy dostaną',
  ])
  return (
    <EditForm
      label="Wczytanie kodów"
      form={form}
      send={() => importFile(file, changes)}
      onDone={({ data }) => onImported(data)}
      onCancel={onDone}
      cancelLabel="Wybierz inny plik"
      takesFocus={false}
      submitLabel={count > 0 ? `Wczytaj ${counted(count, codes)}` : 'Dokończ realizację'}
      submitIcon={<Upload aria-hidden className="size-5" />}
    >
      <p>
        {completed > 0 && `${noBreak(carriedOut(completed))} `}
        {again > 0 && `${noBreak(replaced(again))} `}
        {noBreak(`${people} powiadomienie, że kod czeka. Wczytanego kodu nie można zmienić.`)}
      </p>
    </EditForm>
  )
}

function carriedOut(count: number): string {
  const orders = pluralOf(count, ['Zamówienie będzie mieć', 'Zamówienia będą mieć', 'Zamówienia będą mieć'])
  return `${orders} status Zrealizowana.`
}

function replaced(count: number): string {
  const many = 'zamówieniach, zrealizowanych wcześniej'
  const orders = pluralOf(count, ['zamówieniu, zrealizowanym wcześniej', many, many])
  return `W ${formatNumber(count)} ${orders}, nowy kod zastąpi utracony.`
}

const freshColumns: readonly Column<CheckedRow>[] = [
  { key: 'order', label: 'Zamówienie', card: 'title', cell: ({ order }) => `nr\u00a0${order}` },
  { key: 'reward', label: 'Nagroda', card: 'lead', cell: ({ reward }) => reward },
  { key: 'participant', label: 'Uczestnik', cell: ({ participant }) => participant },
  { key: 'tail', label: 'Numer karty', cell: ({ tail }) => `…${tail}` },
  { key: 'pin', label: 'PIN', cell: ({ has_pin: hasPin }) => (hasPin ? 'jest' : 'brak') },
  {
    key: 'valid_until',
    label: 'Ważna do',
    cell: ({ valid_until: day }) => (day ? formatDay(day) : '—'),
  },
]
