import type { Browser, Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectReadableInDark,
  landWithApp,
  loginOf,
  signIn,
  signInByForm,
  test,
} from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import { newPartner, withPassword } from './support/partners.ts'
import {
  agreeToAll,
  choose,
  expectStep,
  fillAddress,
  fillContact,
  newNip,
  nextStep,
} from './support/people.ts'
import { operatorsPage } from './support/purchases.ts'

const partnersName = 'Agro-Sklep Kujawy'

test('a farm registers by a partner’s link, and the partner sees it as long as it agrees @field', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(300_000)
  const administrator = loginOf(logins, 'administrator')
  const partner = await pageWithClipboard(page, browser, server.url)
  await signInByForm(partner, await newPartner(partner, browser, server.url, administrator))
  const link = await copyLink(partner)

  const nip = newNip()
  const farm = `Stary Młyn ${nip}`
  await page.goto(link)
  await register(page, nip, farm)

  await partner.goto('/polecenia')
  await expect(partner.getByRole('cell', { name: farm })).toBeVisible()
  await expect(partner.getByText('1 gospodarstwo')).toHaveCount(2)
  await expectAccessible(partner)
  await expectReadableInDark(partner)
  await partner.goto('/dashboard')
  await expect(partner.getByText(farm)).toBeVisible()

  const admin = await operatorsPage(browser, server.url, administrator)
  await signIn(page, await withPassword(page, admin, administrator, nip))
  await withdraw(page)

  await partner.goto('/polecenia')
  await expect(partner.getByText(/^Nikogo nie wymieniamy z\snazwy$/)).toBeVisible()
  await expect(partner.getByText(farm)).toHaveCount(0)
  await expect(partner.getByText('1 gospodarstwo')).toHaveCount(1)
  await expectAccessible(partner)

  await findByOperator(admin, nip, farm)
  await admin.context().close()
  await partner.context().close()
})

test('a link that nobody has shows nothing, and registration goes on', async ({ page }) => {
  await page.goto('/rejestracja?polecenie=NIEZNANY')
  await expectStep(page, 1)
  await expect(page.getByText(/polecenia/)).toHaveCount(0)
  await choose(page, 'Firma')
  await choose(page, 'KRS')
  await page.getByLabel('NIP').fill(newNip())
  await page.getByLabel('Nazwa firmy').fill('Agro sp. z o.o.')
  await nextStep(page)
  await expectStep(page, 2)
})

test('a participant who opens the partners’ page is led to the panel and told why', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/polecenia')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Ta strona jest tylko dla partnerów')).toBeVisible()
})

/** A page of its own session as large as the other, in which the clipboard may be read. */
async function pageWithClipboard(like: Page, browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pl-PL',
    viewport: like.viewportSize() ?? null,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await context.addCookies([{ name: 'cookie_notice_viewed', value: '1', url }])
  const page = await context.newPage()
  landWithApp(page)
  return page
}

/** The card with a heading. */
function cardOf(page: Page, heading: RegExp): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
}

/** Copies the link on the partner's dashboard, and returns its path within the portal. */
async function copyLink(partner: Page): Promise<string> {
  const card = cardOf(partner, /^Gospodarstwa z\sTwojego polecenia$/)
  await card.getByRole('button', { name: 'Kopiuj link' }).click()
  await expect(partner.getByText('Link jest skopiowany')).toBeVisible()
  const link = await partner.evaluate(() => navigator.clipboard.readText())
  await expect(card.getByText(link, { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Kod QR' }).click()
  await expect(card.getByRole('img', { name: /^Kod QR/ })).toBeVisible()
  await expectAccessible(partner)
  await expectReadableInDark(partner)
  const { pathname, search } = new URL(link)
  expect(pathname + search).toMatch(/^\/rejestracja\?polecenie=[\w-]+$/)
  return pathname + search
}

/** Registers as a farm that came by the link, with a reload in between, and agrees to be named. */
async function register(page: Page, nip: string, farm: string) {
  await expectReferredBy(page)
  await expectAccessible(page)
  await choose(page, 'Gospodarstwo rolne')
  await choose(page, 'KRUS')
  await page.getByLabel('NIP').fill(nip)
  await page.getByLabel('Nazwa gospodarstwa').fill(farm)
  await nextStep(page)
  await expectStep(page, 2)
  await fillAddress(page)
  await nextStep(page)
  await expectStep(page, 3)
  await fillContact(page, { first: 'Bożena', last: 'Wiśniewska', email: `mlyn-${nip}@example.pl` })
  await page.reload()
  await expectStep(page, 3)
  await nextStep(page)
  await expectStep(page, 4)
  await nextStep(page)
  await expectStep(page, 5)
  await expectReferredBy(page)
  await agreeToAll(page)
  const consent = page.getByRole('region', { name: 'Polecenie' }).getByRole('checkbox')
  await expect(consent).not.toBeChecked()
  await tick(consent)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zarejestruj się' }).click()
  await expect(page).toHaveURL(/\/rejestracja\/dziekujemy$/)
}

async function expectReferredBy(page: Page) {
  await expect(page.getByText(/^Zapisujesz się z\spolecenia:/)).toContainText(`${partnersName}, Żnin`)
}

/** Takes back the agreement on the profile. */
async function withdraw(page: Page) {
  await page.goto('/moj-profil')
  const card = cardOf(page, /^Polecenie$/)
  await expect(card).toContainText(`${partnersName}, Żnin`)
  const box = card.getByRole('checkbox')
  await expect(box).toBeChecked()
  await expectAccessible(page)
  await card.locator('label').click({ position: { x: 12, y: 22 } })
  await expect(box).not.toBeChecked()
  await expect(card).toContainText('Nie widzi, że to Ty')
}

/** Operators see by whom a farm came, and on the partner's record all farms, named to the partner or not. */
async function findByOperator(admin: Page, nip: string, farm: string) {
  await admin.goto(`/zaplecze/uczestnicy?search=${nip}`)
  await admin.getByRole('link', { name: /Bożena Wiśniewska|Wiśniewska Bożena/ }).click()
  await cardOf(admin, /^Z\spolecenia$/)
    .getByRole('link', { name: partnersName })
    .click()
  await admin.getByRole('tab', { name: 'Polecenia' }).click()
  const row = admin.getByRole('row').filter({ has: admin.getByRole('link', { name: farm }) })
  await expect(row.getByText('Bez zgody')).toBeVisible()
  await expectAccessible(admin)
}
