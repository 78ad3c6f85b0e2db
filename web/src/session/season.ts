import { useSuspenseQuery } from '@tanstack/react-query'
import { serverNow } from '../format/clock'
import { businessDay, seasonOf } from '../rules/season'
import { settingsQuery } from './settings'

/** The season by the server's clock; what asks for it is shown once the server has told the time. */
export function useSeason(): number {
  useSuspenseQuery(settingsQuery)
  return seasonOf(businessDay(serverNow()))
}
