import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { operatorsPage } from './support/purchases.ts'

/* A world of its own, because the programme is closed for everybody. */
test.use({ world: 'maintenance' })

test('an administrator closes the programme: participants wait outside, lose nothing typed, and go on when it opens', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  await signIn(page, loginOf(logins, 'participant'))
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: /^Dzień dobry/ })).toBeVisible()
  await page.goto('/moj-profil#!edycja-danych-profilu')
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: 'Imię' }).first()
  await expect(name).toBeVisible()
  await name.fill('Katarzyna')

  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  await admin.goto('/zaplecze/ustawienia')
  await expectAccessible(admin)
  const text = admin.getByRole('form', { name: 'Komunikaty' })
  await text.getByLabel('Komunikat nad stronami').fill('Infolinia dziś do 14:00.')
  await text.getByRole('button', { name: 'Zapisz komunikaty' }).click()
  await expect(admin.getByText('Komunikaty są zapisane')).toBeVisible()

  const closing = admin.getByRole('form', { name: 'Przerwa techniczna' })
  await closing.getByText('Program jest zamknięty', { exact: true }).click()
  await closing.getByLabel('Komunikat dla uczestników').fill('Wracamy dziś o 12:00.')
  await closing.getByRole('button', { name: 'Zamknij program' }).click()
  await expect(closing.getByText('Program jest teraz zamknięty dla uczestników.')).toBeVisible()
  await expectAccessible(admin)

  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Trwa przerwa techniczna')
  await expect(name).toHaveValue('Katarzyna')

  /* A page that was open before the break is not reloaded; it learns of the break at its next request. */
  await other.getByRole('link', { name: 'Wymień na nagrody' }).click()
  await expect(other).toHaveURL(/\/przerwa-techniczna$/)
  await expect(other.getByText('Wracamy dziś o 12:00.')).toBeVisible()
  await other.close()

  await page.goto('/moje-faktury')
  await expect(page).toHaveURL(/\/przerwa-techniczna$/)
  await expect(page.getByText('Wracamy dziś o 12:00.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/aktualnosci')
  await expect(page.getByRole('heading', { level: 1, name: 'Aktualności' })).toBeVisible()
  await page.goto('/przerwa-techniczna')

  const guest = await browser.newPage({ baseURL: server.url })
  await guest.goto('/kontakt')
  await expect(guest.getByText('Trwa przerwa techniczna.')).toBeVisible()
  await expect(guest.getByText('Wracamy dziś o 12:00.')).toBeVisible()
  await guest.goto('/przerwa-techniczna')
  await expect(guest.getByRole('heading', { name: 'Przerwa techniczna' })).toBeVisible()

  await closing.getByText('Program jest zamknięty', { exact: true }).click()
  await closing.getByRole('button', { name: 'Zapisz przerwę' }).click()
  await expect(admin.getByText('Program jest otwarty')).toBeVisible()
  /* Both pages leave the maintenance page by themselves. */
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(guest).toHaveURL(/\/$/)
  await guest.close()
  await expect(page.getByText('Infolinia dziś do 14:00.')).toBeVisible()
  await expectAccessible(page)
})
