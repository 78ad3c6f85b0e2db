import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../../form/Form'
import { TextInput } from '../../form/fields'
import { useFormFlow } from '../../form/useFormFlow'
import { Button } from '../../ui/Button'
import type { ImportDetails } from './queries'
import { changedCells, correctRow, type ImportedRow } from './rows'

interface RowFormProps {
  run: ImportDetails
  row: ImportedRow
  onDone: () => void
}

interface Draft {
  cells: Record<string, string>
}

/** Form that corrects the cells of a row; the first wrong one takes the focus. */
export function RowForm({ run, row, onDone }: RowFormProps) {
  const form = useForm<Draft>({
    defaultValues: { cells: Object.fromEntries(row.cells.map(({ key, value }) => [key, value])) },
  })
  const { shell } = useFormFlow({
    form,
    send: ({ cells }: Draft) => correctRow(run.id, row, changedCells(row, cells)),
    mode: 'edit',
    onSuccess: onDone,
    sentenceFor: ({ fields }) => (fields.cells ? 'Zmień którąś z\u00a0komórek albo wróć.' : null),
  })
  const first = row.cells.find(({ error }) => error) ?? row.cells[0]
  const { formElement } = shell
  useEffect(() => {
    formElement.current?.querySelector<HTMLInputElement>(`[name="cells.${first?.key}"]`)?.focus()
  }, [first, formElement])
  return (
    <Form
      label={`Poprawki wiersza ${row.row}`}
      {...shell}
      about={run.id}
      submitLabel="Zapisz poprawki"
      aside={
        <Button variant="quiet" onPress={onDone}>
          Wróć
        </Button>
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {row.cells.map(({ key, label, error, mended }) => (
          <TextInput
            key={key}
            control={form.control}
            name={`cells.${key}`}
            label={label}
            autoComplete="off"
            maxLength={500}
            hint={
              <>
                {error && <span className="block text-rejected">{error}</span>}
                {mended && `W\u00a0pliku: ${mended.text || 'pusto'}`}
              </>
            }
          />
        ))}
      </div>
    </Form>
  )
}
