import type { Locator, Page } from '@playwright/test'
import { expect, loginOf, signIn, test } from './support/fixtures.ts'

test('a finger that drags past the end of the list of products neither closes it nor moves the page @phone', async ({
  page,
  logins,
  isMobile,
}) => {
  test.skip(!isMobile, 'a finger needs a touch screen')
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/kalkulator')
  const field = page.getByRole('combobox', { name: 'Dodaj produkt' })
  await field.tap()
  await field.pressSequentially('dovvo')
  const option = page.getByRole('option', { name: 'DOVVO 450 SC' })
  /* The list appears once the on-screen keyboard is up, or has not come. */
  await expect(option).toBeInViewport()
  await dragUp(page, await middleOf(page.getByRole('option').last()))
  await expect(option).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await option.tap()
  await expect(page.getByRole('heading', { name: 'DOVVO 450 SC' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Opakowanie 1\sL/ })).toBeFocused()
})

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags by a real touch, because a wheel or a script would not show what the page does under a finger. */
async function dragUp(page: Page, { x, y }: Point) {
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let way = 20; way <= 200; way += 20)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - way }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}
