import { newNumber, pdf } from './support/files.ts'
import { expect, loginOf, signIn, test } from './support/fixtures.ts'
import { suggest } from './support/forms.ts'

test('a wrong NIP or password is told at its place, and what was typed stays', async ({ page, logins }) => {
  await page.goto('/#!logowanie')
  const dialog = page.getByRole('dialog')
  const [nip, password] = [dialog.getByLabel('NIP'), dialog.getByRole('textbox', { name: 'Hasło' })]
  const submit = dialog.getByRole('button', { name: 'Zaloguj się', exact: true })

  await submit.click()
  await expect(dialog.getByText('Pole jest wymagane')).toHaveCount(2)

  await nip.fill('1234567890')
  await password.fill('nie-to-haslo')
  await submit.click()
  await expect(dialog.getByText('Pole nie jest poprawnym numerem NIP')).toBeVisible()

  await nip.fill(loginOf(logins, 'participant').login)
  await submit.click()
  await expect(dialog.getByText('Niepoprawny NIP/PESEL lub hasło')).toBeVisible()
  await expect(nip).toHaveValue(/526-?025-?02-?74/)
  await expect(password).toHaveValue('nie-to-haslo')
})

test('an invoice with every kind of error is refused at the fields, and nothing typed is lost @phone', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moje-faktury#!zglos-fakture')
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Wyślij zgłoszenie' })
  const file = dialog.locator('input[type=file]').first()

  await submit.click()
  await expect(dialog.getByText('Pole jest wymagane')).toHaveCount(3)

  const number = newNumber()
  await dialog.getByLabel('Numer faktury').fill(number)
  const distributor = dialog.getByRole('combobox', { name: 'Dystrybutor' })
  await suggest(distributor, 'Agro-Noteć')
  await expect(page.getByRole('option', { name: /^Agro-Noteć/ }).first()).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(distributor).toHaveValue(/^Agro-Noteć./)
  await file.setInputFiles({
    name: 'faktura.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('to nie PDF'),
  })
  await submit.click()
  await expect(dialog.getByText('Niedozwolony format pliku')).toBeVisible()

  const large = Buffer.concat([pdf(number).buffer, Buffer.alloc(10 * 1024 * 1024)])
  await file.setInputFiles({ name: 'duza.pdf', mimeType: 'application/pdf', buffer: large })
  await submit.click()
  await expect(dialog.getByText('Pliki musi być mniejszy niż 10MB')).toBeVisible()

  await file.setInputFiles(pdf(number))
  await submit.click()
  await expect(dialog).toContainText('Twoja faktura została dodana prawidłowo')

  await dialog.getByRole('button', { name: /kolejną/ }).click()
  await dialog.getByLabel('Numer faktury').fill(number.toLowerCase())
  await file.setInputFiles(pdf(number))
  await submit.click()
  await expect(dialog.getByText('Faktura o tym numerze została już zgłoszona').first()).toBeVisible()
  await expect(dialog.getByLabel('Numer faktury')).toHaveValue(number.toLowerCase())
  await expect(dialog).toContainText('faktura.pdf')
})

test('a transfer without an amount is refused there, and ordered at the first press once it is mended', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/nagrody/przelew-na-konto/zamowienie')
  await page.getByRole('button', { name: 'Zamawiam' }).click()
  await expect(page.getByText('Pole jest wymagane')).toBeVisible()
  await expect(page).toHaveURL(/\/zamowienie$/)

  await page.getByRole('textbox', { name: 'Kwota przelewu' }).fill('50')
  await page.getByRole('button', { name: 'Zamawiam' }).click()
  await expect(page).toHaveURL(/\/moje-nagrody/)
})

test('an address without its parts is refused at each of them', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/nagrody/rekawice-robocze/zamowienie')
  await page.getByLabel('Odbiorca').fill('')
  await page.getByLabel('Kod pocztowy').fill('88')
  await page.getByRole('button', { name: 'Zamawiam' }).click()
  await expect(page.getByText('Pole jest wymagane')).toBeVisible()
  await expect(page.getByText('Popraw pole kod pocztowy')).toBeVisible()
  await expect(page.getByLabel('Poczta')).not.toHaveValue('')
})
