import { expect, expectAccessible, loginOf, signIn, signInByForm, test } from './support/fixtures.ts'
import { operatorsPage } from './support/purchases.ts'

/* One participant is changed test by test, so the tests run in order and in a world of their own. */
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ world: 'profile' })

const account = 'PL61 1090 1014 0000 0712 1981 2874'

test('a participant edits the profile: wrong input is told at its place, the password is asked for, nothing typed is lost @postgres', async ({
  page,
  logins,
}) => {
  const login = loginOf(logins, 'participant')
  await signIn(page, login)
  await page.goto('/moj-profil')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edytuj dane' }).click()
  const dialog = page.getByRole('dialog')
  const [email, phone] = [dialog.getByLabel('Adres e-mail'), dialog.getByLabel('Telefon komórkowy')]
  const save = dialog.getByRole('button', { name: 'Zapisz zmiany' })
  /* The title takes the focus late, and text filled in before that is lost; the same holds below. */
  await expect(dialog.getByRole('heading', { name: 'Edycja danych profilu' })).toBeFocused()

  await dialog.getByLabel('Imię').fill('')
  await email.fill('jan@')
  await phone.fill('500')
  await dialog.getByText('Na inny adres').click()
  await dialog.getByLabel('Kod pocztowy').fill('88')
  await dialog.getByLabel('Rzepak').fill('dużo')
  await save.click()
  await expect(dialog.getByText('Pole musi być poprawnym adresem email')).toBeVisible()
  await expect(dialog.getByText('Pole musi mieć długość 12')).toBeVisible()
  await expect(dialog.getByText('Popraw pole kod pocztowy')).toBeVisible()
  await expect(dialog.getByText('Nieprawidłowa wartość')).toBeVisible()
  await expect(dialog.getByText('Pole jest wymagane')).toHaveCount(4)
  await expectAccessible(page)

  await dialog.getByLabel('Imię').fill('Stanisław')
  await email.fill('nowy@rolnik.example')
  await phone.fill('500 000 777')
  await dialog.getByLabel('Ulica lub miejscowość').fill('Lipowa')
  await dialog.getByLabel('Numer domu').fill('3')
  await dialog.getByLabel('Kod pocztowy').fill('88-400')
  await dialog.getByLabel('Poczta').fill('Żnin')
  await dialog.getByLabel('Rzepak').fill('12,5')
  await save.click()

  const password = dialog.getByRole('textbox', { name: 'Twoje hasło' })
  const passwordStep = dialog.getByRole('heading', { name: 'Potwierdź, że to Ty' })
  await expect(passwordStep).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Wróć' }).click()
  await expect(email).toHaveValue('nowy@rolnik.example')
  await save.click()
  await expect(passwordStep).toBeFocused()
  await password.fill('nie-to-haslo')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Niepoprawne hasło').first()).toBeVisible()
  await expect(password).toHaveValue('nie-to-haslo')
  await expect(dialog.getByRole('button', { name: 'Potwierdź' })).not.toHaveAttribute('aria-disabled', 'true')
  await password.fill(login.password)
  await page.keyboard.press('Enter')

  await expect(dialog.getByRole('heading', { name: 'Twoje dane zostały edytowane prawidłowo' })).toBeFocused()
  await expect(dialog).toContainText(/wypłaty czekają do 22\.08\.2025/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zamknij' }).first().click()
  await expect(page).toHaveURL(/\/moj-profil$/)
  await expect(page.getByText('nowy@rolnik.example')).toBeVisible()
  await expect(page.getByText('+48 500 000 777')).toBeVisible()
  await expect(page.getByText('88-400 Żnin')).toBeVisible()
  await expect(page.getByText(/^Rzepak: 12,5\sha$/)).toBeVisible()
})

test('an account is added: the bank shows while it is typed, and transfers wait for 48 hours', async ({
  page,
  logins,
}) => {
  const login = loginOf(logins, 'participant')
  await signIn(page, login)
  await page.goto('/moj-profil#!dodaj-numer-konta')
  const dialog = page.getByRole('dialog')
  const number = dialog.getByRole('textbox', { name: 'Numer konta' })
  const save = dialog.getByRole('button', { name: 'Zapisz numer konta' })
  await expect(dialog.getByRole('heading', { name: 'Numer konta bankowego' })).toBeFocused()

  await number.pressSequentially('61109010140000071219812875')
  await expect(number).toHaveValue(account.replace(/4$/, '5'))
  /* A complete but invalid number shows its error before it is saved. */
  const error = dialog.getByText('Numer konta musi być w formacie IBAN')
  await expect(error).toBeVisible()
  await expect(dialog.getByText('Bank:')).toHaveCount(0)

  await number.press('End')
  await number.press('Backspace')
  await expect(error).toHaveCount(0)
  await number.press('4')
  await expect(number).toHaveValue(account)
  await expect(dialog.getByText('Bank:')).toBeVisible()
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7))
  await number.press('Backspace')
  await number.press('0')
  await expect(number).toHaveValue(account)
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7)
  await expectAccessible(page)
  await save.click()
  await expect(dialog.getByRole('heading', { name: 'Potwierdź, że to Ty' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Twoje hasło' }).fill(login.password)
  await dialog.getByRole('button', { name: 'Potwierdź' }).click()
  await expect(dialog).toContainText('Twoje dane zostały edytowane prawidłowo')
  await expect(dialog).toContainText('wypłaty czekają do')
  await dialog.getByRole('button', { name: 'Zamknij' }).first().click()
  await expect(page.getByText(/^PL61\s…\s2874$/)).toBeVisible()
})

test('a consent is taken back and given again by one press each', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moj-profil')
  /* News on personal matters uses the same channels under a consent of its own. */
  const consent = page.getByRole('listitem').filter({ hasText: 'Chcę otrzymywać informacje o' })
  const box = consent.getByRole('checkbox', { name: /wiadomościach e-mail/ })
  const press = () => consent.getByText('w wiadomościach e-mail na adres podany w profilu').click()
  const wasGiven = await box.isChecked()
  for (const isGiven of [!wasGiven, wasGiven]) {
    await press()
    await expect(box).toBeChecked({ checked: isGiven })
    await expect(box).toBeEnabled()
    await expect(page.getByText('Twoje oświadczenia zostały zaktualizowane').first()).toBeVisible()
    await page.reload()
    await expect(box).toBeChecked({ checked: isGiven })
  }
})

test('a copy of the data is saved after the password, and the request to be forgotten can be taken back', async ({
  page,
  logins,
}) => {
  const login = loginOf(logins, 'participant')
  await signIn(page, login)
  await page.goto('/moj-profil')
  await page.getByRole('button', { name: 'Pobierz kopię danych' }).click()
  await expect(page.getByRole('heading', { name: 'Potwierdź, że to Ty' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Twoje hasło' }).fill(login.password)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Potwierdź' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await expect(page.getByText('Kopia Twoich danych jest gotowa')).toBeVisible()

  await page.getByRole('button', { name: 'Poproś o usunięcie danych' }).click()
  await page.getByLabel('Powód').fill('Sprzedaję gospodarstwo')
  await page.getByRole('button', { name: 'Wyślij prośbę' }).click()
  await expect(page.getByText(/Prośba z\s20\.08\.2025 czeka/)).toBeVisible()
  /* A reload removes the notices that lie over the page. */
  await page.reload()
  await expect(page.getByText(/Prośba z\s20\.08\.2025 czeka/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cofnij prośbę' }).click()
  await expect(page.getByRole('button', { name: 'Poproś o usunięcie danych' })).toBeVisible()
})

test('an operator refuses a request to be forgotten, and the participant reads why', async ({
  page,
  browser,
  server,
  logins,
}) => {
  const login = loginOf(logins, 'participant')
  await signIn(page, login)
  await page.goto('/moj-profil')
  await page.getByRole('button', { name: 'Poproś o usunięcie danych' }).click()
  await page.getByRole('button', { name: 'Wyślij prośbę' }).click()
  await expect(page.getByRole('heading', { name: 'Potwierdź, że to Ty' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Twoje hasło' }).fill(login.password)
  await page.getByRole('button', { name: 'Potwierdź' }).click()
  await expect(page.getByRole('button', { name: 'Cofnij prośbę' })).toBeVisible()

  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await admin.goto('/zaplecze/wnioski-o-dane')
  const row = admin.getByRole('row').filter({ hasText: login.login })
  await row.getByRole('button', { name: 'Szczegóły' }).click()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Odmów' }).click()
  await admin.getByRole('button', { name: 'Odmów' }).click()
  await expect(admin.getByText('Pole jest wymagane')).toBeVisible()
  await admin.getByLabel('Powód dla uczestnika').fill('Najpierw odbierz zamówioną nagrodę.')
  await admin.getByRole('button', { name: 'Odmów' }).click()
  await expect(row).toHaveCount(0)
  await admin.context().close()

  await page.reload()
  await expect(page.getByText('Najpierw odbierz zamówioną nagrodę.').first()).toBeVisible()
})

test('a new version of a required consent asks everyone again, at each page until it is given', async ({
  page,
  browser,
  server,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'editor'))
  await admin.goto('/zaplecze/zgody')
  const consent = admin.getByRole('region', { name: /^Znam (nowy )?Regulamin Programu Plon/ })
  await consent.getByRole('button', { name: 'Nowa wersja' }).click()
  await consent
    .getByLabel('Treść')
    .fill('Znam nowy Regulamin Programu Plon.\n\nAkceptuję go <b>w całości</b>.')
  await expect(consent.getByRole('region', { name: 'Podgląd' })).toContainText('<b>w całości</b>')
  await expectAccessible(admin)
  await consent.getByRole('button', { name: 'Opublikuj wersję 2' }).click()
  await expect(consent).toContainText('Wersja 2 z')
  await admin.context().close()

  await page.route('**/api/v1/user/agreements', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Serwer nie odpowiada' })).toBeVisible()
  await expect(page.getByText('Nie udało się pobrać oświadczeń. Spróbuj ponownie za chwilę.')).toBeVisible()
  await expect(page.getByText('No fetch registration agreements')).toHaveCount(0)
  await page.unroute('**/api/v1/user/agreements')

  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard#!zgody$/)
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Zapisz oświadczenia' })
  await expect(dialog).toContainText('Akceptuję go <b>w całości</b>.')
  await expectAccessible(page)
  await save.click()
  await expect(dialog.getByText(/Zaznacz to oświadczenie/)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/moj-profil')
  await expect(page).toHaveURL(/\/moj-profil#!zgody$/)
  await dialog.getByText('Zaznacz wszystkie').click()
  await save.click()
  /* The profile no longer lacks consents; the confirmation stays all the same. */
  await expect(
    dialog.getByRole('heading', { name: 'Twoje oświadczenia zostały zaktualizowane' }),
  ).toBeFocused()
  await expect(page).toHaveURL(/\/moj-profil#!zgody$/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click()
  await expect(page).toHaveURL(/\/moj-profil$/)
  await expect(dialog).toHaveCount(0)
})

test('the password is changed, and the old one no longer opens anything @postgres', async ({
  page,
  logins,
}) => {
  const login = loginOf(logins, 'participant')
  const next = 'Kombajn(Bociany)2025'
  await signIn(page, login)
  await page.goto('/moj-profil')
  await page.getByRole('button', { name: 'Zmień hasło' }).click()
  const form = page.getByRole('form', { name: 'Zmiana hasła' })
  const [old, fresh, again] = ['Obecne hasło', 'Nowe hasło', 'Powtórz hasło'].map((name) =>
    form.getByRole('textbox', { name, exact: true }),
  )
  const submit = form.getByRole('button', { name: 'Zmień hasło' })

  await old?.fill('nie-to-haslo')
  await fresh?.fill(next)
  await again?.fill(`${next}x`)
  await submit.click()
  await expect(form.getByText('Hasła nie są zgodne')).toBeVisible()
  await again?.fill(next)
  await expect(form.getByText('Hasła nie są zgodne')).toBeHidden()
  await submit.click()
  await expect(form.getByText('Niepoprawne hasło').first()).toBeVisible()
  await expect(fresh ?? form).toHaveValue(next)
  await expectAccessible(page)
  await old?.fill(login.password)
  await submit.click()
  await expect(page.getByText('Twoje hasło zostało ustawione')).toBeVisible()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/#!logowanie')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Zaloguj się' })).toBeFocused()
  await dialog.getByLabel('NIP').fill(login.login)
  await dialog.getByRole('textbox', { name: 'Hasło' }).fill(login.password)
  await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(dialog.getByText('Niepoprawny NIP/PESEL lub hasło')).toBeVisible()
  /* The same address with its hash would not load the page. */
  await page.goto('about:blank')
  await signInByForm(page, { ...login, password: next })
})
