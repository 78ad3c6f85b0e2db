import { answer, api } from '../api/client'
import { queryClient } from '../api/query-client'
import { setServerTime } from '../format/clock'
import { seasonOf } from '../rules/season'

const warsaw = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as Warsaw time in the server's form: `2025-08-21T09:00`. */
export function onTheClock(instant: Date): string {
  return warsaw.format(instant).replace(' ', 'T')
}

/** The same time of day a number of days later. */
export function daysOn(moment: string, days: number): string {
  const [day = '', time = ''] = moment.split('T')
  const later = new Date(`${day}T00:00Z`)
  later.setUTCDate(later.getUTCDate() + days)
  return `${later.toISOString().slice(0, 10)}T${time}`
}

/** The morning of the next season's first day, after the nightly jobs. */
export function afterSeason(moment: string): string {
  return `${seasonOf(moment)}-11-01T09:00`
}

/** Moves the demo's clock and refetches every query. */
export async function moveClock(to: string) {
  const { data } = await answer(api.POST('/api/demo/clock', { body: { to }, errorHandle: false }))
  setServerTime(data.now)
  /* Not awaited, because the clock has moved whether or not the screens can be refetched; a session may be over. */
  queryClient.invalidateQueries().catch(() => undefined)
  return { data }
}
