import { pdf } from './support/files.ts'
import { expect, expectAccessible, loginOf, test } from './support/fixtures.ts'
import { operatorsPage } from './support/purchases.ts'

/* A world of its own, because what is written here stands on everybody's pages. */
test.use({ world: 'programme-texts' })

test('an editor writes the home page and adds the rules as a file; a guest reads both', async ({
  page,
  browser,
  server,
  logins,
}) => {
  const editor = await operatorsPage(browser, server.url, loginOf(logins, 'editor'))
  await editor.goto('/zaplecze/strona-glowna')
  const form = editor.getByRole('form', { name: 'Teksty strony głównej' })
  await form.getByRole('textbox', { name: 'Hasło' }).fill('Punkty za każdy litr')
  await form.getByRole('textbox', { name: 'Tekst', exact: true }).fill('U nas {punkty za 1 zl} to złotówka.')
  await form.getByRole('button', { name: 'Zapisz teksty' }).click()
  await expect(form.getByText('Nie ma wartości {punkty za 1 zl}')).toBeVisible()
  await form.getByRole('textbox', { name: 'Tekst', exact: true }).fill('U nas {punkty za 1 zł} to złotówka.')
  await expect(editor.getByRole('figure').getByText(/^U\snas 100\spunktów to złotówka\.$/)).toBeVisible()
  await expectAccessible(editor)
  await form.getByRole('button', { name: 'Zapisz teksty' }).click()
  await expect(editor.getByText('Strona główna jest zapisana')).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Punkty za każdy litr$/ })).toBeVisible()
  await expect(page.getByText(/^U\snas 100\spunktów to złotówka\.$/)).toBeVisible()
  await expect(page).toHaveTitle(/^Punkty za każdy litr – /)

  await editor.goto('/zaplecze/regulamin')
  for (const day of ['20.08.2025', '01.01.2030']) {
    await editor.getByRole('button', { name: 'Dodaj plik regulaminu' }).click()
    const upload = editor.getByRole('form', { name: 'Nowy plik regulaminu' })
    await upload.locator('input[type=file]').first().setInputFiles(pdf('regulamin'))
    await upload.getByRole('textbox', { name: 'Obowiązuje od' }).fill(day)
    await upload.getByRole('button', { name: 'Dodaj regulamin' }).click()
    await expect(upload).toHaveCount(0)
  }
  const versions = editor.getByRole('table', { name: 'Wersje regulaminu' })
  await expect(versions.getByText('Zaplanowany')).toBeVisible()
  await expectAccessible(editor)
  await versions.getByRole('button', { name: 'Wycofaj regulamin od 01.01.2030' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Wycofaj regulamin' }).click()
  await expect(versions.getByText('Wycofany')).toBeVisible()

  await page.goto('/regulamin')
  await expect(page.getByRole('heading', { level: 1, name: 'Regulamin Programu Plon' })).toBeVisible()
  const file = await page.getByRole('link', { name: 'Pobierz regulamin (PDF)' }).getAttribute('href')
  expect((await page.request.get(file ?? '')).headers()['content-type']).toBe('application/pdf')
  await expectAccessible(page)
})

test('a moderator adds a crop, and registration asks for it', async ({ page, browser, server, logins }) => {
  const moderator = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await moderator.goto('/zaplecze/uprawy')
  await moderator.getByRole('button', { name: 'Dodaj uprawę' }).click()
  const dialog = moderator.getByRole('dialog', { name: 'Nowa uprawa' })
  await dialog.getByLabel('Nazwa').fill('Rzepak')
  await dialog.getByLabel('Grupa').fill('Zboża')
  await dialog.getByRole('button', { name: 'Dodaj uprawę' }).click()
  await expect(dialog.getByText(/^Taka uprawa już jest na liście/)).toBeVisible()
  await dialog.getByLabel('Nazwa').fill('Orkisz')
  await expectAccessible(moderator)
  await dialog.getByRole('button', { name: 'Dodaj uprawę' }).click()
  await expect(moderator.getByRole('row', { name: /^Orkisz/ })).toBeVisible()
  await expectAccessible(moderator)
  const options = await (await page.request.get('/api/v1/registration')).json()
  const grain = options.data.crops.find(({ name }: { name: string }) => name === 'Zboża')
  expect(grain.parts.map(({ name }: { name: string }) => name)).toContain('Orkisz')
})

test('an editor writes the SMS with the code, and the next code comes in these words', async ({
  page,
  browser,
  server,
  logins,
}) => {
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  await admin.goto('/zaplecze/szablony?search=ustawienia+hasła')
  await admin.getByRole('link', { name: 'Kod do ustawienia hasła' }).click()
  const form = admin.getByRole('form', { name: 'Tekst wiadomości' })
  const body = form.getByRole('textbox', { name: 'Treść' })
  await expect(admin.getByRole('status').filter({ hasText: /^2\sczęści, 76\sznaków/ })).toBeVisible()
  await body.fill('Twoj kod: ')
  await form.getByRole('button', { name: 'Zapisz tekst' }).click()
  await expect(form.getByText(/^W\stekście musi być {kod}$/)).toBeVisible()
  await body.press('End')
  await form.getByRole('button', { name: 'Wstaw {kod}', exact: true }).click()
  await expect(body).toHaveValue('Twoj kod: {kod}')
  await expect(admin.getByRole('status').filter({ hasText: /^1\sczęść, 16\sznaków/ })).toBeVisible()
  await expectAccessible(admin)
  await form.getByRole('button', { name: 'Zapisz tekst' }).click()
  await expect(admin.getByText('Tekst jest zapisany')).toBeVisible()

  const { login: nip } = loginOf(logins, 'participant')
  const answer = await page.request.post('/api/v1/auth/password-reset/request', {
    data: { nip, account_type: 'program.retail' },
  })
  expect(answer.status()).toBe(200)
  await admin.goto('/zaplecze/wiadomosci?channel=sms')
  await admin
    .getByRole('row')
    .filter({ hasText: 'Kod do ustawienia hasła' })
    .first()
    .getByRole('link')
    .click()
  await expect(admin.getByText(/^Twoj kod: \d{6}$/)).toBeVisible()
})
