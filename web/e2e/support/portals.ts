import { type Browser, expect, type Page } from '@playwright/test'
import { start } from './server.ts'
import { copyOfTemplate, type Kind, remove } from './template.ts'

/** A portal beside the worker's own, with a clock of its own. */
export interface Portal {
  readonly page: Page
  /** Stops its clock at a later day, which ends all sessions. */
  goToDay(day: string): Promise<void>
}

/** A portal for tests that walk through several days, which saves a worker per day. */
export async function atPortal(
  { browser, database, clock }: { browser: Browser; database: Kind; clock: string },
  use: (portal: Portal) => Promise<void>,
) {
  const world = await copyOfTemplate(database, clock)
  const server = await start(world, clock)
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  try {
    await use({
      page,
      async goToDay(day) {
        const moved = await page.request.post('/api/demo/clock', { data: { to: `${day}T09:00` } })
        expect(moved.status(), await moved.text()).toBe(200)
      },
    })
  } finally {
    await context.close()
    await server.stop()
    await remove(world)
  }
}
