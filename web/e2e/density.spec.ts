import { expect, expectAccessible, loginOf, signInOperator, test } from './support/fixtures.ts'

test('the back office is dense on a wide screen, as long as its operator wants it, and the portal is not', async ({
  page,
  logins,
}) => {
  const root = page.locator('html')
  const choose = async (label: string) => {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/backoffice/me/density'))
    await page.getByRole('complementary').getByText(label, { exact: true }).click()
    expect((await saved).ok()).toBe(true)
  }
  await signInOperator(page, loginOf(logins, 'moderator'))
  await page.goto('/zaplecze/produkty')
  await expect(root).toHaveAttribute('data-density', 'dense')
  const row = page.getByRole('table', { name: 'Produkty' }).getByRole('row').nth(1)
  await expect(row).toHaveCSS('font-size', '14px')
  // The row is drawn anew when the products arrive, and has no box in between.
  await expect.poll(async () => (await row.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(37)
  await expectAccessible(page)

  await choose('Wygodnie')
  await expect(row).toHaveCSS('font-size', '16px')
  await page.reload()
  await expect(root).toHaveAttribute('data-density', 'comfortable')
  await expectAccessible(page)
  await choose('Gęsto')
  await expect(root).toHaveAttribute('data-density', 'dense')

  await page.setViewportSize({ width: 1279, height: 900 })
  await expect(root).toHaveAttribute('data-density', 'comfortable')
  await expect(page.getByText('Gęsto', { exact: true })).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(root).toHaveAttribute('data-density', 'dense')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(root).not.toHaveAttribute('data-density')
})
