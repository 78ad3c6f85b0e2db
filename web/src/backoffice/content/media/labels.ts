import { pathTo } from '../../../paths'
import type { Option } from '../../../ui/Select'
import type { Media, MediaItem } from '../../platform/media/queries'

export const path = '/zaplecze/pliki'

/** Query parameter with the id of the edited item; `nowy` is a new one. */
export const parameter = 'plik'

export function placeOf(id: number | 'nowy'): string {
  return `${path}?${parameter}=${id}`
}

export const kindOptions: readonly Option[] = [
  { value: '', label: 'Wszystkie' },
  { value: 'picture', label: 'Obrazy' },
  { value: 'document', label: 'Pliki PDF' },
]

const kinds: Readonly<Record<Media['kind'], string>> = { picture: 'Obraz', document: 'Plik PDF' }

export function kindOf(kind: Media['kind']): string {
  return kinds[kind]
}

type Use = MediaItem['uses'][number]

const places: Readonly<Record<Use['place'], string>> = {
  news: 'Aktualność',
  page: 'Strona',
  question: 'Pytanie',
  promotion: 'Promocja',
  reward: 'Nagroda',
}

/** Label and link of a use of the item. */
export function usedBy({ place, id, title }: Use): { label: string; to: string } {
  return { label: `${places[place]}: ${title}`, to: editorOf(place, String(id)) }
}

function editorOf(place: Use['place'], id: string): string {
  if (place === 'news') return pathTo('/zaplecze/aktualnosci/:id', { id })
  if (place === 'page') return pathTo('/zaplecze/strony/:id', { id })
  if (place === 'question') return pathTo('/zaplecze/pytania/:id', { id })
  if (place === 'promotion') return pathTo('/zaplecze/promocje/:id', { id })
  return pathTo('/zaplecze/nagrody/:id', { id })
}
