import { serverNow } from '../../../format/clock'
import { formatInstantDay } from '../../../format/dates'
import { choiceIn } from '../../../ui/list-params'
import type { Option } from '../../../ui/Select'
import type { StatusColor } from '../../../ui/StatusBadge'
import type { Narrowing, News } from './queries'

/** Maximum length of a text in characters, the same as on the server. */
export const longestText = 20_000

const audiences: Readonly<Record<News['audience'], string>> = {
  everyone: 'Wszyscy',
  'program.retail': 'Gospodarstwa i\u00a0firmy',
  'program.partner': 'Partnerzy',
}

const topics: Readonly<Record<News['topic'], string>> = {
  fields: 'Pola',
  crops: 'Uprawy',
  packs: 'Produkty',
  weather: 'Pogoda',
  rewards: 'Nagrody',
}

export const audienceOptions = optionsOf(audiences)
export const topicOptions = optionsOf(topics)

export const statusOptions: readonly Option[] = [
  { value: '', label: 'Wszystkie' },
  { value: 'published', label: 'Opublikowane' },
  { value: 'draft', label: 'Szkice' },
]

export function audienceOf(code: News['audience']): string {
  return audiences[code]
}

/** Publication status of a text; a news item with a future date is scheduled. */
export function statusOf(
  status: News['status'],
  publishedOn?: string,
): { label: string; color: StatusColor } {
  if (status === 'draft') return { label: 'Szkic', color: 'gray' }
  if (publishedOn !== undefined && publishedOn > today()) return { label: 'Zaplanowana', color: 'yellow' }
  return { label: 'W\u00a0portalu', color: 'green' }
}

/** Today in Warsaw, as typed: `20.08.2025`. */
export function todayTyped(): string {
  return formatInstantDay(serverNow().toISOString())
}

function today(): string {
  return todayTyped().split('.').reverse().join('-')
}

/** Filters in the URL. */
export function narrowingOf(parameters: URLSearchParams): Narrowing {
  const status = choiceIn(parameters, 'status', statusOptions, '')
  return status ? { status: status as News['status'] } : {}
}

function optionsOf(named: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(named).map(([value, label]) => ({ value, label }))
}
