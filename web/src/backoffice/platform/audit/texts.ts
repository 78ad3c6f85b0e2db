import { formatDay, formatInstant } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { formatPhone } from '../../../format/phone'
import { withTypedPlaceholders } from '../../../format/places'
import { actionLabel } from './labels'
import { areaOf } from './portal'
import { codeLabel, type Vocabulary } from './vocabulary'

/** Rich-text fields, by subject. */
const formatted: Readonly<Record<string, readonly string[]>> = {
  news: ['text'],
  pages: ['text'],
  promotions: ['accepted', 'success', 'text'],
  questions: ['answer'],
}

export function isFormatted(subject: string, key: string): boolean {
  return formatted[subject]?.includes(key) ?? false
}

const formatters: Readonly<Record<string, (text: string) => string>> = {
  'exports.action': actionLabel,
  'exports.orders': (ids) => formatNumber(ids.split(',').length),
  'products.crops': listed,
  'sessions.path': (path) => areaOf(path) ?? 'inna część portalu',
  'settings.map_route_url': withTypedPlaceholders,
  'tax_rules.scope': (scope) => scope.replace(/^promotion:(.*)$/, 'promocja „$1”'),
}

/** Label of a code, else the text itself, formatted. */
export function textOf(
  vocabulary: Vocabulary,
  text: string,
  { subject, key }: { subject: string; key: string },
): string {
  const label = codeLabel(vocabulary, subject, key, text)
  if (label !== undefined) return label
  const format = formatters[`${subject}.${key}`]
  if (format) return format(text)
  if (isFormatted(subject, key)) return withoutTags(text)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatInstant(text)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text)
  return formatPhone(text)
}

/** Plain text of sanitized HTML, which has no bare angle brackets. */
function withoutTags(html: string): string {
  return html
    .replace(/<(?:br|\/(?:p|li|h3|h4))>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[ \n]+/g, ' ')
    .trim()
}

/** List stored as JSON, joined with commas. */
function listed(json: string): string {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? list.join(', ') : json
  } catch {
    return json
  }
}
