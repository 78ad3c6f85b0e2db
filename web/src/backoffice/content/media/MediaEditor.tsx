import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { TextInput } from '../../../form/fields'
import { formatInstant } from '../../../format/dates'
import { counted } from '../../../format/plural'
import { formatSize } from '../../../format/size'
import { Link } from '../../../ui/Link'
import { PageSkeleton } from '../../../ui/Skeleton'
import { DeleteButton } from '../../DeleteButton'
import { EditForm } from '../../EditForm'
import { AlternativeFields } from '../../platform/media/AlternativeFields'
import { deleteMedia, type MediaItem, mediaItemQuery, updateMedia } from '../../platform/media/queries'
import { CopyAddress } from './CopyAddress'
import { kindOf, path, usedBy } from './labels'

/** Editor of a picture or a file: its description, its uses, and its deletion. */
export function MediaEditor({ id }: { id: number }) {
  const { data: item, isError } = useQuery({ ...mediaItemQuery(id), throwOnError: false })
  if (isError) return <p>Tego pliku już nie ma.</p>
  if (!item) return <PageSkeleton />
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <MediaPreview item={item} />
        <p className="text-muted">
          {kindOf(item.kind)}, {formatSize(item.size)}
          {item.picture && `, ${item.picture.width}\u00a0×\u00a0${item.picture.height}\u00a0px`}
          <br />
          {item.operator}, {formatInstant(item.created_at)}
        </p>
        <div>
          <CopyAddress address={item.address} name={item.name} />
        </div>
      </div>
      <div className="flex flex-col gap-6">
        <ImageTexts key={item.id} item={item} />
        <Uses item={item} />
      </div>
    </div>
  )
}

function MediaPreview({ item: { picture, address, name } }: { item: MediaItem }) {
  if (!picture)
    return (
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-h-control items-center gap-3 text-brand-text underline underline-offset-4"
      >
        <FileText aria-hidden className="size-8 shrink-0" />
        <span className="wrap-anywhere">
          {name}
          <span className="sr-only"> (otwiera się w&nbsp;nowej karcie)</span>
        </span>
      </a>
    )
  return (
    <img
      srcSet={picture.srcset}
      sizes="(min-width: 64rem) 36rem, 100vw"
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alternative}
      className="max-h-80 w-full rounded-card bg-line-soft object-contain"
    />
  )
}

function ImageTexts({ item }: { item: MediaItem }) {
  const form = useForm({
    defaultValues: {
      name: item.name,
      alternative: item.picture?.alternative ?? '',
      decoration: item.picture?.alternative === '',
    },
  })
  return (
    <EditForm
      label="Opis pliku"
      form={form}
      send={(values) => updateMedia(item.id, values)}
      about={item.id}
      submitLabel="Zapisz"
    >
      <TextInput control={form.control} name="name" label="Nazwa" isRequired autoComplete="off" />
      {item.picture && <AlternativeFields form={form} />}
    </EditForm>
  )
}

function Uses({ item: { id, name, uses } }: { item: MediaItem }) {
  const navigate = useNavigate()
  if (uses.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">Nieużywany w&nbsp;treściach portalu.</p>
        <DeleteButton
          label="Usuń plik"
          about={name}
          action={async () => {
            const done = await deleteMedia(id)
            navigate(path)
            return done
          }}
        />
      </div>
    )
  return (
    <section aria-label="Gdzie jest używany">
      <p>
        Nie można go usunąć, bo używa go {counted(uses.length, ['miejsce', 'miejsca', 'miejsc'])}{' '}
        w&nbsp;portalu:
      </p>
      <ul className="mt-2 flex flex-col">
        {uses.map((use) => {
          const { label, to } = usedBy(use)
          return (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
