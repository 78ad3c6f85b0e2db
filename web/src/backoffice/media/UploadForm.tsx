import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { FileInput } from '../../form/FileInput'
import { Form } from '../../form/Form'
import { TextInput } from '../../form/fields'
import { useFormFlow } from '../../form/useFormFlow'
import { Progress } from '../../ui/Progress'
import { AlternativeFields } from './AlternativeFields'
import { addMedia, type NewMedia } from './queries'
import { placeOf } from './words'

const empty: NewMedia = { name: '', alternative: '', decoration: false, file: null }

/** A picture or a PDF on its way into the library. */
export function UploadForm() {
  const navigate = useNavigate()
  const form = useForm({ defaultValues: empty })
  const [sent, setSent] = useState<number | null>(null)
  const { shell } = useFormFlow({
    form,
    send: (media) => {
      setSent(0)
      const named = { ...media, name: media.name.trim() || nameOf(media.file) }
      return addMedia(named, setSent).finally(() => setSent(null))
    },
    onSuccess: ({ data }) => navigate(placeOf(data.id)),
  })
  const { control } = form
  const isPicture = form.watch('file')?.type !== 'application/pdf'
  return (
    <Form label="Nowy plik" {...shell} submitLabel="Dodaj" takesFocus>
      <FileInput
        control={control}
        name="file"
        label="Plik"
        hint="Zdjęcie JPEG lub PNG albo plik PDF, do 10&nbsp;MB"
        accept="image/jpeg,image/png,application/pdf"
        isRequired
      />
      <TextInput
        control={control}
        name="name"
        label="Nazwa"
        hint="Po niej znajdziesz plik na liście. Puste pole: taka jak nazwa pliku."
        autoComplete="off"
      />
      {isPicture && <AlternativeFields form={form} />}
      {sent !== null && <Progress label="Wysyłanie pliku" value={sent} max={1} />}
    </Form>
  )
}

/** Without what says its format. */
function nameOf(file: File | null): string {
  return file?.name.replace(/\.[^.]*$/, '').slice(0, 120) ?? ''
}
