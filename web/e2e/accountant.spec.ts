import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page, Request } from '@playwright/test'
import { newNumber, pdf, photo } from './support/files.ts'
import {
  expect,
  expectAccessible,
  expectLoaded,
  expectReadableInDark,
  loginOf,
  signIn,
  test,
} from './support/fixtures.ts'

/* A person in an office, who reports and checks a farm's invoices all day. */

const submit = '**/api/v1/invoices/submit'
const invoices = (page: Page) => page.getByRole('table', { name: /^Faktury/ })
const rows = (table: Locator) => table.getByRole('rowgroup').last().getByRole('row')
const report = (page: Page, file: string) => page.getByRole('group', { name: file, exact: true })
const send = (page: Page) => page.getByRole('button', { name: /^Wyślij \d/ })
const news = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

/** Chooses a PDF for each file name; the distributor of the last invoice is filled in. */
async function choosePdfs(page: Page, names: readonly string[]) {
  const files = names.map((name) => ({ ...pdf(name), name }))
  await page.getByLabel(/^(Wybierz|Dodaj) pliki$/).setInputFiles(files)
  for (const name of names)
    await expect(report(page, name).getByRole('combobox', { name: 'Dystrybutor' })).not.toHaveValue('')
}

async function typeNumbers(page: Page, numbers: Readonly<Record<string, string>>) {
  for (const [name, number] of Object.entries(numbers))
    await report(page, name).getByRole('textbox', { name: 'Numer faktury' }).fill(number)
}

/** The keys of the reports that a page sends, and the most that were under way at once. */
function watchReports(page: Page) {
  const watched = { keys: [] as (string | undefined)[], most: 0 }
  const underWay = new Set<Request>()
  const isReport = (request: Request) =>
    request.method() === 'POST' && request.url().endsWith('/api/v1/invoices/submit')
  page.on('request', (request) => {
    if (!isReport(request)) return
    watched.keys.push(request.headers()['idempotency-key'])
    underWay.add(request)
    watched.most = Math.max(watched.most, underWay.size)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return watched
}

test('five PDFs are reported at once: one is refused as a duplicate, the others arrive', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moje-faktury')
  const watched = watchReports(page)
  const known = newNumber()
  await choosePdfs(page, ['znana.pdf'])
  await typeNumbers(page, { 'znana.pdf': known })
  await send(page).click()
  await expect(news(page, /^Wysłaliśmy 1.fakturę$/)).toBeVisible()
  await page.getByRole('button', { name: /^Usuń wysłane/ }).click()

  const names = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']
  const numbers = Object.fromEntries(names.map((name) => [name, name === '3.pdf' ? known : newNumber()]))
  await choosePdfs(page, names)
  await expectAccessible(page)
  await send(page).click()
  await expect(report(page, '1.pdf').getByRole('textbox')).toBeFocused()
  await expect(page.getByText('Pole jest wymagane')).toHaveCount(5)
  await typeNumbers(page, numbers)
  await send(page).click()
  await expect(news(page, /^Faktury: wysłane 4.z.5, z.błędem: 1$/)).toBeVisible()
  const refused = report(page, '3.pdf')
  await expect(refused.getByText('Faktura o tym numerze została już zgłoszona')).toBeVisible()
  await expect(refused.getByRole('textbox')).toHaveValue(known)
  await expectAccessible(page)
  await expectReadableInDark(page)

  const mended = newNumber()
  await typeNumbers(page, { '3.pdf': mended })
  await refused.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(news(page, /^Wysłaliśmy 5.faktur$/)).toBeVisible()
  await expectAccessible(page)
  expect(watched.most).toBe(2)
  expect(new Set(watched.keys).size).toBe(7)

  await page.getByRole('link', { name: 'Zobacz oczekujące' }).click()
  await expect(page).toHaveURL(/\?tab=1$/)
  for (const number of [
    known,
    mended,
    ...names.filter((name) => name !== '3.pdf').map((name) => numbers[name]),
  ])
    await expect(rows(invoices(page)).filter({ hasText: number })).toContainText('Oczekuje')
})

test('a report that fails keeps its key over the next try, and leaving what is not sent asks', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moje-faktury')
  const { keys } = watchReports(page)
  await choosePdfs(page, ['a.pdf', 'b.pdf'])
  await typeNumbers(page, { 'a.pdf': newNumber(), 'b.pdf': newNumber() })
  await page.route(submit, (route) => route.fulfill({ status: 503, json: { message: 'Spróbuj za chwilę' } }))
  await send(page).click()
  await expect(report(page, 'a.pdf').getByText('Spróbuj za chwilę')).toBeVisible()
  await expect(news(page, /wysłane 0.z.2, z.błędem: 2$/)).toBeVisible()

  await page.getByRole('link', { name: 'Panel główny' }).click()
  const question = page.getByRole('dialog', { name: 'Masz niezapisane zmiany' })
  await expect(question.getByRole('button', { name: 'Zostań na stronie' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)

  await page.unroute(submit)
  await send(page).click()
  await expect(news(page, /^Wysłaliśmy 2.faktury$/)).toBeVisible()
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(2)
  await page.getByRole('link', { name: 'Panel główny' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('several photos are pages of one invoice, or invoices of their own, as is chosen @phone', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dashboard#!zglos-fakture')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  const photos = [await photo(page, 'pierwsza'), await photo(page, 'druga')]
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles(photos.map((file, place) => ({ ...file, name: `zdjecie-${place}.jpg` })))
  await expect(dialog.getByText('Jedna faktura czy kilka?')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Zgłoś jako 2.osobne faktury$/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Zgłoś kilka faktur' })).toBeFocused()
  await expect(dialog.getByRole('list', { name: 'Faktury do zgłoszenia' }).getByRole('listitem')).toHaveCount(
    2,
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'To strony jednej faktury' }).click()
  await expect(dialog.getByText('Strona 2', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: /^Zgłoś jako 2.osobne faktury$/ }).click()

  const numbers = [newNumber(), newNumber()]
  for (const [place, number] of numbers.entries())
    await typeNumbers(page, { [`zdjecie-${place}.jpg`]: number })
  await expect(dialog.getByRole('combobox').first()).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Ten sam dystrybutor dla wszystkich' }).click()
  await send(page).click()
  await expect(news(page, /^Wysłaliśmy 2.faktury$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.goto('/moje-faktury?tab=1')
  for (const number of numbers) await expect(rows(invoices(page)).filter({ hasText: number })).toHaveCount(1)
})

async function download(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Pobierz ${name}` }).click(),
  ])
  return file
}

/** The rows of a downloaded CSV below its head. */
async function csvRows(file: Download): Promise<string[]> {
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  return text.replace('\ufeff', '').trim().split('\r\n').slice(1)
}

async function totalOf(page: Page): Promise<number> {
  return Number((await page.getByText(/^Łącznie: /).innerText()).replace(/\D/g, ''))
}

/** Expects the files of a list to hold all of it, and nothing else. */
async function expectFiles(page: Page, text: RegExp) {
  const lines = await csvRows(await download(page, 'CSV'))
  expect(lines).toHaveLength(await totalOf(page))
  for (const line of lines) expect(line).toMatch(text)
  const paper = await download(page, 'PDF')
  expect(paper.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await download(page, 'Excel')).suggestedFilename()).toMatch(/\.xlsx$/)
}

test('a filtered list of invoices and of purchases goes whole into files', async ({ page, logins }) => {
  test.setTimeout(120_000)
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moje-faktury')
  await expect(rows(invoices(page)).first()).toBeVisible()
  const all = await totalOf(page)
  await page.goto('/moje-faktury?type=distributor_name&search=agro')
  await expectLoaded(page)
  const found = await totalOf(page)
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(all)
  await expectFiles(page, /agro/i)
  await expectAccessible(page)

  await page.goto('/moje-zakupy?search=agro')
  await expect(page.getByRole('table', { name: 'Kupione produkty' }).getByRole('link').first()).toBeVisible()
  await expectFiles(page, /agro/i)
  await expectAccessible(page)
})

test('the lists of an office use the width, with each invoice in one line', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  /* The sample's invoices; the numbers of other tests are longer than any office's. */
  await page.goto('/moje-faktury?search=FS')
  await expect(rows(invoices(page)).nth(1)).toBeVisible()
  for (const head of ['Numer faktury', 'Dystrybutor', 'Data', 'Punkty', 'Wartość netto', 'Status'])
    await expect(invoices(page).getByRole('columnheader', { name: head })).toBeVisible()
  await expectLoaded(page)
  for (const row of await rows(invoices(page)).all())
    expect((await row.boundingBox())?.height).toBeLessThan(50)
  for (const path of ['/moje-faktury', '/moje-zakupy', '/historia-punktow', '/moje-nagrody']) {
    await page.goto(path)
    await expectLoaded(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

/** Follows a link with Ctrl; the page stays, and the new tab is returned. */
async function openTab(page: Page, link: Locator): Promise<Page> {
  const before = page.url()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  expect(page.url()).toBe(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return tab
}

const dialogOf = (tab: Page, heading: RegExp) =>
  tab.getByRole('dialog').getByRole('heading', { name: heading })
const headOf = (tab: Page, heading: RegExp) => tab.getByRole('heading', { level: 1, name: heading })

/** Lists by their pages, with the link of one of their things and what it opens. */
const things: readonly {
  what: string
  at: string
  link: (page: Page) => Locator
  opens: (tab: Page) => Locator
}[] = [
  {
    what: 'an invoice',
    at: '/moje-faktury',
    link: (page) => rows(invoices(page)).first().getByRole('link').first(),
    opens: (tab) => dialogOf(tab, /^Faktura ./),
  },
  {
    what: 'the file of an invoice',
    at: '/moje-faktury',
    link: (page) => invoices(page).getByRole('link', { name: 'Zobacz plik' }).first(),
    opens: (tab) => tab.getByRole('dialog').getByRole('img', { name: /^(Strona 1.z|Zdjęcie faktury)/ }),
  },
  {
    what: 'a purchase',
    at: '/moje-zakupy',
    link: (page) =>
      rows(page.getByRole('table', { name: 'Kupione produkty' }))
        .first()
        .getByRole('link'),
    opens: (tab) => tab.getByRole('dialog').getByRole('table', { name: 'Faktury z produktem' }),
  },
  {
    what: 'an order',
    at: '/moje-nagrody',
    link: (page) =>
      rows(page.getByRole('table', { name: 'Zamówione nagrody' }))
        .first()
        .getByRole('link'),
    opens: (tab) => headOf(tab, /^Zamówienie nr/),
  },
  {
    what: 'a change of the points',
    at: '/historia-punktow',
    link: (page) =>
      page
        .getByRole('table', { name: 'Historia punktów' })
        .getByRole('link', { name: /^Faktura/ })
        .first(),
    opens: (tab) => dialogOf(tab, /^Faktura ./),
  },
  {
    what: 'a promotion',
    at: '/promocje',
    link: (page) => page.locator('#main a[href^="/promocje/"]').first(),
    opens: (tab) => headOf(tab, /./),
  },
  {
    what: 'a reward',
    at: '/nagrody',
    link: (page) => page.locator('#main a[href^="/nagrody/"]').first(),
    opens: (tab) => headOf(tab, /./),
  },
  {
    what: 'an invoice of the panel',
    at: '/dashboard',
    link: (page) => page.locator('#main a[href*="#!szczegoly-faktury"]').first(),
    opens: (tab) => dialogOf(tab, /^Faktura ./),
  },
]

test('everything opens in a new tab, and the list stays', async ({ page, logins }) => {
  test.setTimeout(240_000)
  await signIn(page, loginOf(logins, 'participant'))
  for (const { what, at, link, opens } of things)
    await test.step(what, async () => {
      await page.goto(at)
      const tab = await openTab(page, link(page))
      await expect(opens(tab).first()).toBeVisible()
      await tab.close()
    })
  await test.step('a notification, by the middle button', async () => {
    await page.goto('/dashboard')
    const link = page.getByRole('region').or(page.locator('#main')).locator('li a').first()
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ button: 'middle' })])
    await expect(tab.getByRole('heading').first()).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await tab.close()
  })
})

/** Elements that paper has no use for, and that would be printed. */
function printedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('nav, button, [role=tablist], form input')]
    return controls
      .filter((control) => control.checkVisibility() && control.closest('th') === null)
      .map((control) => control.outerHTML.slice(0, 80))
  })
}

/** The width by which something is cut off at the edge of an upright A4 between its margins. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const edges = [...document.querySelectorAll('table')].map((table) => table.getBoundingClientRect().right)
    return Math.max(document.documentElement.scrollWidth, ...edges) - window.innerWidth
  })
}

test('an invoice and the lists are printed clean: no menus, no buttons, nothing cut', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  for (const path of ['/moje-faktury', '/moje-zakupy', '/historia-punktow']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expectLoaded(page)
    await expect(page.getByRole('table').last().getByRole('link').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 703, height: 1000 })
    expect(await printedControls(page), path).toEqual([])
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
    await expect(page.getByRole('table').last().getByRole('columnheader').first()).toBeVisible()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/moje-faktury')
  await rows(invoices(page)).filter({ hasText: 'Zaakceptowana' }).first().getByRole('link').first().click()
  const lines = page.getByRole('dialog').getByRole('table', { name: 'Pozycje faktury' })
  await expect(lines).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1000 })
  expect(await printedControls(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^Faktura/ })).toBeVisible()
  await expect(lines.getByRole('columnheader', { name: 'Wartość netto' })).toBeVisible()
  await expect(page.locator('#root')).toBeHidden()
})
