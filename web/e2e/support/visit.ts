import { expect, type Locator, type Page } from '@playwright/test'

/** A visit to the panel in a time that stands still but where it is told to go on. */
export class Visit {
  readonly #page: Page
  /** Milliseconds since the panel was entered. */
  elapsed = 0

  private constructor(page: Page) {
    this.#page = page
  }

  /** Enters the panel at a page; the clock stands from before the page is asked for. */
  static async begin(page: Page, path = '/dashboard'): Promise<Visit> {
    /* The same address with another hash would be no new page; nor does the clock stop under the page before. */
    await page.goto('about:blank')
    /* A clock goes on until it is stopped, and only forward: it begins a minute back, which no machine needs for that. */
    const now = Date.now()
    await page.clock.install({ time: now - 60_000 })
    await page.clock.pauseAt(now)
    const visit = new Visit(page)
    await visit.#enter(() => page.goto(path))
    return visit
  }

  /** Enters it anew, as a reload does. */
  async again() {
    await this.#enter(() => this.#page.reload())
  }

  /** The panel is entered, and knows what may ask, before time goes on; drawing it takes a little of it. */
  async #enter(go: () => Promise<unknown>) {
    const promptsResponse = this.#page.waitForResponse('**/api/v1/user/promotion-prompts')
    await go()
    await (await promptsResponse).finished()
    this.elapsed = 0
    await this.drawn(this.#page.getByRole('button', { name: /^Konto: / }))
  }

  /**
   * Steps the page's clock until the element is in the viewport: an answer takes a moment to be drawn, and on touch
   * screens React Aria clips a modal for two more frames, to learn whether the keyboard comes up with it. Such a modal
   * counts as visible, so only the viewport tells; the page's time goes on by these steps alone.
   */
  async drawn(what: Locator) {
    await expect(async () => {
      await this.pass(20)
      await expect(what).toBeInViewport({ timeout: 100 })
    }).toPass({ intervals: [0], timeout: 15_000 })
  }

  async goTo(instant: number) {
    if (instant <= this.elapsed) return
    await this.#page.clock.runFor(instant - this.elapsed)
    this.elapsed = instant
  }

  async pass(time: number) {
    await this.goTo(this.elapsed + time)
  }

  /** The hash comes at that instant, not a tick before; the modal opens 300 ms later. */
  async expectPrompt(hash: string, at: number) {
    await this.goTo(at - 20)
    expect(hashOf(this.#page)).toBe('')
    await this.goTo(at + 20)
    await expect.poll(() => hashOf(this.#page)).toBe(`#!${hash}`)
    await this.pass(260)
    await expect(this.#page.getByRole('dialog')).toHaveCount(0)
    await this.drawn(this.#page.getByRole('dialog').getByRole('heading'))
  }

  /** Nothing opens by itself, however long one waits. */
  async expectNothingMore() {
    await this.pass(15_000)
    expect(hashOf(this.#page)).toBe('')
    await expect(this.#page.getByRole('dialog')).toHaveCount(0)
  }
}

export function hashOf(page: Page): string {
  return new URL(page.url()).hash
}
