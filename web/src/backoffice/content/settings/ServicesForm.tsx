import { useForm } from 'react-hook-form'
import { TextAreaInput, TextInput } from '../../../form/fields'
import { EditForm } from '../../EditForm'
import { refetchNewer } from '../../optimistic-lock'
import { adminSettingsQuery, keepTyped, type Services, saveServices } from './queries'

/** Form of the external services, each of which needs a visitor's consent. */
export function ServicesForm({ version, services }: { version: number; services: Services }) {
  const form = useForm({ values: services, resetOptions: keepTyped })
  const { control } = form
  return (
    <EditForm
      label="Usługi zewnętrzne"
      form={form}
      send={(values) => saveServices(version, values)}
      newer={refetchNewer(adminSettingsQuery, ({ services: stored }) => stored)}
      onDone={({ data }) => form.reset(data.services)}
      isLong
      submitLabel="Zapisz usługi"
    >
      <p>Działają tylko za zgodą odwiedzającego. Usługa z&nbsp;pustym polem jest wyłączona.</p>
      <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
        <TextAreaInput
          control={control}
          name="statistics_url"
          label="Statystyki: adres Matomo"
          hint="Działa za zgodą na statystyki. Przykład: https://stats.example/matomo.php"
          autoComplete="off"
          isLine
        />
        <TextInput
          control={control}
          name="statistics_site"
          label="Statystyki: numer witryny"
          autoComplete="off"
        />
        <TextAreaInput
          control={control}
          name="pixel_url"
          label="Reklama: adres piksela"
          hint="Ze zgodą na marketing"
          autoComplete="off"
          isLine
        />
        <TextInput control={control} name="pixel_id" label="Reklama: numer konta" autoComplete="off" />
      </div>
      <TextAreaInput
        control={control}
        name="errors_dsn"
        label="Zgłaszanie błędów: adres Sentry"
        hint="Ze zgodą na statystyki, np.&nbsp;https://klucz@errors.example/1"
        autoComplete="off"
        isLine
      />
    </EditForm>
  )
}
