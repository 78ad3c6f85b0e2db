import { matchPath } from 'react-router'
import { type AdminPath, pathTo } from '../../paths'
import type { RecordKind, SearchHit } from './queries'

type PathOfRecord = Extract<AdminPath, `/zaplecze/${string}/:id`>

/** Pages of one record, by its kind. */
const recordPages: Readonly<Record<Exclude<RecordKind, 'representative' | 'operator'>, PathOfRecord>> = {
  participant: '/zaplecze/uczestnicy/:id',
  invoice: '/zaplecze/faktury/:id',
  order: '/zaplecze/zamowienia/:id',
  promotion: '/zaplecze/promocje/:id',
  product: '/zaplecze/produkty/:id',
  distributor: '/zaplecze/dystrybutorzy/:id',
  branch: '/zaplecze/dystrybutorzy/oddzialy/:id',
  reward: '/zaplecze/nagrody/:id',
  trip: '/zaplecze/wycieczki/:id',
  import: '/zaplecze/importy/:id',
  correction: '/zaplecze/korekty/:id',
  request: '/zaplecze/zgloszenia/:id',
  news: '/zaplecze/aktualnosci/:id',
  page: '/zaplecze/strony/:id',
  question: '/zaplecze/pytania/:id',
}

/** Address of a record: its own page, its editor in a list, or its list. */
export function recordPath({ kind, key }: Pick<SearchHit, 'kind' | 'key'>): string {
  if (kind === 'representative')
    return `${'/zaplecze/przedstawiciele' satisfies AdminPath}?osoba=${encodeURIComponent(key)}`
  if (kind === 'operator') return '/zaplecze/operatorzy' satisfies AdminPath
  return pathTo(recordPages[kind], { id: key })
}

/* Keys are numbers and UUIDs; addresses such as `/zaplecze/promocje/nowa` are pages without a record. */
const keyPattern = /^[\da-f-]*\d[\da-f-]*$/i

/** Reference to the record whose page stands at an address, such as `participant-12`; null for other pages. */
export function recordAt(pathname: string): string | null {
  for (const [kind, path] of Object.entries(recordPages)) {
    const key = matchPath(path, pathname)?.params.id
    if (key && keyPattern.test(key)) return `${kind}-${key}`
  }
  return null
}
