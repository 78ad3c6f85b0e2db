import { useMutation } from '@tanstack/react-query'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { formatInstant } from '../../format/dates'
import { Card } from '../../ui/Card'
import { Checkbox } from '../../ui/Checkbox'
import { CollapsibleSection } from '../../ui/CollapsibleSection'
import { showError, showSuccess } from '../../ui/toast-queue'
import { SaveButton } from '../SaveButton'
import {
  type MonthlyReport,
  type MonthlyReports as Reports,
  saveMonthlyReport,
  subscribeToMonthlyReports,
} from './queries'

/** Number of months that stand in sight. */
const inSight = 3

/** The reports of months that are over, each as a PDF, and whether each new one comes by e-mail. */
export function MonthlyReports({ months, subscribed, email }: Reports) {
  const subscribing = useMutation({
    mutationFn: subscribeToMonthlyReports,
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  return (
    <Card>
      <h2 className="mb-2 font-bold text-h2">Raporty miesięczne</h2>
      <p className="text-muted">
        Najważniejsze liczby miesiąca obok tego samego miesiąca rok wcześniej i całego sezonu, w jednym pliku.
      </p>
      <Checkbox
        isSelected={subscribing.isPending ? subscribing.variables : subscribed}
        /* A disabled checkbox would lose the focus, and the keyboard its place. */
        onChange={(isSelected) => !subscribing.isPending && subscribing.mutate(isSelected)}
        hint={`Na adres ${email}, pierwszego dnia następnego miesiąca.`}
      >
        Wysyłaj mi każdy nowy raport e-mailem
      </Checkbox>
      {months.length === 0 && (
        <p className="mt-2">Pierwszy raport będzie tu, gdy skończy się pierwszy miesiąc programu.</p>
      )}
      <Months months={months.slice(0, inSight)} />
      {months.length > inSight && (
        <CollapsibleSection title="Wcześniejsze miesiące">
          <Months months={months.slice(inSight)} />
        </CollapsibleSection>
      )}
    </Card>
  )
}

function Months({ months }: { months: readonly MonthlyReport[] }) {
  return (
    <ul className="mt-2 flex flex-col divide-y divide-line">
      {months.map(({ month, title, printed_at: at }) => (
        <li key={month} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <span>
            <span className="block font-semibold first-letter:uppercase">{title}</span>
            <span className="text-muted text-small">
              {at ? `Zachowany ${formatInstant(at)}` : 'Liczby na dziś'}
            </span>
          </span>
          <SaveButton label="Pobierz PDF" about={title} save={() => saveMonthlyReport(month)} />
        </li>
      ))}
    </ul>
  )
}
