import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'

test('a level of points brings a letter that can be downloaded', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Konto: / }).click()
  await page.getByRole('menuitem', { name: 'Listy gratulacyjne' }).click()
  await expect(page).toHaveURL(/\/listy-gratulacyjne$/)
  const letters = page.getByRole('table', { name: 'Listy gratulacyjne' })
  await expect(letters.getByText(/^List gratulacyjny za 100\s000\spkt$/)).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    letters.getByRole('button', { name: /^Pobierz List gratulacyjny za 100\s000\spkt$/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('list-gratulacyjny-100000.pdf')
})
