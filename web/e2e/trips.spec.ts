import type { Page } from '@playwright/test'
import { calendarOf } from './support/calendar.ts'
import {
  expect,
  expectAccessible,
  loginOf,
  signIn,
  signInByForm,
  signInOperator,
  test,
} from './support/fixtures.ts'

/** The address after signing in while a trip's prompt is due. */
const dialogUrl = /\/dashboard(#!zamow-wycieczke.*)?$/

/* Ten days before the deadline of the premium and the VIP trip. */
test.use({ clock: '2024-07-10T09:00', world: 'trips-2024' })

test('a participant is asked to order the premium trip, orders it short of points and finds it among the rewards', async ({
  page,
  logins,
}) => {
  test.setTimeout(120_000)
  await signInByForm(page, loginOf(logins, 'participant'), dialogUrl)
  const prompt = page.getByRole('dialog')
  await expect(prompt).toContainText('Zamów wycieczkę do 20.07.2024')
  await expect(prompt.getByRole('button', { name: 'Nie zamawiam teraz' })).toBeVisible()
  await expectAccessible(page)
  await prompt.getByRole('link', { name: 'Zamawiam teraz', exact: true }).click()
  await expect(page).toHaveURL(/\/wycieczka-premium#!order$/)
  const order = page.getByRole('dialog')
  await expect(order.getByRole('heading', { name: 'Zamówienie wycieczki' })).toBeVisible()
  await expect(order).toContainText('31.10.2024')
  await expectAccessible(page)
  await order.getByRole('button', { name: 'Zamawiam', exact: true }).click()
  await expect(order.getByRole('heading', { name: 'Wycieczka zamówiona' })).toBeVisible()
  await expectAccessible(page)
  await order.getByRole('button', { name: 'Zamknij' }).first().click()

  /* No prompt opens on the page that one has led to; the next one opens elsewhere. */
  await expect(page).toHaveURL(/\/wycieczka-premium$/)
  await expect(page.getByText('Zamówiona, brakuje punktów')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/#!zamow-wycieczke-vip$/)
  await expect(prompt).toContainText('Islandia')
  await prompt.getByRole('button', { name: 'Nie zamawiam teraz' }).click()
  await expect(prompt).toBeHidden()

  await withoutPrompts(page)
  await page.goto('/moje-nagrody')
  const row = page.getByRole('row').filter({ hasText: 'Toskania' })
  await expect(row).toContainText('Wybrana')
  await page.goto('/wycieczka-premium')
  await expect(page.getByRole('dialog', { name: 'Punkty na wycieczkę' })).toContainText('Brakuje')
  await expectAccessible(page)
})

test('the points of the VIP trip are shown as its page is entered, stay away once closed, and its days go into a calendar', async ({
  page,
  logins,
}) => {
  await withoutPrompts(page)
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/wycieczka-vip')
  const points = page.getByRole('dialog', { name: 'Punkty na wycieczkę' })
  await expect(points).toContainText('20.07.2024')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(points).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: /Islandia/ })).toBeVisible()
  await expectAccessible(page)
  const lines = await calendarOf(page, page.getByRole('button', { name: 'Dodaj do kalendarza' }))
  expect(lines).toContain('DTSTART;VALUE=DATE:20240720')
  expect(lines.filter((line) => /^SUMMARY:.*Islandia/.test(line)).length).toBeGreaterThan(0)
  await page.goto('/wycieczka')
  await expect(page.getByText('W tym sezonie nie ma takiej wycieczki').first()).toBeVisible()
  await expectAccessible(page)
})

test('an operator sees who stands where, and moves a deadline', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'finance'))
  await page.goto('/zaplecze/wycieczki')
  await expect(page.getByRole('row').filter({ hasText: 'Azory' })).toContainText('Szkic')
  await expectAccessible(page)
  await page.getByRole('link', { name: /Islandia/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Islandia/ })).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Uczestnicy wycieczki' }).getByRole('row').nth(1),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zmień warunki' }).click()
  const deadline = page.getByLabel('Termin zamówienia')
  await deadline.fill('01.07.2024')
  await page.getByRole('button', { name: 'Zapisz warunki' }).click()
  await expect(page.getByText('Nowy termin nie może być w przeszłości')).toBeVisible()
  await expectAccessible(page)
  await deadline.fill('25.07.2024')
  await page.getByRole('button', { name: 'Zapisz warunki' }).click()
  await expect(page.getByText('Wycieczka jest zapisana')).toBeVisible()
  await expect(page.getByText('25.07.2024')).toBeVisible()
})

/** Removes the pending trips from the profile, so that none prompts. */
async function withoutPrompts(page: Page) {
  await page.route('**/api/v1/user/profile', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    const wycieczka = { premium: { order: false }, vip: { order: false }, order: false, waiting: [] }
    await route.fulfill({ response: answer, json: { data: { ...data, wycieczka } } })
  })
}
