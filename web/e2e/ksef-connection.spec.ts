import type { Browser, Page } from '@playwright/test'
import {
  test as base,
  expect,
  expectAccessible,
  type Login,
  loginOf,
  postponeTrip,
  signIn,
} from './support/fixtures.ts'
import { type KsefApi, type KsefInvoice, rightToken, startKsefApi } from './support/ksef-api.ts'
import { operatorsPage } from './support/purchases.ts'
import { Sweep } from './support/sweep.ts'

const test = base.extend<object, { ksef: KsefApi }>({
  world: 'ksef-connection',
  ksef: [
    async ({ world: _ }, use) => {
      const ksef = await startKsefApi()
      await use(ksef)
      await ksef.stop()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ ksef }, use) => use({ PLON_KSEF_URL: ksef.url, PLON_KSEF_TIME: '5s' }),
    { scope: 'worker' },
  ],
})

/** A token is tried at the server's next look, and the page asks for the outcome every few seconds. */
const checked = { timeout: 30_000 }

const cardOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Faktury z\sKSeF$/ }) })

/** Sample e-invoice of the demo for a participant, with the number in KSeF that its file's name says. */
async function sampleFor(page: Page, { login, password }: Login): Promise<KsefInvoice> {
  const data = { account_type: 'program.retail', nip: login, password }
  const session = await page.request.post('/api/v1/auth/login', { data })
  const { auth_token: bearer } = (await session.json()) as { auth_token: string }
  const headers = { Authorization: `Bearer ${bearer}` }
  const file = await page.request.get('/api/demo/einvoices/sale', { headers })
  expect(file.status()).toBe(200)
  const [, number = ''] = /filename="(.+)\.xml"/.exec(file.headers()['content-disposition'] ?? '') ?? []
  return { number, xml: await file.text() }
}

/** The same sale by a company that is no distributor of the programme. */
function ofStranger({ number, xml }: KsefInvoice): KsefInvoice {
  const stranger = '7740001454'
  return {
    number: stranger + number.slice(10),
    xml: xml.replace(/<NIP>\d{10}<\/NIP>/, `<NIP>${stranger}</NIP>`).replace('<P_2>FS/', '<P_2>OBCA/'),
  }
}

/** Pastes a token and sends it by the keyboard. */
async function connect(page: Page, token: string) {
  const field = cardOf(page).getByRole('textbox', { name: /^Token KSeF/ })
  await field.fill(token)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide, 'wider than the screen').toBeLessThanOrEqual(0)
  /* A form takes nothing while its last answer is being shown. */
  await expect(cardOf(page).getByRole('button', { name: /^Połącz z\sKSeF$/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await field.press('Enter')
}

/** The content of the card has the focus once the button or field that had it is gone. */
async function expectFocused(page: Page) {
  await expect(cardOf(page).locator(':scope > [tabindex="-1"]')).toBeFocused()
}

test('a participant connects to KSeF, which gives an invoice of a distributor and none of others @phone', async ({
  page,
  browser,
  server,
  logins,
  ksef,
}) => {
  test.setTimeout(180_000)
  const participant = loginOf(logins, 'participant')
  const invoice = await sampleFor(page, participant)
  const stranger = ofStranger(invoice)
  ksef.add(invoice)
  ksef.add(stranger)
  const invoiceNumber = /<P_2>(.+?)<\/P_2>/.exec(invoice.xml)?.[1] ?? ''
  await postponeTrip(page, server.url)
  await signIn(page, participant)
  await page.goto('/moj-profil')
  const card = cardOf(page)
  await expect(card).toContainText('Token pozwala zobaczyć wszystkie zakupy Twojej firmy')
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await expect(card.getByRole('listitem').first()).toContainText(participant.login)
  await expectAccessible(page)

  await connect(page, 'zły token')
  await expect(card.getByText(/^To nie jest token KSeF/).first()).toBeVisible()
  await expect(card.getByRole('textbox')).toHaveValue('zły token')
  await connect(page, 'zly-token')
  await expect(card.getByText('Token odrzucony')).toBeVisible(checked)
  await expect(card.getByRole('alert')).toContainText('KSeF nie przyjął tego tokena')
  await expect(card.getByRole('textbox')).toHaveValue('')
  await expectFocused(page)
  await expectAccessible(page)

  await connect(page, rightToken.padEnd(175, '-0123456789'))
  await expect(card.getByText('Działa', { exact: true })).toBeVisible(checked)
  await expect(card).toContainText(/1\sfaktura/)
  await expectAccessible(page)
  await page.goto('/moje-faktury?tab=1')
  await expect(page.getByRole('row').filter({ hasText: invoiceNumber })).toContainText('Oczekuje')
  await expect(page.getByText(/OBCA/)).toHaveCount(0)
  expect(ksef.listed).toEqual(expect.arrayContaining([invoice.number, stranger.number]))
  expect(ksef.downloads).toEqual([invoice.number])

  await expectSeenByOperator({ browser, url: server.url, logins, participant, invoiceNumber })

  await page.goto('/moj-profil')
  await card.getByRole('button', { name: 'Rozłącz' }).press('Enter')
  await expect(card.getByRole('button', { name: 'Nie teraz' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(card.getByRole('textbox', { name: /^Token KSeF/ })).toHaveValue('')
  await expect(card).toContainText('Token pozwala zobaczyć wszystkie zakupy Twojej firmy')
  await expectFocused(page)
  await expect(card.getByText('Działa', { exact: true })).toHaveCount(0)
})

interface Seen {
  readonly browser: Browser
  readonly url: string
  readonly logins: readonly Login[]
  readonly participant: Login
  readonly invoiceNumber: string
}

/** Operators see at the invoice that KSeF gave the file, and at the participant how the connection stands. */
async function expectSeenByOperator({ browser, url, logins, participant, invoiceNumber }: Seen) {
  const admin = await operatorsPage(browser, url, loginOf(logins, 'moderator'))
  await admin.goto(`/zaplecze/faktury?search=${encodeURIComponent(invoiceNumber)}`)
  await admin.getByRole('link', { name: invoiceNumber }).click()
  await expect(
    admin.getByText(/^Plik pochodzi z\sKSeF \(odczytany \d\d\.\d\d\.\d{4}, \d\d:\d\d\)$/),
  ).toBeVisible()
  await expectAccessible(admin)
  await admin.goto(`/zaplecze/uczestnicy?search=${participant.login}`)
  await admin.getByRole('table').getByRole('link').first().click()
  const connection = admin.locator('section', {
    has: admin.getByRole('heading', { name: /^Połączenie z\sKSeF$/ }),
  })
  await expect(connection).toContainText('Działa')
  await expect(connection).toContainText(/1\sfaktura/)
  await expectAccessible(admin)
  await admin.context().close()
}

test('Enter in the field sends the token that stands there', async ({ page, server, logins }) => {
  await postponeTrip(page, server.url)
  await signIn(page, loginOf(logins, 'participant', 'Nowy Uczestnik'))
  const sweep = await Sweep.begin(page)
  await page.goto('/moj-profil')
  await expect(cardOf(page)).toBeVisible()
  expect(await sweep.forms()).toEqual(['Połączenie z KSeF'])
  await sweep.over('Połączenie z KSeF')
  expect(sweep.swept).toHaveLength(1)
})
