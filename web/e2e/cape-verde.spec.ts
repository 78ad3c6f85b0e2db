import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signInByForm, test } from './support/fixtures.ts'

/** The address after signing in while a trip's prompt is due. */
const dialogUrl = /\/dashboard(#!zamow-wycieczke.*)?$/

const capeVerde = '/nagrody/odkryj-magie-wysp-zielonego-przyladka-z-q'

/* A day before the trip to Cape Verde can be ordered. */
test.use({ clock: '2025-05-20T09:00', world: 'trips-2025' })

test('put off, it does not ask again; its reward leads to the order', async ({ page, logins }) => {
  await signInByForm(page, loginOf(logins, 'participant'), dialogUrl)
  const prompt = page.getByRole('dialog')
  await expect(page).toHaveURL(/#!zamow-wycieczke$/)
  await expect(prompt).toContainText('06.06.2025')
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Nie chcę zamawiać teraz' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  /* The cookie is set as the modal leaves the page, possibly after its hash is gone. */
  await expect.poll(() => lifetimeOf(page, 'trip_hide_modal')).toBeGreaterThan(360)

  await page.goto('/dashboard#!zamow-wycieczke')
  await page.getByRole('dialog').getByRole('link', { name: 'Zamawiam teraz' }).click()
  await expect(page).toHaveURL(new RegExp(`${capeVerde}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zielonego Przylądka')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zamów wycieczkę' }).click()
  await expect(page).toHaveURL(/\/wycieczka#!order$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Zamawiam', exact: true }).click()
  const ordered = page.getByRole('heading', { name: 'Wycieczka zamówiona' })
  await expect(ordered).toBeVisible()
  /* The pressed button is gone, and the dialog regains the focus only now. */
  await page.getByRole('dialog').press('Escape')
  await expect(ordered).toHaveCount(0)
  await expect(page.getByText('Zamówiona', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${capeVerde}/zamowienie`)
  await expect(page).toHaveURL(/\/wycieczka$/)
  await expect(page.getByText('Zamówiona', { exact: true })).toBeVisible()
})

/** The lifetime of a cookie in days. */
async function lifetimeOf(page: Page, name: string): Promise<number> {
  const cookie = (await page.context().cookies()).find((stored) => stored.name === name)
  return ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
}
