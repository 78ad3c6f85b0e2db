import type { Page } from '@playwright/test'
import type { ModalName, Path } from '../../src/paths.ts'
import { expect, expectLoaded, type Login } from './fixtures.ts'
import { tick } from './forms.ts'
import { addressOf, firstLink, partsOf } from './routes.ts'
import type { FieldOverrides, Sweep } from './sweep.ts'

/* Pages and modals with forms, and the way to each. */

export interface World {
  readonly page: Page
  readonly url: string
  readonly logins: readonly Login[]
}

/** A page or a modal with its forms. */
export interface Stop {
  readonly at: Path | `#!${ModalName}`
  /** The variable parts of its address, if not the usual ones. */
  readonly parts?: Readonly<Record<string, string>>
  /** The text of the record in its list; the first that matches is opened. */
  readonly record?: RegExp
  /** The query of the address, or of the list where a record is opened. */
  readonly query?: string
  /** Creates the records of the stop; returns the address, where it depends on them. */
  readonly prepare?: (world: World) => Promise<string | undefined>
  /** The files of web/src whose fields are swept here. */
  readonly sources: readonly string[]
  readonly rounds: readonly Round[]
}

interface Round {
  /** Steps before the forms stand there: the name of a button, link, tab, choice or box to press, or a function. */
  readonly open?: readonly (string | RegExp | ((world: World) => Promise<unknown>))[]
  /** Names of the forms with fields that appear then; `…` stands for the rest of a name. */
  readonly forms: readonly string[]
  readonly ways?: FieldOverrides
}

/** Goes to a stop and sweeps its forms; a form without an entry fails it. */
export async function sweepStop(world: World, sweep: Sweep, stop: Stop, below: string) {
  const { page } = world
  await goTo(world, stop, below)
  /* Text typed while the title takes the focus would be lost. */
  if (stop.at.startsWith('#!'))
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused()
  const done = new Set<string>()
  for (const { open = [], forms, ways = {} } of stop.rounds) {
    await expectLoaded(page)
    for (const what of open) await (typeof what === 'function' ? what(world) : press(page, what))
    let found: string[] = []
    const named = async () => {
      found = await sweep.forms()
      const names = found.map((name) => forms.find((form) => isNamed(name, form)) ?? name)
      return names.filter((name) => forms.includes(name) || !done.has(name)).sort()
    }
    await expect.poll(named, { message: stop.at, intervals: [20, 50, 100] }).toEqual([...forms].sort())
    for (const form of forms) await sweep.over(found.find((name) => isNamed(name, form)) ?? form, ways)
    for (const name of found) done.add(name)
  }
}

function isNamed(name: string, form: string): boolean {
  return name === form || (form.endsWith('…') && name.startsWith(form.slice(0, -1)))
}

const roles = ['button', 'link', 'tab', 'radio', 'checkbox'] as const

async function press(page: Page, name: string | RegExp) {
  const scope = page.locator(':is([role=dialog], body:not(:has([role=dialog])) #main)')
  const what = roles.map((role) => scope.getByRole(role, { name })).reduce((one, other) => one.or(other))
  await what.first().waitFor()
  const isTicked = await what.first().evaluate((element) => element.matches('[type=radio], [type=checkbox]'))
  await (isTicked ? tick(what.first()) : what.first().click())
}

/** A step that chooses an option of a list, both by name. */
export function choose(list: string, option: string) {
  return ({ page }: World) => page.getByLabel(list).first().selectOption({ label: option })
}

/** Goes to the forms, with nothing left of the stop before. */
async function goTo(world: World, stop: Stop, below: string) {
  const { page, url } = world
  const { at, parts, record, query = '' } = stop
  await page.unrouteAll()
  const prepared = await stop.prepare?.(world)
  /* A change of the hash alone would not load the page. */
  await page.goto('about:blank')
  if (prepared) return page.goto(prepared)
  if (record) return openRecord(page, stop, record)
  if (at.startsWith('#!')) return page.goto(below + at)
  return page.goto(addressOf({ path: at, parts: parts ?? (await partsOf(url, at)) }) + query)
}

/** Opens the record by its link in the list. */
async function openRecord(page: Page, { at, query = '' }: Stop, text: RegExp) {
  const list = at.slice(0, at.indexOf('/:')) + query
  await page.goto(list)
  const found = await firstLink(page, at, text)
  if (!found) throw new Error(`${list} has no ${text}`)
  const address = addressOf({ path: at, parts: found })
  await page.locator(`#main a[href^="${address}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`))
  /* A new page takes the focus late, or a form of it that is worked through by keys. */
  await expect(
    page.locator('#main:focus, form[aria-label="Rozpatrzenie faktury"]:focus-within'),
  ).toBeAttached()
}
