import { useForm } from 'react-hook-form'
import { TextAreaInput } from '../../../form/fields'
import { EditForm } from '../../EditForm'
import { refetchNewer } from '../../optimistic-lock'
import { type Announcements, adminSettingsQuery, keepTyped, saveAnnouncements } from './queries'

/* Maximum length in characters, the same as on the server. */
const longestNotice = 300
const longestWarning = 1000

/** Form of the notice for everybody who is signed in. */
export function AnnouncementsForm({
  version,
  announcements,
}: {
  version: number
  announcements: Announcements
}) {
  const form = useForm({ values: announcements, resetOptions: keepTyped })
  return (
    <EditForm
      label="Komunikaty"
      form={form}
      send={(values) => saveAnnouncements(version, values)}
      newer={refetchNewer(adminSettingsQuery, ({ announcements: newer }) => newer)}
      onDone={({ data }) => form.reset(data.announcements)}
      isLong
      submitLabel="Zapisz komunikaty"
    >
      <TextAreaInput
        control={form.control}
        name="notice"
        label="Komunikat nad stronami uczestników"
        hint="Puste pole: nic się nie pokazuje"
        rows={3}
        maxLength={longestNotice}
      />
      <TextAreaInput
        control={form.control}
        name="warning"
        label="Ostrzeżenie w&nbsp;okienku „Uwaga”"
        hint="Pusty wiersz zaczyna akapit. Puste pole: ostrzeżenie, by nie podawać nikomu hasła ani kodu SMS."
        rows={5}
        maxLength={longestWarning}
      />
    </EditForm>
  )
}
