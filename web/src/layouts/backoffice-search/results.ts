import type { LucideIcon } from 'lucide-react'
import { recordKinds } from './kinds'
import type { SearchHit } from './queries'
import { recordPath } from './record-pages'
import type { Screen, SectionScreen } from './screens'

/** A line of the list, which opens a page of the back office. */
export interface Result {
  readonly path: string
  readonly icon: LucideIcon
  readonly title: string
  /** Second line: the kind of record and what tells it from others, or the group of the menu. */
  readonly detail: string
  readonly status: SearchHit['status']
}

export interface ResultGroup {
  readonly title: string
  readonly results: readonly Result[]
}

/** Answer to the text in the field. */
export type Answer =
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'found'; readonly hits: readonly SearchHit[] }

/** The back office's own places for a text. */
export interface Places {
  readonly screens: readonly Screen[]
  readonly sections: readonly SectionScreen[]
}

export interface Found {
  readonly groups: readonly ResultGroup[]
  /** True if nothing more comes: the places in the list are final. */
  readonly isWhole: boolean
}

/**
 * The list for a text: a number is rather one of a record, so that records lead, any other text rather the name of a
 * screen or of a part of it. Nothing is shown in front of which records may still come.
 */
export function resultsFor(text: string, places: Places, answer: Answer): Found {
  const isWhole = answer.kind !== 'pending'
  const hits = answer.kind === 'found' ? answer.hits.map(resultOfHit) : []
  const records = { title: text === '' ? 'Ostatnio otwierane' : 'Wyniki', results: hits }
  const own = [
    { title: 'Ekrany', results: places.screens.map(resultOfScreen) },
    { title: 'Części ekranów', results: places.sections.map(resultOfSection) },
  ]
  const leadsWithRecords = /\d/.test(text)
  const groups = leadsWithRecords ? [records, ...(answer.kind === 'found' ? own : [])] : [...own, records]
  return { groups: groups.filter(({ results }) => results.length > 0), isWhole }
}

function resultOfHit(hit: SearchHit): Result {
  const { label, icon } = recordKinds[hit.kind]
  return {
    path: recordPath(hit),
    icon,
    title: hit.title,
    detail: [label, hit.detail].filter((part) => part !== '').join(' · '),
    status: hit.status,
  }
}

function resultOfSection({ path, title, screen, icon }: SectionScreen): Result {
  return { path, icon, title, detail: screen, status: null }
}

function resultOfScreen({ path, label, icon, group }: Screen): Result {
  return { path, icon, title: label, detail: group ?? '', status: null }
}
