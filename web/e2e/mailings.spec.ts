import { expect, expectAccessible, loginOf, signInOperator, test } from './support/fixtures.ts'

/* A world of its own, because a mailing reaches every participant. */
test.use({ world: 'mailings' })

test('a segment is put together, and a mailing to it leaves and shows its results', async ({
  page,
  logins,
}) => {
  test.setTimeout(120_000)
  await signInOperator(page, loginOf(logins, 'editor'))

  await test.step('a segment counts its members as its conditions stand', async () => {
    await page.goto('/zaplecze/segmenty')
    await expect(page.getByText('Nie ma jeszcze żadnego segmentu')).toBeVisible()
    await page.getByRole('link', { name: 'Dodaj segment' }).click()
    const form = page.getByRole('form', { name: 'Segment' })
    await form.getByLabel('Nazwa').fill('Gospodarstwa z DOVVO')
    const members = form.getByRole('status').filter({ hasText: /^Pasuje/ })
    const all = await members.innerText()
    await form.getByRole('button', { name: 'Dodaj warunek' }).click()
    await expect(form.getByText('Uzupełnij warunki')).toBeVisible()
    await form.getByLabel('Od', { exact: true }).fill('500')
    await expect(members).not.toHaveText(all)
    await form.getByRole('button', { name: 'Dodaj warunek' }).click()
    await form.getByLabel('Warunek 2', { exact: true }).selectOption('Rodzaj konta')
    await expect(members).toBeVisible()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Dodaj segment' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gospodarstwa z DOVVO' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a mailing is written and sent to oneself', async () => {
    await page.goto('/zaplecze/wysylki/nowa')
    const form = page.getByRole('form', { name: 'Nowa wysyłka' })
    await form.getByLabel('Nazwa wysyłki').fill('Jesień')
    await form.getByLabel('Segment').selectOption('Gospodarstwa z DOVVO')
    await form.getByRole('checkbox', { name: /^Portal/ }).check({ force: true })
    await form.getByLabel('Temat').fill('Jesienna promocja')
    await form.getByLabel('Treść e-maila').fill('Dzień dobry,\n\nod dziś jest więcej punktów.')
    await form.getByLabel('Treść powiadomienia').fill('Od dziś jest więcej punktów.')
    await form.getByLabel('Strona portalu').fill('/promocje')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Zapisz szkic' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jesień' })).toBeVisible()
    await page.getByRole('button', { name: 'Wyślij próbę do siebie' }).click()
    await expect(page.getByText(/^Próba jest wysłana na adres/)).toBeVisible()
  })

  await test.step('it leaves, and its results name nobody', async () => {
    await page.getByRole('button', { name: 'Wyślij', exact: true }).click()
    await expect(page.getByText('Wysłana', { exact: true })).toBeVisible({ timeout: 30_000 })
    const results = page.getByRole('table', { name: 'Wyniki w kanałach' })
    await expect(results.getByRole('row').filter({ hasText: 'Portal' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Zakupy przed wysyłką i po niej' })).toBeVisible()
    await expectAccessible(page)
  })
})
