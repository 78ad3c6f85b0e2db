import { businessDay } from '../../../../rules/season'

/** Years between an invoice and its report at most. */
const mostYears = 1

/** Day of issue that a report may be about; null for one that must be misread. */
export function plausibleDay(issuedOn: string | null, reportedAt: string): string | null {
  const reported = businessDay(new Date(reportedAt))
  const earliest = `${Number(reported.slice(0, 4)) - mostYears}${reported.slice(4)}`
  return issuedOn !== null && issuedOn >= earliest && issuedOn <= reported ? issuedOn : null
}
