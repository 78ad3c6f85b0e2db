import { useForm } from 'react-hook-form'
import { CheckboxInput } from '../../../form/fields'
import { NumberInput } from '../../../form/NumberInput'
import { EditForm } from '../../EditForm'
import { refetchNewer } from '../../optimistic-lock'
import { adminSettingsQuery, keepTyped, type MailingRules, saveMailingRules } from './queries'

/** Form of the rules of all mailings. */
export function MailingsForm({ version, mailings }: { version: number; mailings: MailingRules }) {
  const form = useForm({ values: mailings, resetOptions: keepTyped })
  const { control } = form
  return (
    <EditForm
      label="Wysyłki"
      form={form}
      send={(values) => saveMailingRules(version, values)}
      newer={refetchNewer(adminSettingsQuery, ({ mailings: stored }) => stored)}
      onDone={({ data }) => form.reset(data.mailings)}
      submitLabel="Zapisz zasady wysyłek"
    >
      <p>
        Zasady obowiązują wszystkie wysyłki do segmentów, także te, które już trwają. E-maile
        i&nbsp;powiadomienia w&nbsp;portalu nie czekają na koniec ciszy.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberInput control={control} name="hour_from" label="SMS-y i push od godziny" isRequired />
        <NumberInput control={control} name="hour_to" label="SMS-y i push do godziny" isRequired />
        <NumberInput
          control={control}
          name="weekly_cap"
          label="Wysyłki do jednej osoby w&nbsp;tygodniu"
          hint="Najwięcej w&nbsp;ciągu 7 dni, razem we wszystkich kanałach"
          isRequired
        />
        <NumberInput
          control={control}
          name="approval_above"
          label="Bez drugiej osoby najwyżej do"
          hint="Powyżej tylu uczestników wysyłkę zatwierdza druga osoba"
          isRequired
        />
      </div>
      <CheckboxInput control={control} name="weekends">
        SMS-y i&nbsp;push także w&nbsp;soboty i&nbsp;niedziele
      </CheckboxInput>
    </EditForm>
  )
}
