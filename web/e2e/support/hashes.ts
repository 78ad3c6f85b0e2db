import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures.ts'

export type Query = Readonly<Record<string, string>>

/** A hash with its modal. */
export interface Opening {
  readonly hash: string
  /** The modal's heading. */
  readonly heading: string | RegExp
  /** The page below it, if not the one under test. */
  readonly page?: string
  /** The modal's own part of the query. */
  readonly query?: Query
  /** The address after closing, if not the page below. */
  readonly closesTo?: string
}

declare global {
  interface Window {
    /** The number of dialogs that came up, also for a single frame. */
    dialogs: number
  }
}

/** The rest of the query, which stays beside the modal's. */
const others: Query = { tlo: '1' }

/** Opens and closes hashes over a page, one after another, with the page's session. */
export class Hashes {
  readonly #page: Page
  readonly #below: string
  readonly dialog: Locator

  private constructor(page: Page, below: string) {
    this.#page = page
    this.#below = below
    this.dialog = page.getByRole('dialog')
  }

  static async over(page: Page, below: string): Promise<Hashes> {
    await page.addInitScript(countDialogs)
    return new Hashes(page, below)
  }

  /** Opens the hash by a page load, as from a link elsewhere, and closes it by its button. */
  async load(opening: Opening) {
    const { page = this.#below, query, hash } = opening
    await this.#page.goto('about:blank')
    await this.#page.goto(addressOf(page, { ...query, ...others }) + hash)
    await this.expectOpen(opening)
    await this.dialog.getByRole('button', { name: 'Zamknij', exact: true }).last().click()
    await this.#expectClosed(opening)
    if (opening.closesTo) return
    await this.#page.keyboard.press('Tab')
    await expect(this.#page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused()
  }

  /** Opens the hash by a link of the page and closes it by Esc; the focus returns to the link. */
  async open(opening: Opening) {
    await this.enter(opening)
    await expectAccessible(this.#page)
    await this.leave(opening)
  }

  async enter(opening: Opening) {
    await this.#stand()
    await this.#opener().focus()
    await follow(this.#page, addressOf(this.#below, { ...opening.query, ...others }) + opening.hash)
    await this.expectOpen(opening)
  }

  async leave(opening: Opening) {
    await this.#page.keyboard.press('Escape')
    await this.#expectClosed(opening)
    if (!opening.closesTo) await expect(this.#opener()).toBeFocused()
  }

  async expectOpen({ heading, hash }: Opening) {
    await expect(this.dialog.getByRole('heading', { level: 2, name: heading }), hash).toBeFocused()
    await expect(this.dialog).toHaveCount(1)
  }

  /** Expects that no dialog opens, not even for a frame, and that only the hash is removed from the address. */
  async refuse(hash: string, query: Query = {}) {
    await this.#stand()
    const before = await this.#page.evaluate(() => window.dialogs)
    await this.#opener().focus()
    await follow(this.#page, addressOf(this.#below, query) + hash)
    await expect(this.#page, hash).toHaveURL(addressOf(this.#below, query))
    expect(await this.#page.evaluate(() => window.dialogs), hash).toBe(before)
    await expect(this.#opener(), hash).toBeFocused()
  }

  /** The same with other parameters in the address. */
  async refuseBeside(hash: string) {
    await this.refuse(hash, others)
  }

  async #expectClosed({ page = this.#below, closesTo, hash }: Opening) {
    await expect(this.dialog, hash).toHaveCount(0)
    await expect(this.#page, hash).toHaveURL(closesTo ?? addressOf(page, others))
    if (closesTo) await expect(this.#page.locator('#main'), hash).toBeFocused()
  }

  /** Returns to the page under test, wherever the last modal has led. */
  async #stand() {
    const { pathname } = new URL(this.#page.url(), 'http://portal.invalid')
    if (pathname !== this.#below) await this.#page.goto(this.#below)
    /* The app alone draws this bar; the server's document has none. */
    await this.#page
      .locator('#root')
      .getByRole('progressbar', { includeHidden: true })
      .first()
      .waitFor({ state: 'attached' })
  }

  #opener(): Locator {
    return this.#page.locator('[data-page-header]').locator('a, button').last()
  }
}

function addressOf(page: string, query: Query): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? page : `${page}?${search}`
}

/** Follows a link to another hash of the same page. */
async function follow(page: Page, place: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, place)
}

function countDialogs() {
  window.dialogs = 0
  const seen = new WeakSet<Element>()
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const within = [...node.querySelectorAll('[role="dialog"]')]
        for (const dialog of node.matches('[role="dialog"]') ? [node, ...within] : within) {
          if (!seen.has(dialog)) window.dialogs++
          seen.add(dialog)
        }
      }
  }).observe(document, { childList: true, subtree: true })
}
