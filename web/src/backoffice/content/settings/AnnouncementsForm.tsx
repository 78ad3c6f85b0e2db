import { useForm } from 'react-hook-form'
import { TextAreaInput } from '../../../form/fields'
<<<<<<< int:web/src/backoffice/content/settings/TextsForm.tsx
import { EditForm } from '../../EditForm'
import { refetchNewer } from '../../optimistic-lock'
import { adminSettingsQuery, keepTyped, saveTexts, type Texts } from './queries'
=======
import { useFormFlow } from '../../../form/useFormFlow'
import { refetchNewer } from '../../refetch-newer'
import { type Announcements, adminSettingsQuery, keepTyped, saveAnnouncements } from './queries'
>>>>>>> rb2:web/src/backoffice/content/settings/AnnouncementsForm.tsx

/* Maximum length in characters, the same as on the server. */
const longestNotice = 300
const longestWarning = 1000

/** Form of the notice for everybody who is signed in. */
<<<<<<< int:web/src/backoffice/content/settings/TextsForm.tsx
export function TextsForm({ version, texts }: { version: number; texts: Texts }) {
  const form = useForm({ values: texts, resetOptions: keepTyped })
=======
export function AnnouncementsForm({
  version,
  announcements,
}: {
  version: number
  announcements: Announcements
}) {
  const form = useForm({ values: announcements, resetOptions: keepTyped })
  const { shell } = useFormFlow({
    form,
    send: (values: Announcements) => saveAnnouncements(version, values),
    mode: 'edit',
    newer: refetchNewer(adminSettingsQuery, ({ announcements }) => announcements),
    onSuccess: ({ data }) => form.reset(data.announcements),
  })
>>>>>>> rb2:web/src/backoffice/content/settings/AnnouncementsForm.tsx
  return (
    <EditForm
      label="Komunikaty"
      form={form}
      send={(values) => saveTexts(version, values)}
      newer={refetchNewer(adminSettingsQuery, ({ words }) => words)}
      onDone={({ data }) => form.reset(data.words)}
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
