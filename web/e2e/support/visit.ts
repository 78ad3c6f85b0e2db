import { expect, type Locator, type Page } from '@playwright/test'

/** A visit to the panel with a stopped clock that the test moves. */
export class Visit {
  readonly #page: Page
  /** Milliseconds since entering the panel. */
  elapsed = 0

  private constructor(page: Page) {
    this.#page = page
  }

  /** Enters the panel at a page, with the clock stopped before the page is requested. */
  static async begin(page: Page, path = '/dashboard'): Promise<Visit> {
    /*
     * Loads another document first, because a change of the hash alone loads no page, and the clock of the former one
     * would not stop.
     */
    await page.goto('about:blank')
    /*
     * The clock runs until it is stopped, and only forward, so it begins a minute early, longer than any machine takes.
     */
    const now = Date.now()
    await page.clock.install({ time: now - 60_000 })
    await page.clock.pauseAt(now)
    const visit = new Visit(page)
    await visit.#enter(() => page.goto(path))
    return visit
  }

  /** Enters the panel again, as by a reload. */
  async again() {
    await this.#enter(() => this.#page.reload())
  }

  /** Waits until the panel has loaded with its prompts before time goes on; drawing it takes a little of it. */
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

  /** Expects the hash exactly at that time; the modal opens 300 ms later. */
  async expectPrompt(hash: string, at: number) {
    await this.goTo(at - 20)
    expect(hashOf(this.#page)).toBe('')
    await this.goTo(at + 20)
    await expect.poll(() => hashOf(this.#page)).toBe(`#!${hash}`)
    await this.pass(260)
    await expect(this.#page.getByRole('dialog')).toHaveCount(0)
    await this.drawn(this.#page.getByRole('dialog').getByRole('heading'))
  }

  /** Expects that nothing opens by itself any more. */
  async expectNothingMore() {
    await this.pass(15_000)
    expect(hashOf(this.#page)).toBe('')
    await expect(this.#page.getByRole('dialog')).toHaveCount(0)
  }
}

export function hashOf(page: Page): string {
  return new URL(page.url()).hash
}
