import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Skróty' })
const isSmall = (page: Page) => (page.viewportSize()?.width ?? 0) < 992

/** True if the focused element is in sight above the bar, or in it. */
function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const cover = document.querySelector('[data-tab-bar]')
    if (!focused || !cover || cover.contains(focused)) return true
    const { top, bottom } = focused.getBoundingClientRect()
    return top >= 0 && bottom <= cover.getBoundingClientRect().top
  })
}

test('thumbs reach the panel, the invoices, the report, the rewards and the menu @phone', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dashboard')
  if (!isSmall(page)) {
    await expect(page.getByRole('navigation', { name: 'Menu główne' })).toBeVisible()
    return expect(bar(page)).toBeHidden()
  }
  await expect(bar(page).locator('[aria-current=page]')).toHaveText('Panel')
  await bar(page).getByRole('link', { name: 'Faktury' }).click()
  await expect(page).toHaveURL(/\/moje-faktury$/)
  await expect(bar(page).locator('[aria-current=page]')).toHaveText('Faktury')

  await bar(page).getByRole('link', { name: 'Zgłoś fakturę' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const more = bar(page).getByRole('button', { name: 'Więcej' })
  await more.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await more.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Moje zakupy' }).click()
  await expect(page).toHaveURL(/\/moje-zakupy$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the bar covers neither the focus nor the end of a page, and gives way to the keyboard @phone', async ({
  page,
  logins,
}) => {
  test.skip(!isSmall(page), 'the bar is that of a small window')
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moje-faktury')
  await expect(
    page
      .getByRole('table', { name: /^Faktury/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await page.locator('#main').focus()
  for (let count = 0; count < 20; count++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocusInSight(page)).toBe(true)
  }
  await page.keyboard.press('End')
  const last = page.getByRole('contentinfo').getByText(/^©/)
  await expect(last).toBeInViewport()
  /* The page has come to its end when nothing of it lies under the bar. */
  await expect
    .poll(async () => {
      const [end, top] = await Promise.all([last.boundingBox(), bar(page).boundingBox()])
      return (end?.y ?? 0) + (end?.height ?? 0) - (top?.y ?? 0)
    })
    .toBeLessThanOrEqual(0)

  await page.goto('/kontakt-z-przedstawicielem')
  await expect(bar(page)).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Wiadomość' })
  await text.focus()
  await expect(bar(page)).toBeHidden()
  await text.blur()
  await expect(bar(page)).toBeVisible()
})
