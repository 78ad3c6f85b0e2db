import { queryClient } from '../api/query-client'
import { cookieValue, setCookie } from '../session/cookies'
import { settingsQuery } from '../session/settings'
import { reloadSoon } from './reload'

const cookie = 'app_version'

/** The lifetime in seconds of the cookie with the known version. */
const lifetime = 600

/** The pause in milliseconds between checks: until just after the cookie has expired. */
export const interval = (lifetime + 1) * 1000

/** The interval in milliseconds at which a tab checks a cookie that another tab has renewed. */
export const versionPollInterval = 30_000

/** The delay of the first check in milliseconds, which gives the page's data precedence. */
export const firstDelay = 500

/**
 * Watches for a new version of the portal; the tabs share a cookie with the known one, and ask the server only after it
 * has expired.
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

  /** Schedules a check, which returns the delay of the next one; a failed check is repeated then. */
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
