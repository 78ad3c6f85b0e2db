import { expect, expectAccessible, loginOf, signInOperator, test } from './support/fixtures.ts'

/* A world of its own, because an opened season is there for everybody. */
test.use({ world: 'seasons' })

test('an administrator prepares the next season, fills it from the one before, and opens it', async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'administrator'))
  await page.goto('/zaplecze/sezony')
  await page.getByRole('button', { name: 'Przygotuj sezon 2027' }).click()
  await expect(page.getByText('Sezon 2027 jest przygotowany jako szkic')).toBeVisible()
  const season = page.getByRole('form', { name: 'Sezon 2027' })
  await expect(season.getByLabel('Punkty powitalne')).toHaveValue('600')
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Przepisz brakujące stawki i\sceny z\ssezonu 2026$/ }).click()
  await expect(page.getByText(/^Przepisano 48\sstawek punktów i\s0\scen nagród$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Przepisz/ })).toHaveCount(0)

  await season.getByLabel('Punkty powitalne').fill('sto')
  await season.getByRole('button', { name: 'Zapisz sezon 2027' }).click()
  await expect(season.getByLabel('Punkty powitalne')).toHaveAccessibleDescription(/Wpisz liczbę/)
  await expect(season.getByLabel('Punkty powitalne')).toHaveValue('sto')

  await season.getByLabel('Punkty powitalne').fill('650')
  await season.getByRole('button', { name: 'Zapisz sezon 2027' }).click()
  await expect(page.getByText('Sezon 2027 jest zapisany')).toBeVisible()
  await page.getByRole('button', { name: 'Otwórz sezon 2027' }).click()
  const question = page.getByRole('dialog', { name: 'Otworzyć sezon 2027?' })
  await expect(question).toContainText(
    /W\sdniu 01\.11\.2026 po 350\spkt za kolejny sezon dostanie \d+\suczestnik/,
  )
  await expect(question).toContainText('o tym, do którego należy zakup, decyduje dzień zakupu')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Nie teraz' }).click()
  await page.getByRole('button', { name: 'Otwórz sezon 2027' }).click()
  await question.getByRole('button', { name: 'Otwórz sezon' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(season.getByLabel('Punkty powitalne')).toHaveValue('650')
  await page.getByRole('button', { name: 'Cofnij do szkicu: sezon 2027' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cofnij do szkicu' }).click()
  await expect(page.getByRole('button', { name: 'Otwórz sezon 2027' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cofnij do szkicu/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('services outside are named whole, or the field says what is missing', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'administrator'))
  await page.goto('/zaplecze/ustawienia')
  const services = page.getByRole('form', { name: 'Usługi zewnętrzne' })
  await services.getByLabel('Statystyki: adres Matomo').fill('stats.example')
  await services.getByRole('button', { name: 'Zapisz usługi' }).click()
  await expect(services.getByLabel('Statystyki: adres Matomo')).toHaveAccessibleDescription(/https:\/\//)
  await expect(services.getByLabel('Statystyki: numer witryny')).toHaveAccessibleDescription(
    /wyczyść oba pola/,
  )

  await services.getByLabel('Statystyki: adres Matomo').fill('https://stats.example/matomo.php')
  await services.getByLabel('Statystyki: numer witryny').fill('3')
  await services.getByRole('button', { name: 'Zapisz usługi' }).click()
  await expect(page.getByText('Usługi zewnętrzne są zapisane')).toBeVisible()
  const document = await page.request.get('/')
  expect(document.headers()['content-security-policy']).toContain("connect-src 'self' https://stats.example;")
})
