import { zodResolver } from '@hookform/resolvers/zod'
import { Upload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { useFormFlow } from '../../form/useFormFlow'
import { formatDay } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { counted, type Forms, pluralOf } from '../../format/plural'
import { tie } from '../../format/text'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Fact, Facts } from '../../ui/Facts'
import { type Column, Table } from '../../ui/Table'
import { faultColumns } from '../imports/FaultsCard'
import { SaveButton } from '../SaveButton'
import { type Checked, type CheckedRow, importFile, saveFaults } from './codes'

const codes: Forms = ['kod', 'kody', 'kodów']

interface CodesPreviewProps {
  file: File
  checked: Checked
  onDone: () => void
}

/** What the file would do, or what is wrong in it; and the button that does it. */
export function CodesPreview({ file, checked, onDone }: CodesPreviewProps) {
  const { fresh, unchanged, skipped, faulty, faults } = checked
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="wrap-anywhere font-bold text-h3 outline-none">
        {file.name}
      </h2>
      <Facts>
        <Fact name="Nowe kody">{formatNumber(fresh.length)}</Fact>
        <Fact name="Wczytane wcześniej">{formatNumber(unchanged)}</Fact>
        <Fact name="Wiersze bez numeru karty">{formatNumber(skipped)}</Fact>
        <Fact name="Błędne wiersze">{formatNumber(faulty)}</Fact>
      </Facts>
      {faulty > 0 && (
        <>
          <Alert tone="danger">
            {tie(
              'Tego pliku nie można wczytać, nawet w części. Popraw błędne wiersze i wczytaj go jeszcze raz.',
            )}
          </Alert>
          <div>
            <SaveButton label="Pobierz błędne wiersze jako CSV" save={() => saveFaults(file)} />
          </div>
          <Table
            label="Błędne wiersze"
            columns={faultColumns}
            rows={faults}
            rowKey={(fault) => `${fault.row} ${fault.column} ${fault.reason}`}
          />
        </>
      )}
      {faulty === 0 && fresh.length > 0 && (
        <Table label="Nowe kody" columns={freshColumns} rows={fresh} rowKey={(row) => row.row} />
      )}
      {checked.can_be_imported ? (
        <Importing file={file} count={fresh.length} onDone={onDone} />
      ) : (
        <>
          {faulty === 0 && <p>{tie('W tym pliku nie ma nowych kodów.')}</p>}
          <div>
            <Button look="secondary" onPress={onDone}>
              Wybierz inny plik
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const nothing = z.object({})

interface ImportingProps {
  file: File
  count: number
  onDone: () => void
}

function Importing({ file, count, onDone }: ImportingProps) {
  const form = useForm({ resolver: zodResolver(nothing), defaultValues: {} })
  const { shell } = useFormFlow({ form, send: () => importFile(file), mode: 'edit', onSuccess: onDone })
  const orders = pluralOf(count, ['Zamówienie będzie mieć', 'Zamówienia będą mieć', 'Zamówienia będą mieć'])
  const people = pluralOf(count, ['uczestnik dostanie', 'uczestnicy dostaną', 'uczestnicy dostaną'])
  return (
    <Form
      label="Wczytanie kodów"
      {...shell}
      submitLabel={`Wczytaj ${counted(count, codes)}`}
      submitIcon={<Upload aria-hidden className="size-5" />}
      aside={
        <Button look="quiet" onPress={onDone}>
          Wybierz inny plik
        </Button>
      }
    >
      <p>
        {tie(
          `${orders} status Zrealizowana, a ${people} powiadomienie, że kod czeka. Wczytanego kodu nie można zmienić.`,
        )}
      </p>
    </Form>
  )
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
