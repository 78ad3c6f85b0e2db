import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The bearers that the page has used, with which its session can be ended from elsewhere. */
export function bearersOf(page: Page): string[] {
  const bearers: string[] = []
  page.on('request', (request) => {
    const bearer = request.headers().authorization
    if (bearer) bearers.push(bearer)
  })
  return bearers
}

/** Ends the session without this browser's cookies, as another device would. */
export async function endSession(url: string, path: string, bearers: readonly string[]) {
  const ended = await fetch(url + path, { headers: { Authorization: bearers.at(-1) ?? '' } })
  expect(ended.status).toBe(200)
}
