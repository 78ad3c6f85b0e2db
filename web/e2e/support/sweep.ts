import type { Locator, Page, Route } from '@playwright/test'
import { shownTimes } from '../../src/form/flow.ts'
import { fieldsOf, fillChoices, typable } from './filling.ts'
import { expect, expectLoaded } from './fixtures.ts'
import { nextFrames } from './forms.ts'
import {
  asTyped,
  bodyOf,
  type Field,
  type Kind,
  type Typed,
  typedFor,
  type Value,
  valuesIn,
} from './typing.ts'

/* Types into every field of a form and checks what a key then sends. */

/** Details of a form that the kinds of its fields do not give. */
export interface FieldOverrides {
  /** The text for a field by its label, and its form in the request, which may depend on the field's hint. */
  readonly values?: Readonly<Record<string, string | ((hint: string) => Typed)>>
  /** Optional fields of which one must be filled in. */
  readonly also?: readonly string[]
  /** The shortcut that sends it, where it is not Enter. */
  readonly key?: 'Control+Enter'
}

const refusal = { error: 'invalid', message: 'Na próbę.', errors: {} }

/** True for a request of a form; those that renew the session, draw a preview or count a segment are none. */
function isSent(route: Route): boolean {
  const request = route.request()
  return (
    /^(POST|PUT|PATCH)$/.test(request.method()) &&
    !/\/(refresh|refresh_token|promotion-preview|segments\/count)$/.test(request.url())
  )
}

export class Sweep {
  readonly #page: Page
  #sent: unknown[] = []
  #before: readonly Value[] = []
  #n = 10
  /** Fields that were sent. */
  readonly swept: { readonly form: string; readonly label: string; readonly kind: Kind }[] = []

  private constructor(page: Page) {
    this.#page = page
  }

  /** Begins a sweep with a clock that is moved forward instead of waiting for a form. */
  static async begin(page: Page): Promise<Sweep> {
    await page.clock.install()
    return new Sweep(page)
  }

  /** Names of the visible forms with fields to type into; with a dialog open, of the dialog's alone. */
  async forms(): Promise<string[]> {
    await expectLoaded(this.#page)
    /* Sections far below load as they come near. */
    await this.#page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    return this.#open().evaluateAll(
      (all, selector) =>
        all
          .filter((form) => [...form.querySelectorAll(selector)].some((field) => field.checkVisibility()))
          .map((form) => form.getAttribute('aria-label') ?? 'search'),
      typable,
    )
  }

  #open(): Locator {
    return this.#page.locator(':is([role=dialog], body:not(:has([role=dialog])) #root) form')
  }

  /** Types into each field of a form and presses the key after each. */
  async over(name: string, ways: FieldOverrides = {}) {
    const named = name === 'search' ? 'form:not([aria-label])' : `form[aria-label="${name}"]`
    const form = this.#open().and(this.#page.locator(named)).filter({ visible: true }).first()
    await this.fill(form, ways)
    await this.#page.route('**/api/**', (route) => this.#refuse(route))
    this.#before = []
    const fields = await fieldsOf(form)
    expect(fields.length, `${name} has fields`).toBeGreaterThan(0)
    for (const field of fields) await this.#try(form, name, field, ways)
    await this.#rest(form)
    await this.#page.unroute('**/api/**')
  }

  async #refuse(route: Route) {
    if (!isSent(route)) return route.fallback()
    const body = route.request().postDataBuffer()
    this.#sent.push(body ? bodyOf(body.toString()) : {})
    await route.fulfill({ status: 422, json: refusal })
  }

  async #try(form: Locator, name: string, field: Field, ways: FieldOverrides) {
    const about = `${name}: ${field.label}`
    if (field.kind === 'combo') await this.#tryCombo(form, about, field, ways)
    else if (!(await this.#tryText(form, about, field, ways))) return
    this.swept.push({ form: name, label: field.label, kind: field.kind })
  }

  /** Whether the key sends from there: in a field of several lines Enter begins the next. */
  async #tryText(form: Locator, about: string, field: Field, ways: FieldOverrides): Promise<boolean> {
    const place = form.locator(typable).nth(field.at)
    const typed = this.typedFor(field, ways)
    await this.fillTwins(form, field, typed)
    await retype(place, typed.text)
    const seen = field.kind === 'lines' ? await place.inputValue() : ''
    await this.#press(form, ways)
    if (field.kind === 'lines' && !ways.key && (await place.inputValue()) !== seen) return false
    await this.#expectSent(about, typed)
    return true
  }

  /** A part of a name sends nothing and shows an error; the whole name is sent. */
  async #tryCombo(form: Locator, about: string, field: Field, ways: FieldOverrides) {
    const place = form.locator(typable).nth(field.at)
    await place.press('Control+a')
    await place.press('Backspace')
    await this.#openList(place)
    const chosen = await this.#optionBeside(field.value)
    await retype(place, chosen.name.slice(0, -1))
    await this.#pressPastList(form, place, ways)
    await expect(place, about).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByText('Wybierz z listy').first()).toBeVisible()
    expect(this.#sent, `${about}: a part of a name`).toEqual([])
    await retype(place, chosen.name)
    await this.#pressPastList(form, place, ways)
    await this.#expectSent(about, { text: chosen.name, sent: [chosen.key, Number(chosen.key)] })
  }

  /** The list is open while one types, until the page scrolls; the arrow key opens it again. */
  async #openList(place: Locator) {
    const first = this.#page.getByRole('listbox').getByRole('option').first()
    await expect(async () => {
      await nextFrames(place)
      if ((await place.getAttribute('aria-expanded')) !== 'true') await place.press('ArrowDown')
      await first.waitFor({ timeout: 1000 })
    }).toPass()
  }

  /** An option that is not chosen, and whose name begins no other one. */
  async #optionBeside(value: string): Promise<{ key: string; name: string }> {
    const options = this.#page.getByRole('listbox').getByRole('option')
    const all = await options.evaluateAll((found) =>
      found.map((one) => ({
        key: one.getAttribute('data-key') ?? '',
        name: (one.textContent ?? '').replace(/\u00a0/g, ' '),
      })),
    )
    const isAlone = (name: string) => all.filter((other) => other.name.startsWith(name)).length === 1
    const found = all.find(({ name }) => name !== value && isAlone(name))
    if (!found) throw new Error('nothing else can be chosen')
    return found
  }

  /** The first Enter closes the list. */
  async #pressPastList(form: Locator, place: Locator, ways: FieldOverrides) {
    if (!ways.key && (await place.getAttribute('aria-expanded')) === 'true') {
      await place.press('Enter')
      await expect(place).toHaveAttribute('aria-expanded', 'false')
    }
    await this.#press(form, ways)
  }

  async #press(form: Locator, ways: FieldOverrides) {
    await this.#rest(form)
    this.#sent = []
    await this.#page.keyboard.press(ways.key ?? 'Enter')
  }

  /** Waits until the last refusal is over. */
  async #rest(form: Locator) {
    const sending = form.getByText('Wysyłanie...', { exact: true })
    if ((await sending.count()) > 0) await this.#page.clock.fastForward(shownTimes.failure)
    await sending.first().waitFor({ state: 'detached' })
  }

  /** Expects the text in the one request that was sent, or in the address of the list. */
  async #expectSent(about: string, { text, sent }: Typed) {
    const isIn = (values: readonly Value[]) => values.some((value) => sent.includes(value))
    const queryValues = () => [...new URL(this.#page.url()).searchParams.values()]
    const wait = { message: `${about}: "${text}" is sent`, intervals: [20, 50, 100], timeout: 5000 }
    await expect.poll(() => this.#sent.length > 0 || isIn(queryValues()), wait).toBe(true)
    if (isIn(queryValues())) return
    expect(this.#sent, about).toHaveLength(1)
    this.#before = valuesIn(this.#sent)
    expect(isIn(this.#before) || this.#before, `${about}: "${text}" is in what is sent`).toBe(true)
  }

  /** A text that was not in the form's last request, so that it identifies this field. */
  typedFor(field: Field, { values = {} }: FieldOverrides = {}): Typed {
    const value = values[field.label]
    if (typeof value === 'function') return value(field.hint)
    if (value !== undefined) return asTyped(field, value)
    for (;;) {
      this.#n = this.#n === 99 ? 11 : this.#n + 1
      const typed = typedFor(field, this.#n)
      if (!typed.sent.some((value) => this.#before.includes(value))) return typed
    }
  }

  /** Fills in both fields where a form asks for a value twice. */
  async fillTwins(form: Locator, { at, kind }: Field, { text }: Typed) {
    if (kind !== 'password' && kind !== 'email') return
    const second = (await fieldsOf(form)).find((one) => one.kind === kind && one.label.startsWith('Powtórz'))
    if (second?.at === at)
      await form
        .locator(typable)
        .nth(at - 1)
        .fill(text)
    if (second?.at === at + 1) await form.locator(typable).nth(second.at).fill(text)
  }

  /** Fills in the required fields, and those that appear with them. */
  async fill(form: Locator, ways: FieldOverrides = {}) {
    await unfold(form)
    for (;;) {
      await fillChoices(form)
      const empty = (await fieldsOf(form)).filter(
        ({ value, isRequired, label }) => value === '' && (isRequired || ways.also?.includes(label)),
      )
      for (const field of empty) await this.#fillIn(form, field, ways)
      if (empty.length === 0) return
    }
  }

  async #fillIn(form: Locator, field: Field, ways: FieldOverrides) {
    const place = form.locator(typable).nth(field.at)
    if (field.kind === 'combo') {
      await place.click()
      /* Only rows in sight are drawn, and a few beside them: the last of those moves as it is scrolled to. */
      await this.#page.getByRole('listbox').getByRole('option').first().click()
      return expect(place).not.toHaveValue('')
    }
    const typed = this.typedFor(field, ways)
    await place.fill(typed.text)
    await this.fillTwins(form, field, typed)
  }
}

/** Unfolds the sections with fields. */
export async function unfold(form: Locator) {
  const folded = form.locator(
    'button[aria-expanded=false]:not([aria-haspopup], [aria-label="Otwórz kalendarz"])',
  )
  while ((await folded.count()) > 0) await folded.first().click()
}

/** Replaces the text of a field: all but the last character at once, then that by key. */
export async function retype(field: Locator, text: string) {
  const { keyboard } = field.page()
  await field.press('Control+a')
  await keyboard.insertText(text.slice(0, -1))
  await keyboard.type(text.slice(-1))
}
