import { queryClient } from '../api/query-client'
import { cookieValue, setCookie } from '../session/cookies'
import { settingsQuery } from '../session/settings'
import { reloadSoon } from './reload'

const cookie = 'app_version'

/** How long the cookie says that the version is known, in seconds; the checks come as often (specification §9). */
const lifetime = 600
export const interval = lifetime * 1000

/** How long after the start the first check waits: the page's own data comes first. */
export const firstDelay = 500

/**
 * Watches whether the portal has been published anew. The cookie is shared by the tabs: as long as it names the version
 * that this page knows, nobody asks the server.
 */
export function watchVersion() {
  let known = cookieValue(cookie)

  function learn(version: string) {
    const isOther = known !== null && known !== version
    known = version
    setCookie(cookie, version, lifetime)
    if (isOther) reloadSoon()
  }

  async function checkFirst() {
    const settings = await queryClient.ensureQueryData(settingsQuery)
    learn(settings.teraz_front_ver)
  }

  async function check() {
    if (cookieValue(cookie) === known && known !== null) return
    const settings = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 })
    learn(settings.teraz_front_ver)
  }

  /* Who cannot be asked now is asked next time. */
  const first = setTimeout(() => void checkFirst().catch(() => undefined), firstDelay)
  const rest = setInterval(() => void check().catch(() => undefined), interval)
  return () => {
    clearTimeout(first)
    clearInterval(rest)
  }
}
