import { followFailures } from '../api/client'
import { queryClient } from '../api/query-client'
import { isOnline } from './online'
import { promotionPromptsQuery } from './promotions'
import { profileQuery } from './session'

/** The age up to which an answer is new enough for the next page, in milliseconds. */
const newFor = 3000

/**
 * Asks anew for what the pages of the signed-in are checked by: the profile, which knows of new rules and
 * of maintenance, and what promotions ask. The page is shown by the last answer meanwhile: a weak signal keeps nobody waiting.
 */
export function checkAnew(age = newFor) {
  if (!isOnline()) return
  for (const { queryKey } of [profileQuery, promotionPromptsQuery])
    void queryClient.invalidateQueries(
      { queryKey, predicate: (query) => query.isStaleByTime(age) },
      { cancelRefetch: false },
    )
}

/** A call that is refused because of maintenance knows it before the profile does. */
export function followMaintenance() {
  return followFailures(({ code }) => {
    if (code === 'maintenance') checkAnew(0)
  })
}
