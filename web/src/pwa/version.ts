import { queryClient } from '../api/query-client'
import { cookieValue, setCookie } from '../session/cookies'
import { settingsQuery } from '../session/settings'
import { reloadSoon } from './reload'

const cookie = 'app_version'

/** The time for which the cookie says that the version is known, in seconds. */
const lifetime = 600

/** The pause before the server is asked again, in milliseconds: when that cookie has just expired. */
export const interval = (lifetime + 1) * 1000

/** The interval at which a tab checks whether a cookie that another tab renewed still stands, in milliseconds. */
export const versionPollInterval = 30_000

/** The delay of the first check after the start: the page's own data comes first. */
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

  async function checkFirst(): Promise<number> {
    const settings = await queryClient.ensureQueryData(settingsQuery)
    learn(settings.teraz_front_ver)
    return interval
  }

  async function check(): Promise<number> {
    if (cookieValue(cookie) === known && known !== null) return versionPollInterval
    const settings = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 })
    learn(settings.teraz_front_ver)
    return interval
  }

  let timer: ReturnType<typeof setTimeout>
  let isStopped = false

  /** Each check says how long the next one waits; where the server cannot be asked now, it is asked next time. */
  function checkIn(delay: number, checkNow: () => Promise<number>) {
    timer = setTimeout(async () => {
      const next = await checkNow().catch(() => interval)
      if (!isStopped) checkIn(next, check)
    }, delay)
  }

  checkIn(firstDelay, checkFirst)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
