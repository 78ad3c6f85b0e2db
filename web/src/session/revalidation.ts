import { followFailures } from '../api/client'
import { queryClient } from '../api/query-client'
import { isOnline } from './online'
import { promotionPromptsQuery } from './promotions'
import { profileQuery } from './session'

/** The age in milliseconds up to which the cached answers are used for the next page. */
const newFor = 3000

/**
 * Refetches the data by which guards and prompts check a participant's page: the profile, with missing consents and
 * maintenance, and the promotions' prompts. The page is shown by the cached answers meanwhile, so that a weak signal
 * delays nobody.
 */
export function revalidateSession(age = newFor) {
  if (!isOnline()) return
  for (const { queryKey } of [profileQuery, promotionPromptsQuery])
    void queryClient.invalidateQueries(
      { queryKey, predicate: (query) => query.isStaleByTime(age) },
      { cancelRefetch: false },
    )
}

/** Refetches the profile after a call that was refused for maintenance. */
export function followMaintenance() {
  return followFailures(({ code }) => {
    if (code === 'maintenance') revalidateSession(0)
  })
}
