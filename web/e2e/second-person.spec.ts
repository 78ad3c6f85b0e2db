import { enterOperatorCode, expect, expectAccessible, loginOf, test } from './support/fixtures.ts'
import { operatorsPage } from './support/purchases.ts'

/* A world in which no other test counts points. */
test.use({ world: 'payouts' })

test('a correction over the limit waits for another person, who signs it with a code @postgres', async ({
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const finance = await operatorsPage(browser, server.url, loginOf(logins, 'finance'))
  await finance.goto(`/zaplecze/uczestnicy?search=${loginOf(logins, 'participant', 'Nowy Uczestnik').login}`)
  await finance.getByRole('table').getByRole('link').first().click()
  await finance.getByRole('tab', { name: 'Punkty' }).click()
  await expect(finance).toHaveURL(/\?tab=punkty$/)
  const card = finance.url()
  const form = finance.getByRole('form', { name: 'Korekta punktów' })
  await form.getByRole('textbox', { name: 'Liczba punktów' }).fill('12000')
  await form.getByLabel('Powód').fill('Premia za program pilotażowy')
  await form.getByRole('button', { name: 'Zapisz korektę' }).click()
  const question = finance.getByRole('dialog', { name: 'Dodać punkty?' })
  await expect(question).toContainText(/\+12\s000\spkt/)
  await expectAccessible(finance)
  await question.getByRole('button', { name: 'Przekaż do zatwierdzenia' }).click()
  await expect(finance.getByText('Korekta czeka na zatwierdzenie przez inną osobę').first()).toBeVisible()
  await expect(finance.getByText('To Twoja propozycja: zatwierdzi ją inna osoba.')).toBeVisible()
  await expectAccessible(finance)
  await expect(finance.getByRole('button', { name: 'Zatwierdź korektę' })).toHaveCount(0)

  const administrator = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  await administrator.goto('/zaplecze')
  const waiting = administrator.locator('section', {
    has: administrator.getByRole('heading', { name: 'Korekty do zatwierdzenia' }),
  })
  await expect(waiting.getByRole('listitem').first()).toContainText('+12')
  await expectAccessible(administrator)
  await waiting.getByRole('link').first().click()
  await expect(administrator).toHaveURL(card)
  await administrator.getByRole('button', { name: 'Zatwierdź korektę' }).click()
  const dialog = administrator.getByRole('dialog', { name: 'Zatwierdzić korektę?' })
  await dialog.getByRole('button', { name: 'Zatwierdź' }).click()
  await expect(dialog.getByText('Pole jest wymagane').first()).toBeVisible()
  await expectAccessible(administrator)
  await enterOperatorCode(administrator)
  await dialog.getByRole('button', { name: 'Zatwierdź' }).click()
  await expect(administrator.getByText(/^Dodano 12\s000\spkt/).first()).toBeVisible()
  await expect(administrator.getByRole('button', { name: 'Zatwierdź korektę' })).toHaveCount(0)
  await finance.context().close()
  await administrator.context().close()
})

test('where there is one administrator, finance is not given, and the way to a second one is told', async ({
  browser,
  server,
  logins,
}) => {
  const administrator = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  await administrator.goto('/zaplecze/operatorzy')
  const row = administrator.getByRole('row').filter({ hasText: loginOf(logins, 'support').login })
  await row.getByRole('button', { name: 'Szczegóły' }).click()
  await administrator.getByText('Finanse: zamówienia').click()
  await administrator.getByRole('button', { name: 'Zapisz role' }).click()
  await expect(administrator.getByRole('form').getByRole('alert')).toContainText('plon operator add')
  await expectAccessible(administrator)
  await administrator.context().close()
})
