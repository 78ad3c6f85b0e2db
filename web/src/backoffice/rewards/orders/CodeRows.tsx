import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { TextInput } from '../../../form/fields'
import { markSecret } from '../../../form/secrets'
import { useFormFlow } from '../../../form/useFormFlow'
import { formatNumber } from '../../../format/numbers'
import { Button } from '../../../ui/Button'
import { useUnfolding } from '../../../ui/unfolding'
import { EditForm } from '../../EditForm'
import { ReasonForm } from '../../ReasonForm'
import {
  type Checked,
  type CodeChanges,
  type CodeError,
  withCorrected,
  withLeftOut,
  withRestored,
} from './codes'

interface CodeRowsProps {
  checked: Checked
  changes: CodeChanges
  /** Checks the file with other changes. */
  onChange: (changes: CodeChanges) => Promise<unknown>
}

/** Wrong rows of a file of codes, to be corrected or left out, and the changed rows. */
export function CodeRows({ checked, changes, onChange }: CodeRowsProps) {
  const invalid = rowsOf(checked.errors)
  return (
    <>
      {invalid.length > 0 && (
        <ul aria-label="Błędne wiersze" className="flex flex-col gap-3">
          {invalid.map(([row, errors]) => (
            <InvalidRow key={row} row={row} errors={errors} changes={changes} onChange={onChange} />
          ))}
        </ul>
      )}
      <Changed changes={changes} onChange={onChange} />
    </>
  )
}

function rowsOf(errors: readonly CodeError[]): [row: number, errors: CodeError[]][] {
  const rows = new Map<number, CodeError[]>()
  for (const error of errors) rows.set(error.row, [...(rows.get(error.row) ?? []), error])
  return [...rows]
}

interface InvalidRowProps extends Omit<CodeRowsProps, 'checked'> {
  row: number
  errors: readonly CodeError[]
}

function InvalidRow({ row, errors, changes, onChange }: InvalidRowProps) {
  const { isOpen, close, opener } = useUnfolding()
  const mendable = errors.filter(({ column }) => column !== '')
  return (
    <li className="rounded-card border border-line p-4">
      <h3 className="mb-2 font-semibold">{`Wiersz\u00a0${formatNumber(row)}`}</h3>
      <dl className="mb-3 flex flex-col gap-2">
        {errors.map(({ column, value, reason }) => (
          <div key={column}>
            <dt className="text-muted">{column || 'Cały wiersz'}</dt>
            <dd className="wrap-anywhere">
              {value && <span className="font-semibold">{value}</span>}
              <span className="block text-rejected">{reason}</span>
            </dd>
          </div>
        ))}
      </dl>
      {isOpen ? (
        <CellsForm
          row={row}
          errors={mendable}
          send={(cells) => onChange(withCorrected(changes, row, cells))}
          onDone={close}
        />
      ) : (
        <div className="flex flex-wrap items-start gap-3">
          {mendable.length > 0 && (
            <Button variant="secondary" {...opener}>{`Popraw wiersz\u00a0${row}`}</Button>
          )}
          <ReasonForm
            action={`Pomiń wiersz\u00a0${row}`}
            explanation="Tego wiersza nie wczytamy. Powód zostanie w historii."
            hint="Bez numeru karty. Na przykład: zamówienie wycofane"
            send={async (reason) => {
              await onChange(withLeftOut(changes, row, reason))
              return { message: `Wiersz ${row} jest pominięty` }
            }}
          />
        </div>
      )}
    </li>
  )
}

interface CellsFormProps {
  row: number
  errors: readonly CodeError[]
  send: (cells: Record<string, string>) => Promise<unknown>
  onDone: () => void
}

/** Form of a row's wrong cells, without autocomplete. */
function CellsForm({ row, errors, send, onDone }: CellsFormProps) {
  const form = useForm<{ cells: string[] }>({ defaultValues: { cells: errors.map(() => '') } })
  markSecret(form.control, 'cells')
  return (
    <EditForm
      label={`Poprawki wiersza ${row}`}
      form={form}
      send={async ({ cells }) => {
        await send(Object.fromEntries(errors.map(({ column }, place) => [column, cells[place] ?? ''])))
        return { message: `Wiersz ${row} jest sprawdzony` }
      }}
      onDone={onDone}
      onCancel={onDone}
      cancelLabel="Wróć"
      holds="passing"
      submitLabel="Sprawdź poprawkę"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {errors.map(({ column, reason }, place) => (
          <TextInput
            key={column}
            control={form.control}
            name={`cells.${place}`}
            label={column}
            hint={<span className="text-rejected">{reason}</span>}
            autoComplete="off"
            maxLength={500}
          />
        ))}
      </div>
    </EditForm>
  )
}

/** Changed rows, without their texts, which are secret. */
function Changed({ changes, onChange }: Omit<CodeRowsProps, 'checked'>) {
  const mended = [...new Set(changes.mended.map(({ row }) => row))]
  if (changes.left_out.length + mended.length === 0) return null
  return (
    <ul aria-label="Zmienione wiersze" className="flex flex-col">
      {changes.left_out.map(({ row, reason }) => (
        <ChangedRow key={`out ${row}`} row={row} about={`pominięty: ${reason}`}>
          <RestoreButton
            label={`Przywróć wiersz\u00a0${row}`}
            action={() => onChange(withRestored(changes, row))}
          />
        </ChangedRow>
      ))}
      {mended
        .filter((row) => changes.left_out.every((left) => left.row !== row))
        .map((row) => (
          <ChangedRow key={row} row={row} about={`poprawiony: ${columnsOf(changes, row)}`}>
            <RestoreButton
              label={`Cofnij poprawki wiersza\u00a0${row}`}
              action={() => onChange(withRestored(changes, row))}
            />
          </ChangedRow>
        ))}
    </ul>
  )
}

function columnsOf(changes: CodeChanges, row: number): string {
  return changes.mended
    .filter((cell) => cell.row === row)
    .map(({ column }) => column)
    .join(', ')
}

function ChangedRow({ row, about, children }: { row: number; about: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-b py-1 last:border-0">
      <span className="wrap-anywhere min-w-0 grow">
        <strong className="font-semibold">{`Wiersz\u00a0${formatNumber(row)}`}</strong> {about}
      </span>
      {children}
    </li>
  )
}

function RestoreButton({ label, action }: { label: string; action: () => Promise<unknown> }) {
  const form = useForm({ defaultValues: {} })
  const { shell } = useFormFlow({
    form,
    send: async () => {
      await action()
      return { message: 'Zmiana jest cofnięta' }
    },
    mode: 'edit',
  })
  return (
    <Button variant="quiet" isPending={shell.pending} onPress={() => shell.submit()}>
      {label}
    </Button>
  )
}
