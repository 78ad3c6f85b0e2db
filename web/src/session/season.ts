import { useSuspenseQuery } from '@tanstack/react-query'
import { serverNow } from '../format/clock'
import { businessDay, seasonOf } from '../rules/season'
import { settingsQuery } from './settings'

/** The season by the server's clock, used on pages that are shown after the server's time is known. */
export function useSeason(): number {
  useSuspenseQuery(settingsQuery)
  return seasonOf(businessDay(serverNow()))
}
