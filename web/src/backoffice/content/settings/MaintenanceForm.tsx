import { useForm } from 'react-hook-form'
import { CheckboxInput, TextAreaInput } from '../../../form/fields'
import { Alert } from '../../../ui/Alert'
import { EditForm } from '../../EditForm'
import { refetchNewer } from '../../optimistic-lock'
import { guestsIn } from './guests'
import { adminSettingsQuery, keepTyped, type Maintenance, saveMaintenance } from './queries'

/* Maximum length in characters, the same as on the server. */
const longestMessage = 500

function valuesOf({ closed, message, guests }: Maintenance) {
  return { closed, message, guests: guests.join('\n') }
}

/** Form that closes the programme for participants and reopens it. */
export function MaintenanceForm({ version, maintenance }: { version: number; maintenance: Maintenance }) {
  const form = useForm({ values: valuesOf(maintenance), resetOptions: keepTyped })
  const willClose = form.watch('closed') && !maintenance.closed
  return (
    <EditForm
      label="Przerwa techniczna"
      form={form}
      send={({ guests, ...values }) => saveMaintenance(version, { ...values, guests: guestsIn(guests) })}
      newer={refetchNewer(adminSettingsQuery, ({ maintenance: stored }) => valuesOf(stored))}
      onDone={({ data }) => form.reset(valuesOf(data.maintenance))}
      isLong
      submitLabel={willClose ? 'Zamknij program' : 'Zapisz przerwę'}
      submitVariant={willClose ? 'danger' : 'primary'}
    >
      {maintenance.closed && <Alert tone="warning">Program jest teraz zamknięty dla uczestników.</Alert>}
      <CheckboxInput control={form.control} name="closed">
        Program jest zamknięty
      </CheckboxInput>
      {willClose && (
        <p className="max-w-text text-muted">
          Uczestnicy zobaczą stronę z&nbsp;komunikatem, a&nbsp;to, co właśnie wysyłają, nie zostanie zapisane.
          Strony dla wszystkich i&nbsp;zaplecze działają dalej.
        </p>
      )}
      <TextAreaInput
        control={form.control}
        name="message"
        label="Komunikat dla uczestników"
        hint="Napisz na przykład, do kiedy potrwa przerwa. Gdy pole jest puste, prosimy o&nbsp;powrót za jakiś czas."
        rows={3}
        maxLength={longestMessage}
      />
      <TextAreaInput
        control={form.control}
        name="guests"
        label="Numery NIP, które mogą korzystać mimo przerwy"
        hint="Po jednym w&nbsp;wierszu"
        rows={3}
      />
    </EditForm>
  )
}
