import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FileInput } from '../../../form/FileInput'
import { Form } from '../../../form/Form'
import { TextInput } from '../../../form/fields'
import { useFormFlow } from '../../../form/useFormFlow'
import { Progress } from '../../../ui/Progress'
import { AlternativeFields } from './AlternativeFields'
import { addMedia, type NewMedia } from './queries'

const pictures = 'image/jpeg,image/png'

const kinds = {
  picture: { accept: pictures, hint: 'Zdjęcie JPEG lub PNG, do 10\u00a0MB' },
  file: { accept: 'application/pdf', hint: 'Plik PDF, do 10\u00a0MB' },
  any: { accept: `${pictures},application/pdf`, hint: 'Zdjęcie JPEG lub PNG albo plik PDF, do 10\u00a0MB' },
} as const

const empty: NewMedia = { name: '', alternative: '', decoration: false, file: null }

interface UploadFormProps {
  /** Restriction to pictures, or to PDFs. */
  only?: 'picture' | 'file'
  onAdded: (id: number) => void
  aside?: ReactNode
}

/** Upload form for a picture or a PDF. */
export function UploadForm({ only, onAdded, aside }: UploadFormProps) {
  const form = useForm({ defaultValues: empty })
  const [sent, setSent] = useState<number | null>(null)
  const { shell } = useFormFlow({
    form,
    send: (media) => {
      setSent(0)
      const named = { ...media, name: media.name.trim() || nameOf(media.file) }
      return addMedia(named, setSent).finally(() => setSent(null))
    },
    onSuccess: ({ data }) => onAdded(data.id),
  })
  const { control } = form
  const isPicture = form.watch('file')?.type !== 'application/pdf'
  return (
    <Form
      label={only === 'picture' ? 'Nowy obraz' : 'Nowy plik'}
      {...shell}
      holds={only ? 'passing' : 'work'}
      submitLabel={only ? 'Dodaj i\u00a0wybierz' : 'Dodaj'}
      takesFocus
      aside={aside}
    >
      <FileInput
        control={control}
        name="file"
        label="Plik"
        hint={kinds[only ?? 'any'].hint}
        accept={kinds[only ?? 'any'].accept}
        isRequired
      />
      <TextInput
        control={control}
        name="name"
        label="Nazwa"
        hint="Po niej znajdziesz plik na liście. Puste pole: taka jak nazwa pliku."
        autoComplete="off"
      />
      {isPicture && only !== 'file' && <AlternativeFields form={form} />}
      {sent !== null && <Progress label="Wysyłanie pliku" value={sent} max={1} />}
    </Form>
  )
}

/** Name of a file without its extension. */
function nameOf(file: File | null): string {
  return file?.name.replace(/\.[^.]*$/, '').slice(0, 120) ?? ''
}
