import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newNumber, photoWithCode } from './support/files.ts'
import {
  bearerOfOperator,
  expect,
  expectAccessible,
  type Login,
  loginOf,
  sendDecisionNow,
  signIn,
  test,
} from './support/fixtures.ts'
import { openInvoice, operatorsPage } from './support/purchases.ts'

/* Its invoices are those of the demo, of which a participant has each once. */
test.use({ world: 'einvoices' })

/** Opens the form of a report, whose samples the demo offers. */
async function openReport(page: Page) {
  /* An address that differs only behind its # opens nothing anew. */
  await page.goto('/dashboard')
  await page.goto('/moje-faktury#!zglos-fakture')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  return dialog
}

/** A sample of the demo as a file with its name. */
async function sample(page: Page, label: RegExp) {
  const dialog = await openReport(page)
  await dialog.getByText('Przykładowe e-faktury').click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: label }).click()
  const file = await download
  return {
    name: file.suggestedFilename(),
    mimeType: 'text/xml',
    buffer: await readFile(await file.path()),
  }
}

test('an e-invoice is sent in three presses without typing, and accepted with one key @postgres @phone', async ({
  page,
  browser,
  server,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const file = await sample(page, /^Pobierz: Sprzedaż/)
  expect(file.name).toMatch(/^\d{10}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}\.xml$/)

  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Zgłoś fakturę' }).first().click()
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByText('Wybierz plik').click()
  await (await chooser).setFiles(file)
  await expect(dialog.getByRole('heading', { name: 'Zgłoś e-fakturę' })).toBeVisible()
  await expect(dialog).toContainText('Gotowa do wysłania')
  await expect(dialog).toContainText(/3\spozycje z programu: około [\d\s]+\spkt/)
  await expect(dialog).toContainText('Poza programem: Transport')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Wyślij', exact: true }).click()
  await expect(dialog).toContainText('Twoja e-faktura została dodana prawidłowo')
  await expectAccessible(page)

  await page.goto('/moje-faktury?tab=1')
  const number = await page.getByRole('link', { name: /^FS\// }).first().innerText()
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await admin.goto(`/zaplecze/faktury?search=${encodeURIComponent(number)}`)
  await expect(admin.getByText('E-faktura: Spójna z KSeF')).toBeVisible()
  await admin.getByRole('link', { name: number }).click()
  await expect(admin.getByRole('table', { name: 'Pozycje e-faktury' })).toContainText('Transport')
  await expect(admin.getByText('Sprawdź w\u00a0KSeF (nowe okno)')).toHaveAttribute(
    'href',
    /^https:\/\/qr\.ksef\.mf\.gov\.pl\/invoice\/\d{10}\/\d\d-\d\d-\d{4}\/[\w-]{43}$/,
  )
  await expectAccessible(admin)
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText(number).and(admin.getByRole('heading', { level: 1 }))).toBeHidden()
  await sendDecisionNow(admin)
  await page.goto('/moje-faktury')
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Zaakceptowana')
})

test('what is not taken is told before it is sent: an advance, a correction, one that is known', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant', 'Nowy Uczestnik'))
  const dialog = await openReport(page)
  await dialog.getByText('Przykładowe e-faktury').click()
  await dialog.getByRole('button', { name: /^Wypróbuj: Zaliczka/ }).click()
  await expect(dialog).toContainText('To faktura zaliczkowa')
  await expect(dialog.getByRole('button', { name: 'Wyślij', exact: true })).toBeHidden()
  await dialog.getByRole('button', { name: 'Wybierz inny plik' }).click()
  await dialog.getByText('Przykładowe e-faktury').click()
  await dialog.getByRole('button', { name: /^Wypróbuj: Rozliczenie/ }).click()
  await dialog.getByRole('button', { name: 'Wyślij', exact: true }).click()
  await expect(dialog).toContainText('Twoja e-faktura została dodana prawidłowo')
  await dialog.getByRole('button', { name: 'Zgłoś kolejną' }).click()
  await dialog.getByText('Przykładowe e-faktury').click()
  await dialog.getByRole('button', { name: /^Wypróbuj: Rozliczenie/ }).click()
  await expect(dialog).toContainText('jest już w\u00a0programie')
})

test('a file that is no e-invoice is told in a sentence, and another can be chosen', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant', 'Nowy Uczestnik'))
  const dialog = await openReport(page)
  const field = dialog.locator('input[type=file]').last()
  await field.setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from('<html/>') })
  await expect(dialog).toContainText('Nie przyjmiemy')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Wybierz inny plik' }).click()
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'sezon.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK\u0003\u0004 to nie archiwum'),
    })
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Wybierz inny plik' }).click()
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeVisible()
})

test("the code on a photo chooses the distributor, and leads an operator to the state's page", async ({
  page,
  browser,
  server,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant', 'Nowy Uczestnik'))
  const dialog = await openReport(page)
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles(await photoWithCode(page, '9990039393'))
  await expect(dialog.getByText(/Odczytaliśmy kod KSeF: Agro-Bzura/)).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Dystrybutor' })).toHaveValue(/^Agro-Bzura/)
  const number = newNumber()
  await dialog.getByLabel('Numer faktury').fill(number)
  await dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(dialog).toContainText('Twoja faktura została dodana prawidłowo')
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await openInvoice(admin, number)
  await expect(admin.getByText(/^Kod QR: NIP\s9990039393, wystawiona/)).toBeVisible()
  await expect(admin.getByRole('link', { name: /^Sprawdź w\sKSeF/ })).toHaveAttribute(
    'href',
    /^https:\/\/qr\.ksef\.mf\.gov\.pl\/invoice\/9990039393\//,
  )
  await expectAccessible(admin)
})

/** Reports a sample in the page's form. */
async function send(page: Page, file: Awaited<ReturnType<typeof sample>>) {
  const dialog = await openReport(page)
  await dialog.locator('input[type=file]').last().setInputFiles(file)
  await dialog.getByRole('button', { name: 'Wyślij', exact: true }).click()
  await expect(dialog).toContainText('Twoja e-faktura została dodana prawidłowo')
}

test("a distributor's system confirms what was reported, and it is accepted without anybody @postgres", async ({
  page,
  browser,
  server,
  logins,
}) => {
  const participant = loginOf(logins, 'participant', 'Nowy Uczestnik')
  await signIn(page, participant)
  const file = await sample(page, /^Pobierz: Sprzedaż/)
  await send(page, file)

  const administrator = loginOf(logins, 'administrator')
  const admin = await operatorsPage(browser, server.url, administrator)
  await admin.goto('/zaplecze/ustawienia')
  const programme = admin.getByRole('form', { name: 'Program' })
  await programme.getByText('Pewne e-faktury od dystrybutorów przyjmują się same').click()
  await programme.getByRole('button', { name: 'Zapisz program' }).click()
  await expect(admin.getByText('Ustawienia programu są zapisane')).toBeVisible()

  const token = await clientOf(admin, administrator, 'Agro-Bzura')
  const pushed = await admin.request.post('/api/v1/edi/einvoices', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'faktury-1' },
    multipart: { einvoices: file },
  })
  expect(pushed.status(), await pushed.text()).toBe(202)
  const { data: batch } = (await pushed.json()) as { data: { id: number } }

  await admin.goto(`/zaplecze/importy/${batch.id}`)
  await expect(admin.getByText('Zakończony', { exact: true }).first()).toBeVisible()
  await expect(admin.getByText('Zgłoszone faktury potwierdzone danymi')).toBeVisible()
  await expectAccessible(admin)
  await page.goto('/moje-faktury')
  const row = page.getByRole('row').filter({ hasText: /FS\// })
  await expect(row).toContainText('Zaakceptowana')
  const number = await row.getByRole('link', { name: /^FS\// }).innerText()
  await admin.goto(`/zaplecze/faktury?search=${encodeURIComponent(number)}&status=accepted`)
  await admin.getByRole('link', { name: number }).click()
  await expect(admin.getByRole('link', { name: 'Potwierdzona danymi dystrybutora' })).toBeVisible()
  await admin.context().close()
})

/** Token of a client of the API that pushes a distributor's data. */
async function clientOf(admin: Page, operator: Login, distributor: string): Promise<string> {
  const bearer = await bearerOfOperator(admin, operator)
  const headers = { Authorization: `Bearer ${bearer}` }
  const kinds = await admin.request.get('/api/v1/backoffice/import-kinds', { headers })
  const { data } = (await kinds.json()) as { data: { distributors: { id: number; name: string }[] } }
  const code = await admin.request.post('/api/demo/operator-code', { data: { email: operator.login } })
  const made = await admin.request.post('/api/v1/backoffice/api-clients', {
    headers,
    data: {
      name: 'System dystrybutora',
      scopes: ['push_sales'],
      distributor_id: data.distributors.find(({ name }) => name.startsWith(distributor))?.id,
      networks: [],
      valid_days: 30,
      code: ((await code.json()) as { data: { code: string } }).data.code,
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  return ((await made.json()) as { data: { token: string } }).data.token
}

test("a distributor's files are uploaded: what is certain is accepted, others' are named and dropped", async ({
  page,
  browser,
  server,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const file = await sample(page, /^Pobierz: Rozliczenie/)
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await admin.goto('/zaplecze/importy/nowy')
  await admin.getByLabel('Co importujesz').selectOption('Faktury KSeF')
  await admin.getByLabel('Źródło pliku').selectOption('Nowe źródło…')
  await admin.getByLabel('Nazwa źródła').fill('E-faktury wszystkich')
  const field = admin.locator('input[type=file]')
  const stranger = Buffer.from(file.buffer.toString().replaceAll(/<Podmiot2>.*?<\/Podmiot2>/gs, withoutBuyer))
  await field.setInputFiles({ ...file, buffer: stranger })
  await admin.getByRole('button', { name: 'Wczytaj plik' }).click()
  await expect(admin.getByText(/nie ma ani jednej faktury uczestnika programu/)).toBeVisible()
  await expectAccessible(admin)
  await field.setInputFiles(file)
  await admin.getByRole('button', { name: 'Wczytaj plik' }).click()
  await expect(admin.getByText('Wszystkie wiersze są poprawne.')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Zmień kolumny' })).toBeHidden()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Zatwierdź import' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Tak, zatwierdź' }).click()
  await expect(admin.getByText('Zakończony', { exact: true }).first()).toBeVisible()
  await admin.context().close()
  await page.goto('/moje-faktury')
  await expect(page.getByRole('row').filter({ hasText: /FR\// })).toContainText('Zaakceptowana')
})

/** A buyer who is in no programme. */
function withoutBuyer(buyer: string): string {
  return buyer.replace(/<NIP>\d{10}<\/NIP>/, '<NIP>1132191233</NIP>')
}

test('the same e-invoice of a second participant is shown beside the first', async ({
  page,
  browser,
  server,
  logins,
}) => {
  const [one, other] = [loginOf(logins, 'participant'), loginOf(logins, 'participant', 'Nowy Uczestnik')]
  await signIn(page, one)
  const file = await sample(page, /^Pobierz: Sprzedaż/)
  const recipient =
    `<Podmiot3><DaneIdentyfikacyjne><NIP>${other.login}</NIP><Nazwa>Odbiorca</Nazwa></DaneIdentyfikacyjne>` +
    '<Rola>2</Rola></Podmiot3>'
  const both = file.buffer
    .toString()
    .replace('</Podmiot2>', `</Podmiot2>${recipient}`)
    .replace(/<P_2>FS\//, '<P_2>FS/D')
  const shared = { ...file, buffer: Buffer.from(both) }
  await send(page, shared)
  const context = await browser.newContext({ baseURL: server.url, locale: 'pl-PL' })
  const second = await context.newPage()
  await signIn(second, other)
  await send(second, shared)
  await second.goto('/moje-faktury?tab=1')
  const number = await second
    .getByRole('link', { name: /^FS\/D/ })
    .first()
    .innerText()
  await context.close()

  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await admin.goto(`/zaplecze/faktury?search=${encodeURIComponent(number)}`)
  await admin.getByRole('link', { name: number }).first().click()
  await expect(admin.getByText('Możliwy duplikat.')).toBeVisible()
  await admin.keyboard.press('F3')
  const compared = admin.getByRole('region', { name: 'Porównanie faktur' })
  await expect(compared.getByRole('heading', { name: `Ta faktura: ${number}` })).toBeVisible()
  await expect(compared.getByRole('heading', { name: `Druga faktura: ${number}` })).toBeVisible()
  await expectAccessible(admin)
  await admin.context().close()
})

test('a correction takes points back with its sentence @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  await signIn(page, loginOf(logins, 'participant'))
  /* Numbers of their own: the samples of the other tests stay as they are. */
  const renumbered = ({ buffer, ...file }: Awaited<ReturnType<typeof sample>>) => ({
    ...file,
    buffer: Buffer.from(buffer.toString().replaceAll('>FS/', '>FS/K').replaceAll('>KOR/', '>KOR/K')),
  })
  const sold = renumbered(await sample(page, /^Pobierz: Sprzedaż/))
  const number = /<P_2>(.*?)<\/P_2>/.exec(sold.buffer.toString())?.[1] ?? ''
  await send(page, sold)
  const correction = renumbered(await sample(page, /^Pobierz: Korekta sprzedaży: pozycja/))
  const dialog = await openReport(page)
  await dialog.locator('input[type=file]').last().setInputFiles(correction)
  await expect(dialog).toContainText('To korekta: punkty zmienią się')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Wyślij', exact: true }).click()
  await expect(dialog).toContainText('Twoja e-faktura została dodana prawidłowo')

  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await admin.goto('/zaplecze/korekty?status=waiting')
  await expect(admin.getByRole('link', { name: /^KOR\/K/ })).toBeVisible()
  await admin.goto(`/zaplecze/faktury?search=${encodeURIComponent(number)}`)
  await admin.getByRole('link', { name: number }).click()
  await expect(admin.getByRole('table', { name: 'Pozycje e-faktury' })).toBeVisible()
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByRole('heading', { level: 1, name: number })).toBeHidden()
  await sendDecisionNow(admin)
  await expect(async () => {
    await admin.goto('/zaplecze/korekty')
    await expect(admin.getByRole('link', { name: /^KOR\/K/ })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expectAccessible(admin)
  await admin.getByRole('link', { name: /^KOR\/K/ }).click()
  await expect(admin.getByRole('heading', { level: 1, name: /^KOR\/K/ })).toBeVisible()
  await expectAccessible(admin)
  await admin.keyboard.press('Control+Enter')
  const question = admin.getByRole('dialog')
  await expect(question).toContainText('pkt')
  await expectAccessible(admin)
  await question.getByRole('button', { name: 'Zapisz korektę' }).click()
  await expect(admin.getByText('Uwzględniona', { exact: true }).first()).toBeVisible()
  await admin.context().close()

  await page.goto('/moje-faktury')
  await page.getByRole('link', { name: number }).click()
  const details = page.getByRole('dialog')
  await expect(details).toContainText(/Korekta KOR\/K.* z\sKSeF: Zwrot towaru/)
  await expect(details).toContainText('Uwzględniona')
  await expectAccessible(page)
})

/** The file with another seller, who is no distributor of the programme. */
function soldBy(nip: string, name: string, { buffer, ...file }: Awaited<ReturnType<typeof sample>>) {
  const seller = /<NIP>\d{10}<\/NIP>(\s*)<Nazwa>.*?<\/Nazwa>/
  const xml = buffer.toString().replace(seller, `<NIP>${nip}</NIP>$1<Nazwa>${name}</Nazwa>`)
  return { ...file, name: 'obca.xml', buffer: Buffer.from(xml.replace('<P_2>FS/', '<P_2>OBCA/')) }
}

test('a seller outside the programme is refused, and an operator can add it as a distributor @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  const [nip, name] = ['7740001454', 'Sklep Ogrodniczy Żuk']
  await signIn(page, loginOf(logins, 'participant'))
  const file = soldBy(nip, name, await sample(page, /^Pobierz: Sprzedaż/))
  const dialog = await openReport(page)
  await dialog.locator('input[type=file]').last().setInputFiles(file)
  await expect(dialog).toContainText(/Sklep Ogrodniczy Żuk nie jest dystrybutorem w\sprogramie/)
  await expect(dialog.getByRole('button', { name: 'Wyślij', exact: true })).toBeHidden()

  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await admin.goto('/zaplecze/dystrybutorzy')
  await admin.getByRole('link', { name: 'Sprzedawcy spoza programu' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Sprzedawcy spoza programu' })).toBeVisible()
  const seller = admin.getByRole('row').filter({ hasText: nip })
  await expect(seller).toContainText(name)
  await expectAccessible(admin)
  await seller.getByRole('link', { name: /^Dodaj jako dystrybutora/ }).click()
  const form = admin.getByRole('form', { name: 'Nowy dystrybutor' })
  await expect(form.getByLabel('Nazwa')).toHaveValue(name)
  await expect(form.getByLabel('NIP')).toHaveValue('774-000-14-54')
  await expectAccessible(admin)
  await admin.context().close()
})
