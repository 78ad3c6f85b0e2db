import { useForm } from 'react-hook-form'
import { NumberInput } from '../../../form/NumberInput'
import { EditForm } from '../../EditForm'
import { refetchNewer } from '../../optimistic-lock'
import { adminSettingsQuery, type BulkJobRules, keepTyped, saveBulkJobRules } from './queries'

interface BulkJobsFormProps {
  version: number
  rules: BulkJobRules
}

/** Form of the limit over which a second person approves a bulk job. */
export function BulkJobsForm({ version, rules }: BulkJobsFormProps) {
  const form = useForm({ values: rules, resetOptions: keepTyped })
  return (
    <EditForm
      label="Zadania zbiorcze"
      form={form}
      send={(values) => saveBulkJobRules(version, values)}
      newer={refetchNewer(adminSettingsQuery, ({ bulk_jobs: stored }) => stored)}
      onDone={({ data }) => form.reset(data.bulk_jobs)}
      submitLabel="Zapisz zasady zadań zbiorczych"
    >
      <p>
        Przyjęcie e-faktur dodaje punkty, a&nbsp;anulowanie zamówień je zwraca. Zadanie, które robi to dla
        wielu zapisów naraz, czeka na zatwierdzenie przez drugą osobę.
      </p>
      <NumberInput
        control={form.control}
        name="approval_above"
        label="Bez drugiej osoby najwyżej do"
        hint="Faktur lub zamówień, razem z&nbsp;zadaniami tej samej osoby z&nbsp;ostatnich 24 godzin"
        isRequired
      />
    </EditForm>
  )
}
