import type { Locator, Page } from '@playwright/test'
import { fieldsOf, typable } from './filling.ts'
import { expect } from './fixtures.ts'
import { agreeToAll, choose, expectStep } from './people.ts'
import { retype, type Sweep, unfold } from './sweep.ts'
import { areas } from './swept-portal.ts'
import { asTyped, type Field, valuesIn } from './typing.ts'

/* Number of steps; Enter validates a step and goes on to the next, and all of it is sent at the end. */

const steps = 5

/** Types into each field of each step, right before Enter, and expects the final request to hold every text. */
export async function sweepRegistration(page: Page, sweep: Sweep) {
  const form = page.getByRole('form', { name: /^Rejestracja: / })
  await page.goto('/rejestracja')
  const seen: Field[] = []
  for (let step = 1; step < steps; step++) {
    await expectStep(page, step)
    if (step === 2) await choose(page, 'Na inny adres')
    if (step === 3) await choose(page, 'Osoba upoważniona przez uczestnika')
    await sweep.fill(form)
    for (const field of await fieldsOf(form)) await tryStep(page, sweep, form, field, step)
    seen.push(...(await fieldsOf(form)))
    await page.keyboard.press('Enter')
  }
  await expectStep(page, steps)
  await agreeToAll(page)
  const sent = valuesIn(await sentAtTheEnd(page))
  const missing = seen.filter((field) => !asTyped(field, field.value).sent.some((way) => sent.includes(way)))
  expect(missing, JSON.stringify(sent)).toEqual([])
}

/** Types, goes on by Enter, comes back and expects the text in the field. */
async function tryStep(page: Page, sweep: Sweep, form: Locator, field: Field, step: number) {
  const place = form.locator(typable).nth(field.at)
  const typed = sweep.typedFor(field, areas)
  await sweep.fillTwins(form, field, typed)
  await retype(place, typed.text)
  const seen = await place.inputValue()
  await page.keyboard.press('Enter')
  await expectStep(page, step + 1)
  await form.getByRole('button', { name: 'Wróć' }).click()
  await expectStep(page, step)
  await expect(place, field.label).toHaveValue(seen)
  /* Groups without an area are folded again. */
  await unfold(form)
  await place.focus()
  sweep.swept.push({ form: `Rejestracja, krok ${step}`, label: field.label, kind: field.kind })
}

/** The body of the final request, which is refused. */
async function sentAtTheEnd(page: Page): Promise<unknown> {
  const path = '**/api/v1/registration*'
  await page.route(path, (route) =>
    route.fulfill({ status: 422, json: { error: 'invalid', message: 'Na próbę.', errors: {} } }),
  )
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Zarejestruj się' }).click()
  const body: unknown = (await sent).postDataJSON()
  await page.unroute(path)
  return body
}
