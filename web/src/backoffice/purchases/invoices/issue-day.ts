import { formatDay } from '../../../format/dates'
import { parseDay } from '../../../rules/day'
import { businessDay } from '../../../rules/season'

const dayAndMonth = /^(\d{1,2})\s*[.\-/\s]\s*(\d{1,2})\.?$/
const digitsOnly = /^(\d\d)(\d\d)$/

/**
 * Completes a day without its year, such as `1.8` or `0108`: an invoice was issued in the year before its report.
 * Any other text is returned as it is.
 */
export function completeDay(text: string, reportedAt: string): string {
  const [, day, month] = dayAndMonth.exec(text.trim()) ?? digitsOnly.exec(text.trim()) ?? []
  if (day === undefined) return text
  const reported = businessDay(new Date(reportedAt))
  const year = Number(reported.slice(0, 4))
  for (const candidate of [year, year - 1]) {
    const found = parseDay(`${day}.${month}.${candidate}`)
    if (found.valid && found.value <= reported) return formatDay(found.value)
  }
  return text
}
