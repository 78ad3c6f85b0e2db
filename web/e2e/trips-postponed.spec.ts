import { expect, expectAccessible, loginOf, signInByForm, test } from './support/fixtures.ts'

/* Ten days before the deadline of the premium and the VIP trip. */
test.use({ clock: '2024-07-10T09:00', world: 'trips-put-off' })

test('a trip that was put off stays on the panel, its notification leads there, and its order can be taken back', async ({
  page,
  logins,
}) => {
  test.setTimeout(120_000)
  await signInByForm(page, loginOf(logins, 'participant'), /\/dashboard(#!zamow-wycieczke.*)?$/)
  const dialog = page.getByRole('dialog')
  for (const kind of ['premium', 'vip']) {
    await expect(page).toHaveURL(new RegExp(`#!zamow-wycieczke-${kind}$`))
    await dialog.getByRole('button', { name: 'Nie zamawiam teraz' }).click()
  }
  await expect(dialog).toBeHidden()
  const waiting = page.getByRole('link', { name: /^Zamów wycieczkę .* do.20\.07\.2024, odłożone/ })
  await expect(waiting).toHaveCount(2)
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Powiadomienia/ }).click()
  const news = page.getByRole('dialog', { name: 'Powiadomienia' })
  await news.getByRole('listitem').filter({ hasText: 'Islandia' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/wycieczka-vip$/)
  await expect(news).toBeHidden()
  const points = page.getByRole('dialog', { name: 'Punkty na wycieczkę' })
  await points.getByRole('link', { name: 'Zamawiam teraz' }).click()
  await expect(dialog).toContainText(/Teraz odłożymy.*potem masz.*przepadnie/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zamawiam', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Wycieczka zamówiona' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Zamknij' }).first().click()

  /* Another visit prompts for the other trip again. */
  await page.goto('/moje-nagrody')
  await expect(page).toHaveURL(/#!zamow-wycieczke-premium$/)
  await dialog.getByRole('button', { name: 'Nie zamawiam teraz' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: 'Islandia' })
  await row.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Anuluj zamówienie' }).click()
  await expect(page.getByText(/Anulować zamówienie\? Na Twoje konto wróci/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tak, anuluj' }).click()
  await expect(page.getByText(/zostało anulowane\. Na Twoje konto wróciło/).first()).toBeVisible()
})
