import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { eInvoice } from './support/einvoice.ts'
import { type Senders, startSenders } from './support/empty-portal.ts'
import { newNumber } from './support/files.ts'
import { enterPassword, expect, sendDecisionNow, signInByForm, test } from './support/fixtures.ts'
import { suggest } from './support/forms.ts'
import { availablePoints, exportFile, orderTransfer, propose, transferRow } from './support/payouts.ts'
import {
  agreeToAll,
  choose,
  expectStep,
  fillAddress,
  fillContact,
  newNip,
  nextStep,
} from './support/people.ts'
import { acceptEInvoice, openWaiting, reportInvoice, sendEInvoice } from './support/purchases.ts'
import { type Settings, start } from './support/server.ts'
import {
  addAdministrator,
  addDistributor,
  addProduct,
  addTransfer,
  newPage,
  openPortal,
  type Person,
  password,
  publishConsents,
  publishPages,
  setPayoutAccount,
  setUp,
} from './support/setting-up.ts'
import { emptyWorld, type Kind, remove } from './support/template.ts'
import { codeOf } from './support/totp.ts'

const hour = 3_600_000

/** By which the clock of a server as in production is moved, as `scripts/faketime` finds it. */
const libfaketime = process.env.LIBFAKETIME ?? '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

test.skip(!existsSync(libfaketime), 'there is no libfaketime')

const databases: readonly Kind[] = process.env.TEST_DATABASE_URL ? ['sqlite', 'postgres'] : ['sqlite']

for (const database of databases)
  test(`from an empty folder to a paid transfer on ${database}: a portal is set up on its screens alone`, ({
    browser,
  }) => walkFromNothing(browser, database))

async function walkFromNothing(browser: Browser, database: Kind) {
  test.setTimeout(300_000)
  const world = await emptyWorld(database)
  const senders = await startSenders()
  const port = await freePort()
  const settings = { PLON_LISTEN: `127.0.0.1:${port}`, ...senders.settings }
  let server = await start(world, null, settings)
  try {
    await walk()
  } finally {
    await server.stop()
    await senders.stop()
    await remove(world)
  }

  async function walk() {
    const anna = await setUp(browser, server.url, await server.setupLink())
    const jan = await addAdministrator(browser, server.url, world)

    const seller = await test.step('what the programme needs, from the checklist', async () => {
      await publishPages(anna.page)
      await publishConsents(anna.page)
      await addProduct(anna.page)
      const nip = await addDistributor(anna.page)
      await addTransfer(anna.page)
      await setPayoutAccount(anna.page)
      await openPortal(anna.page, senders)
      return nip
    })

    const farm = await test.step('an invitation, and the farm that follows it', () =>
      register(browser, server.url, anna.page, senders))

    await test.step('an invoice is reported and accepted', async () => {
      const number = newNumber()
      await reportInvoice(farm.page, number)
      await acceptInvoice(anna.page, number)
      await farm.page.goto('/dashboard')
      expect(await availablePoints(farm.page)).toBeGreaterThan(20_000)
    })

    await test.step('an e-invoice is sent without typing, and accepted as it is read', async () => {
      const sale = { seller, buyer: farm.nip, product: 'Zbożan 250 EC 10 L', gtin: '5900000000010', packs: 5 }
      const number = newNumber()
      await sendEInvoice(farm.page, eInvoice({ ...sale, number, issuedOn: dayInWarsaw() }))
      await acceptEInvoice(anna.page, number)
      await farm.page.goto('/moje-faktury')
      await expect(farm.page.getByRole('row').filter({ hasText: number })).toContainText('Zaakceptowana')
    })

    await server.stop()
    server = await start(world, null, { ...settings, ...later(72) })
    await test.step('three days later a transfer is ordered, and leaves with two people', async () => {
      const order = await orderTransfer(farm.page, '100')
      await signInAgain(anna, 72 * hour)
      await anna.page.goto('/zaplecze/wyplaty/nowa')
      const batch = await propose(anna.page, [order])
      await signInAgain(jan, 72 * hour)
      await jan.page.goto(batch)
      await jan.page.getByRole('button', { name: 'Zatwierdź paczkę' }).click()
      const dialog = jan.page.getByRole('dialog', { name: 'Zatwierdzić paczkę?' })
      await dialog.getByLabel('Kod z aplikacji').fill(codeOf(jan.seed, 72 * hour + 30_000))
      await dialog.getByRole('button', { name: 'Zatwierdź' }).click()
      await expect(jan.page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Zatwierdzona')
      await exportFile(jan.page, polishDay(new Date(Date.now() + 72 * hour)))
      await jan.page.getByRole('button', { name: 'Potwierdź wykonanie' }).click()
      await jan.page.getByRole('dialog').getByRole('button', { name: 'Potwierdź wykonanie' }).click()
      await expect(transferRow(jan.page, order)).toContainText('Wykonany')
      await farm.page.goto('/moje-nagrody')
      await expect(farm.page.getByRole('row').filter({ hasText: order })).toContainText('Zrealizowana')
    })
  }
}

/** Environment of a server whose clock is ahead by some hours. */
function later(hours: number): Settings {
  return {
    LD_PRELOAD: libfaketime,
    FAKETIME: `+${hours}h`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

async function freePort(): Promise<number> {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  await new Promise((resolve) => taken.close(resolve))
  return port
}

/** Invites a farm by e-mail, and registers it by the link of the letter. */
async function register(
  browser: Browser,
  url: string,
  admin: Page,
  senders: Senders,
): Promise<{ page: Page; nip: string }> {
  const nip = newNip()
  const email = `gospodarstwo-${nip}@pole.example`
  await admin.goto('/zaplecze/zgloszenia')
  await admin.getByRole('link', { name: 'Zaproś' }).click()
  await expect(admin.getByRole('heading', { name: 'Zaproszenie do programu' })).toBeVisible()
  await expect(admin.locator('#main')).toBeFocused()
  await admin.getByLabel('NIP').fill(nip)
  await admin.getByLabel('Adres e-mail').fill(email)
  await admin.getByRole('button', { name: 'Wyślij zaproszenie' }).click()
  await expect(admin.getByText('Zaproszenie zostało wysłane')).toBeVisible()
  const page = await newPage(browser, url)
  const letter = await senders.mailTo(email)
  await page.goto(/http\S+rejestracja\S+/.exec(letter)?.[0] ?? letter)
  await expectStep(page, 1)
  await choose(page, 'Gospodarstwo rolne')
  await choose(page, 'KRUS')
  await page.getByLabel('Nazwa gospodarstwa').fill('Gospodarstwo Żnin')
  await nextStep(page)
  await expectStep(page, 2)
  await fillAddress(page)
  await choose(page, 'Na ten sam adres')
  await nextStep(page)
  await expectStep(page, 3)
  await fillContact(page, { first: 'Bożena', last: 'Wiśniewska', email })
  await nextStep(page)
  await expectStep(page, 4)
  await nextStep(page)
  await expectStep(page, 5)
  await agreeToAll(page)
  await page.getByRole('button', { name: 'Zarejestruj się' }).click()
  await expect(page).toHaveURL(/\/rejestracja\/dziekujemy$/)
  await setPassword(page, nip, senders)
  await addAccount(page)
  return { page, nip }
}

/** Sets the first password with the code of an SMS, and signs in. */
async function setPassword(page: Page, nip: string, senders: Senders) {
  await page.getByRole('link', { name: 'Ustaw hasło' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Ustaw hasło' })).toBeFocused()
  await dialog.getByLabel('NIP').fill(nip)
  await dialog.getByRole('button', { name: 'Wyślij kod', exact: true }).click()
  await expect(dialog.getByLabel('Kod z SMS-a')).toBeVisible()
  const code = /(\d{6})/.exec(await senders.smsTo('+48601202303'))?.[1] ?? ''
  await dialog.getByRole('textbox', { name: 'Nowe hasło', exact: true }).fill(password)
  await dialog.getByRole('textbox', { name: 'Powtórz hasło' }).fill(password)
  await dialog.getByLabel('Kod z SMS-a').fill(code)
  await dialog.getByRole('button', { name: 'Ustaw hasło' }).click()
  await expect(dialog.getByText('Twoje hasło zostało ustawione')).toBeVisible()
  await signInByForm(page, { role: '', label: '', login: nip, password })
}

async function addAccount(page: Page) {
  await page.goto('/moj-profil#!dodaj-numer-konta')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Numer konta bankowego' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Numer konta' }).pressSequentially('61109010140000071219812874')
  await dialog.getByRole('button', { name: 'Zapisz numer konta' }).click()
  await dialog.getByRole('textbox', { name: 'Twoje hasło' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Twoje dane zostały edytowane prawidłowo')
}

async function acceptInvoice(admin: Page, number: string) {
  await openWaiting(admin, number)
  await admin.getByLabel('Data wystawienia').fill(polishDay(new Date()))
  const pack = admin.getByRole('combobox', { name: 'Produkt i opakowanie' })
  await suggest(pack, 'zbożan')
  await expect(admin.getByRole('option', { name: /^Zbożan/ })).toBeVisible()
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(pack).toHaveValue(/^Zbożan/)
  await admin.getByRole('textbox', { name: 'Liczba opakowań' }).fill('12')
  await admin.getByRole('textbox', { name: 'Wartość netto' }).fill('9600,00')
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText(number).and(admin.getByRole('heading', { level: 1 }))).toBeHidden()
  await sendDecisionNow(admin)
}

/** Today in Warsaw, as `2025-08-01`. */
function dayInWarsaw(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date())
}

/** A day as the office writes it, in Warsaw. */
function polishDay(day: Date): string {
  return new Intl.DateTimeFormat('pl-PL', {
    timeZone: 'Europe/Warsaw',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(day)
}

/** Signs in anew with a code of the portal's clock. */
async function signInAgain(person: Person, ahead: number) {
  const { page, email, seed } = person
  await page.goto('/zaplecze/logowanie')
  await enterPassword(page, { role: '', label: '', login: email, password })
  await page.getByLabel('Kod z aplikacji').fill(codeOf(seed, ahead))
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(page.getByRole('heading', { name: /^Dzień dobry/ })).toBeVisible()
}
