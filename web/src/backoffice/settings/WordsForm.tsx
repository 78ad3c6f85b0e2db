import { useForm } from 'react-hook-form'
import { Form } from '../../form/Form'
import { TextAreaInput } from '../../form/fields'
import { useFormFlow } from '../../form/useFormFlow'
import { readAgain } from '../newer'
import { deskSettingsQuery, keepTyped, saveWords, type Words } from './queries'

/* In characters, the same as on the server. */
const longestNotice = 300
const longestWarning = 1000

/** What everybody who is signed in is told. */
export function WordsForm({ version, words }: { version: number; words: Words }) {
  const form = useForm({ values: words, resetOptions: keepTyped })
  const { shell } = useFormFlow({
    form,
    send: (values: Words) => saveWords(version, values),
    mode: 'edit',
    newer: readAgain(deskSettingsQuery, ({ words: kept }) => kept),
    onSuccess: ({ data }) => form.reset(data.words),
  })
  return (
    <Form label="Komunikaty" {...shell} isLong submitLabel="Zapisz komunikaty">
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
    </Form>
  )
}
