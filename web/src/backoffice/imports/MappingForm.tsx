import { useForm } from 'react-hook-form'
import { SelectInput } from '../../form/fields'
import { SendButton } from '../../form/SendButton'
import { useFormFlow } from '../../form/useFormFlow'
import { Card, CardHead } from '../../ui/Card'
import { EditForm } from '../EditForm'
import { columnOptions, formatChoices, samplesOf } from './options'
import { type ImportDetails, type ImportFormat, readRows } from './queries'

type FormatDraft = { [Part in keyof ImportFormat]: string }

interface Draft {
  format: FormatDraft
  mapping: Record<string, string>
}

function formatOf(draft: FormatDraft): ImportFormat {
  return { ...draft, header: draft.header === 'true' } as ImportFormat
}

/**
 * Mapping of the file's columns; the source remembers it for its next file. `onBack` leads back to an earlier preview.
 */
export function MappingForm({ run, onBack }: { run: ImportDetails; onBack?: () => void }) {
  const form = useForm<Draft>({
    defaultValues: {
      format: { ...run.format, header: String(run.format.header) },
      mapping: Object.fromEntries(run.columns.map(({ key }) => [key, run.mapping[key] ?? ''])),
    },
  })
  const chosen = form.watch('mapping')
  return (
    <Card>
      <CardHead title="Co jest w której kolumnie" />
      <EditForm
        label="Kolumny pliku"
        form={form}
        send={({ format, mapping }) => readRows(run.id, { format: formatOf(format), mapping })}
        confirm={{ as: 'nothing' }}
        onDone={onBack}
        onCancel={onBack}
        cancelLabel="Wróć"
        submitLabel="Sprawdź wiersze"
      >
        <div className="grid gap-4 lg:grid-cols-2">
          {run.columns.map(({ key, label, required, hint }) => (
            <SelectInput
              key={key}
              control={form.control}
              name={`mapping.${key}`}
              label={label}
              hint={
                <>
                  {hint}
                  {samplesOf(run.file_columns, chosen[key]) && (
                    <span className="wrap-anywhere block font-semibold">
                      {samplesOf(run.file_columns, chosen[key])}
                    </span>
                  )}
                </>
              }
              placeholder={required ? 'Wybierz kolumnę' : 'Brak w pliku'}
              options={columnOptions(run.file_columns)}
              isRequired={required}
            />
          ))}
        </div>
        <FormatFields run={run} form={form} />
      </EditForm>
    </Card>
  )
}

function FormatFields({ run, form }: { run: ImportDetails; form: ReturnType<typeof useForm<Draft>> }) {
  const again = useForm({ defaultValues: {} })
  const { shell } = useFormFlow({
    form: again,
    send: () => readRows(run.id, { format: formatOf(form.getValues('format')) }),
    mode: 'edit',
  })
  return (
    <fieldset className="flex flex-col gap-4 rounded-control border border-line p-4">
      <legend className="px-1 font-semibold">Jak zapisano plik</legend>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {run.is_csv && (
          <>
            <SelectInput
              control={form.control}
              name="format.encoding"
              label="Kodowanie"
              options={formatChoices.encoding}
            />
            <SelectInput
              control={form.control}
              name="format.separator"
              label="Separator kolumn"
              options={formatChoices.separator}
            />
          </>
        )}
        <SelectInput
          control={form.control}
          name="format.header"
          label="W pierwszym wierszu"
          options={formatChoices.header}
        />
        <SelectInput
          control={form.control}
          name="format.decimal"
          label="Ułamki"
          options={formatChoices.decimal}
        />
        <SelectInput control={form.control} name="format.dates" label="Daty" options={formatChoices.dates} />
      </div>
      <span>
        <SendButton variant="secondary" isPending={shell.pending} onPress={() => shell.submit()}>
          Wczytaj kolumny jeszcze raz
        </SendButton>
      </span>
    </fieldset>
  )
}
