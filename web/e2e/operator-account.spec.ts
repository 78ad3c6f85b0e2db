import { expect, type Page } from '@playwright/test'
import {
  enterOperatorCode,
  expectAccessible,
  loginOf,
  signInOperatorByForm,
  test,
} from './support/fixtures.ts'

/*
 * A world of its own, because the password cannot be changed back: the sample's contains the programme's name, which is
 * refused.
 */
test.use({ world: 'operator-account' })

test('an operator sees their devices, ends another one, and changes the password @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const editor = loginOf(logins, 'editor')
  const next = { ...editor, password: 'Kombajn#Bizon7' }
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'pl-PL' })
  const other = await elsewhere.newPage()
  await signInOperatorByForm(other, editor)
  await signInOperatorByForm(page, editor)
  await page.goto('/zaplecze/moje-konto')
  const devices = page.locator('section', { has: page.getByRole('heading', { name: 'Twoje urządzenia' }) })
  await expect(devices.getByRole('listitem').filter({ hasText: 'To urządzenie' })).toHaveCount(1)
  await expect(devices.getByRole('listitem').first()).toContainText('Sieć: 127.0.0.1')
  await devices
    .getByRole('button', { name: /^Wyloguj: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Twoje hasło').fill(editor.password)
  await dialog.getByRole('button', { name: 'Wyloguj', exact: true }).click()
  await expect(page.getByText('Sesja została zakończona')).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/\/zaplecze\/logowanie/)
  await elsewhere.close()

  await changePassword(page, editor.password, next.password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/logowanie$/)
  await signInOperatorByForm(page, next)
})

async function changePassword(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: 'Zmień hasło' }).click()
  const form = page.getByRole('form', { name: 'Zmiana hasła' })
  await form.getByRole('textbox', { name: 'Obecne hasło' }).fill(from)
  await form.getByRole('textbox', { name: 'Nowe hasło' }).fill(to)
  await form.getByRole('textbox', { name: 'Powtórz hasło' }).fill(to)
  await enterOperatorCode(page)
  await form.getByRole('button', { name: 'Zmień hasło' }).click()
  await expect(page.getByText('pozostałe urządzenia wylogowane').first()).toBeVisible()
}
