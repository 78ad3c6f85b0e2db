import type { Browser, Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectLoaded,
  type Login,
  loginOf,
  signInOperator,
  test,
} from './support/fixtures.ts'

/* A world of its own, because a default view changes what a list opens with. */
test.use({ world: 'views' })

const list = '/zaplecze/uczestnicy'
const saved = /\/zaplecze\/uczestnicy\?.*status=active.*kolumny=name(,|%2C)nip/

test('an operator saves a view as the default of a list, passes it on by a link, puts it aside and deletes it', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(180_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInOperator(page, loginOf(logins, 'moderator'))
  await page.goto(list)
  const all = await headings(page)
  await status(page).selectOption('active')
  await showColumns(page, ['Nazwisko', 'NIP'])
  await saveView(page, 'Aktywni: NIP')
  await expect(views(page)).toBeFocused()

  await page.reload()
  await expectView(page)
  const read = participantsReadBy(page)
  await page.goto(list)
  await expectView(page)
  expect(read.length).toBeGreaterThan(0)
  expect(read.filter((query) => !query.includes('status=active'))).toEqual([])

  await choose(page, 'Kopiuj link')
  await expect(page.getByText('Link do tej listy jest skopiowany').first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expectOpensForAnother(browser, server.url, loginOf(logins, 'support'), link)

  await views(page).click()
  await page.getByRole('menuitemradio', { name: 'Bez widoku' }).click()
  await expect(status(page)).toHaveValue('')
  expect(await headings(page)).toEqual(all)
  await page.goBack()
  await expectView(page)

  await deleteView(page)
  await expect(status(page)).toHaveValue('active')
  await page.goto(list)
  expect(await headings(page)).toEqual(all)
  await expect(page).toHaveURL(/\/zaplecze\/uczestnicy$/)
})

test('on a phone one button has the views and the columns', async ({ page, logins }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInOperator(page, loginOf(logins, 'support'))
  await page.goto(list)
  await expect(views(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kolumny' })).toHaveCount(0)
  await views(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Kolumny' }).click()
  const dialog = await opened(page, 'Kolumny')
  await expectAccessible(page)
  const up = dialog.getByRole('button', { name: 'Przesuń wyżej: NIP' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kolumny=name,nip,company,/)
  await expect(up).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(views(page)).toBeFocused()
})

function views(page: Page): Locator {
  return page.getByRole('button', { name: /^Widok/ })
}

function status(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Status konta' })
}

async function headings(page: Page): Promise<string[]> {
  await expectLoaded(page)
  return page.getByRole('columnheader').allInnerTexts()
}

async function choose(page: Page, name: string) {
  await views(page).click()
  await page.getByRole('menuitem', { name }).click()
}

/** A dialog, once its title has taken the focus. */
async function opened(page: Page, title: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: title })).toBeFocused()
  return dialog
}

/** Leaves only these columns, by keyboard. */
async function showColumns(page: Page, names: readonly string[]) {
  await page.getByRole('button', { name: 'Kolumny' }).click()
  const dialog = await opened(page, 'Kolumny')
  await expectAccessible(page)
  await expect(dialog.getByRole('checkbox', { name: 'Nazwisko' })).toBeDisabled()
  for (const row of await dialog.getByRole('listitem').all()) {
    const box = row.getByRole('checkbox')
    const label = await row.locator('label').innerText()
    if (!names.includes(label)) await box.press('Space')
  }
  await dialog.getByRole('button', { name: 'Gotowe' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => headings(page)).toEqual(names)
}

async function saveView(page: Page, name: string) {
  await choose(page, 'Zapisz widok…')
  const dialog = await opened(page, 'Zapisz widok')
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Domyślny widok tej listy' }).press('Space')
  await dialog.getByLabel('Nazwa widoku').fill(name)
  await dialog.getByLabel('Nazwa widoku').press('Enter')
  await expect(dialog).toBeHidden()
}

/** The saved view is what the list shows, with its filter and its two columns. */
async function expectView(page: Page) {
  await expect(page).toHaveURL(saved)
  await expect(page.getByRole('button', { name: 'Widok: Aktywni: NIP' })).toBeVisible()
  await expect(status(page)).toHaveValue('active')
  expect(await headings(page)).toEqual(['Nazwisko', 'NIP'])
}

/** The queries with which the page reads participants from now on. */
function participantsReadBy(page: Page): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/v1/backoffice/participants') queries.push(search)
  })
  return queries
}

/** Another operator sees the same rows and columns at the link, and no view of their own. */
async function expectOpensForAnother(browser: Browser, baseURL: string, login: Login, link: string) {
  const context = await browser.newContext({
    baseURL,
    locale: 'pl-PL',
    viewport: { width: 1440, height: 900 },
  })
  const other = await context.newPage()
  await signInOperator(other, login)
  await other.goto(link)
  await expect(status(other)).toHaveValue('active')
  expect(await headings(other)).toEqual(['Nazwisko', 'NIP'])
  await other.getByRole('button', { name: 'Widok', exact: true }).click()
  await expect(other.getByText('Nie masz jeszcze zapisanych widoków tej listy.')).toBeVisible()
  await context.close()
}

async function deleteView(page: Page) {
  await choose(page, 'Usuń widok')
  const dialog = await opened(page, 'Usunąć widok „Aktywni: NIP”?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Usuń widok' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Widok', exact: true })).toBeFocused()
}
