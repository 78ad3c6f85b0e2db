import { useInfiniteQuery } from '@tanstack/react-query'
import { FileText, Images } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { formatInstantDay } from '../../../format/dates'
import { formatSize } from '../../../format/size'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { ButtonLink, Link } from '../../../ui/Link'
import { filtersFrom, useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import type { Column } from '../../../ui/Table'
import { type Media, mediaQuery } from '../../platform/media/queries'
import { UploadForm } from '../../platform/media/UploadForm'
import { ResourceList } from '../../ResourceList'
import { SearchBox } from '../../SearchBox'
import { CopyAddress } from './CopyAddress'
import { kindOf, kindOptions, parameter, path, placeOf } from './labels'
import { MediaEditor } from './MediaEditor'

const columns: readonly Column<Media>[] = [
  {
    key: 'name',
    label: 'Nazwa',
    card: 'title',
    cell: ({ id, name, picture }) => (
      <span className="flex items-center gap-3">
        {picture ? (
          <img
            loading="lazy"
            srcSet={picture.srcset}
            sizes="4rem"
            src={picture.src}
            alt=""
            className="h-12 w-16 shrink-0 rounded-control bg-line-soft object-cover"
          />
        ) : (
          <FileText aria-hidden className="h-12 w-16 shrink-0 text-brand-text" />
        )}
        <span className="wrap-anywhere min-w-0">
          <Link to={`?${parameter}=${id}`}>{name}</Link>
        </span>
      </span>
    ),
  },
  { key: 'kind', label: 'Rodzaj', card: 'left', cell: ({ kind }) => kindOf(kind) },
  {
    key: 'size',
    label: 'Rozmiar',
    card: 'lead',
    cell: ({ size, picture }) =>
      picture ? `${picture.width}\u00a0×\u00a0${picture.height}, ${formatSize(size)}` : formatSize(size),
  },
  { key: 'created_at', label: 'Dodano', cell: ({ created_at: at }) => formatInstantDay(at) },
  {
    key: 'address',
    label: 'Adres',
    card: 'action',
    cell: ({ address, name }) => <CopyAddress address={address} name={name} />,
  },
]

/** `/zaplecze/pliki`: the media library, and the editor of one item. */
export default function MediaPage() {
  const [parameters] = useSearchParams()
  const { filter, setFilter } = useListParams({ by: 'id', desc: true })
  const query = useInfiniteQuery(mediaQuery(filtersFrom(parameters, ['kind', 'search'])))
  const chosen = parameters.get(parameter)
  return (
    <>
      {chosen && <Chosen key={chosen} which={chosen} />}
      <ResourceList
        title="Pliki i&nbsp;obrazy"
        action={<ButtonLink to={placeOf('nowy')}>Dodaj plik</ButtonLink>}
        query={query}
        columns={columns}
        empty={
          <EmptyState icon={Images} title="Nie ma tu plików">
            Dodaj zdjęcie do aktualności albo plik PDF, do którego poprowadzisz link z&nbsp;tekstu.
          </EmptyState>
        }
      >
        <div className="mb-4 grid items-end gap-3 sm:grid-cols-[14rem_1fr]">
          <Select
            label="Rodzaj"
            value={filter('kind')}
            onChange={(kind) => setFilter('kind', kind)}
            options={kindOptions}
          />
          <SearchBox label="Część nazwy" />
        </div>
      </ResourceList>
    </>
  )
}

function Chosen({ which }: { which: string }) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="font-bold text-h2 outline-none">
          {which === 'nowy' ? 'Nowy plik' : 'Wybrany plik'}
        </h2>
        <ButtonLink variant="quiet" to={path}>
          Zamknij
        </ButtonLink>
      </div>
      {which === 'nowy' ? (
        <UploadForm onAdded={(id) => navigate(placeOf(id))} />
      ) : (
        <MediaEditor id={Number(which)} />
      )}
    </Card>
  )
}
