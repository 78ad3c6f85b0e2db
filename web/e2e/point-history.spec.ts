import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectLoaded, loginOf, signIn, test } from './support/fixtures.ts'
import { availablePoints } from './support/payouts.ts'

test('points add up, are filtered, and go into files that say the same @phone', async ({ page, logins }) => {
  test.setTimeout(120_000)
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dashboard')
  const available = await availablePoints(page)
  await page.getByRole('link', { name: 'Historia punktów' }).click()
  await expect(page).toHaveURL(/\/historia-punktow$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Historia punktów' })).toBeVisible()
  await expectAccessible(page)

  const history = page.getByRole('table', { name: 'Historia punktów' })
  const equation = await termsOf(page)
  await test.step('the equation adds up to the points of the dashboard, and to the latest balance', async () => {
    const { Zdobyte, wydane, zarezerwowane, przepadłe = 0, dostępne } = equation
    expect(dostępne).toBe(available)
    expect(Number(Zdobyte) - Number(wydane) - Number(zarezerwowane) - przepadłe).toBe(available)
    expect(pointsIn(await entries(history).first().getByRole('cell').last().innerText())).toBe(available)
  })

  await test.step('each change leads from one balance to the next', async () => {
    const [first, second] = [entries(history).nth(0), entries(history).nth(1)]
    const change = pointsIn(await first.getByRole('cell').nth(3).innerText())
    expect(pointsIn(await second.getByRole('cell').last().innerText())).toBe(available - change)
  })

  await test.step('a file of everything sums up to the same', async () => {
    const changes = await csvChanges(await download(page, 'CSV'))
    expect(changes.length).toBe(await countOf(page))
    expect(changes.reduce((sum, change) => sum + change, 0)).toBe(available)
  })

  await test.step('orders alone, in the list, in the address and in the files', async () => {
    const all = await countOf(page)
    await page.getByLabel('Rodzaj zmiany').selectOption({ label: 'Zamówienia i\u00a0wycieczki' })
    await expect(page).toHaveURL(/\?group=orders$/)
    await expectLoaded(page)
    await expect(entries(history).first()).toBeVisible()
    await expect(entries(history).filter({ hasNotText: /Zamówienie nr|Wycieczka/ })).toHaveCount(0)
    await expect(entries(history).filter({ hasText: 'Wydane' }).first()).toContainText('bez zmiany')
    expect(await countOf(page)).toBeLessThan(all)
    expect(await csvChanges(await download(page, 'CSV'))).toHaveLength(await countOf(page))
    /* The equation is of everything, whatever is filtered. */
    expect(await termsOf(page)).toEqual(equation)
    const pdf = await download(page, 'PDF')
    expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
    expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await download(page, 'Excel')).suggestedFilename()).toMatch(/\.xlsx$/)
    await expectAccessible(page)
  })

  await test.step('a season without corrections says so, and the way back is a button', async () => {
    await page.getByLabel('Rodzaj zmiany').selectOption('Korekty')
    await expect(entries(history).filter({ hasText: 'Korekta faktury' }).first()).toBeVisible()
    await page.getByLabel('Sezon').selectOption('2025')
    await expect(page).toHaveURL(/\?group=corrections&season=2025$/)
    await expect(page.getByText('Nie ma zmian, które pasują do filtrów.')).toBeVisible()
    await page.getByRole('button', { name: 'Pokaż wszystkie' }).click()
    await expect(page).toHaveURL(/\/historia-punktow$/)
    await expect(entries(history).first()).toBeVisible()
  })
})

test('entries lead to what they name', async ({ page, logins }) => {
  test.setTimeout(240_000)
  await signIn(page, loginOf(logins, 'participant'))
  const links = await linksOfAllPages(page)
  const shown = (start: string) => [...links.values()].filter((title) => title.startsWith(start)).length
  expect(shown('Faktura')).toBeGreaterThan(10)
  expect(shown('Zamówienie')).toBeGreaterThan(5)
  expect(shown('Promocja')).toBeGreaterThan(0)
  const kinds = new Set([...links.values()].map((title) => title.split(' ')[0] ?? ''))
  const some = [...kinds].flatMap((kind) =>
    [...links].filter(([, title]) => title.startsWith(kind)).slice(0, 2),
  )
  for (const [href, title] of some)
    await test.step(title, async () => {
      await page.goto('about:blank')
      await page.goto(href)
      await expectNamed(page, title)
    })
})

/** Expects the page that shows the thing that an entry's title names. */
async function expectNamed(page: Page, title: string) {
  const [, invoice] = /^(?:Faktura|Korekta faktury) (.+)$/.exec(title) ?? []
  const [, promotion] = /^Promocja „(.+)”$/.exec(title) ?? []
  if (invoice)
    return expect(page.getByRole('dialog').getByRole('heading', { name: `Faktura ${invoice}` })).toBeVisible()
  if (promotion) return expect(page.getByRole('heading', { level: 1, name: promotion })).toBeVisible()
  if (!title.startsWith('Zamówienie')) return expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Historia zamówienia' })).toBeVisible()
}

test('an invoice is opened and closed by keyboard, over the list as it stands', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/historia-punktow?group=earned')
  const link = page
    .getByRole('table', { name: 'Historia punktów' })
    .getByRole('link', { name: /^Faktura/ })
    .first()
  await link.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('dialog').getByRole('heading', { name: /^Faktura/ })
  await expect(heading).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/historia-punktow\?group=earned$/)
  await expect(link).toBeFocused()
})

test('a file that is refused says why at the buttons @phone', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/historia-punktow')
  await page.route('**/api/v1/point-history/pdf*', (route) =>
    route.fulfill({
      status: 422,
      json: {
        message: 'Popraw formularz',
        errors: { season: ['Ta historia jest za długa na PDF. Wybierz sezon albo pobierz arkusz.'] },
      },
    }),
  )
  await page.getByRole('button', { name: 'Pobierz PDF' }).click()
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toHaveText('Ta historia jest za długa na PDF. Wybierz sezon albo pobierz arkusz.')
  await expectAccessible(page)
  await page.getByLabel('Sezon').selectOption('2025')
  await expect(refusal).toHaveCount(0)
})

test('somebody new finds what to do, and from an order’s page all orders', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant', 'Nowy Uczestnik'))
  await page.goto('/historia-punktow?group=orders')
  await page.getByRole('button', { name: 'Pokaż wszystkie' }).click()
  await expect(page).toHaveURL(/\/historia-punktow$/)
  await expectAccessible(page)
  await page.goto('/moje-nagrody?zamowienie=999999')
  await expect(page.getByText('Nie ma takiego zamówienia wśród Twoich zamówień.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Wszystkie zamówienia' }).click()
  await expect(page.getByRole('tab', { name: 'Zamówienia' })).toBeVisible()
})

/** The rows of entries, without the head. */
function entries(history: Locator): Locator {
  return history.getByRole('rowgroup').last().getByRole('row')
}

/** A number with its sign, whatever stands around it: "−5 000 pkt" is -5000, "bez zmiany" 0. */
function pointsIn(text: string): number {
  if (text.startsWith('bez zmiany')) return 0
  const [, minus = '', digits = '0'] = /(−?)(\d[\d\s]*)/.exec(text) ?? []
  return Number(digits.replace(/\s/g, '')) * (minus ? -1 : 1)
}

/** The terms of the equation by their labels. */
async function termsOf(page: Page): Promise<Record<string, number>> {
  const terms = await page.locator('main dl > div').all()
  const pairs = terms.map(async (term) => {
    const label = (await term.locator('dt').innerText()).split(/\s/).at(-1) ?? ''
    return [label, pointsIn(await term.locator('dd').innerText())] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}

/** The number of entries that pass the filters. */
async function countOf(page: Page): Promise<number> {
  return pointsIn(await page.getByText(/^Łącznie: /).innerText())
}

async function download(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Pobierz ${name}` }).click(),
  ])
  return file
}

/** The column of changes of a downloaded table. */
async function csvChanges(file: Download): Promise<number[]> {
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  const [head = [], ...rows] = text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, a, b]) => a ?? b ?? ''))
  const place = head.indexOf('Zmiana')
  expect(place).toBeGreaterThan(0)
  return rows.map((cells) => Number(cells[place]))
}

/** The titles of all linked entries by their addresses, from the first page to the last. */
async function linksOfAllPages(page: Page): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  for (let number = 1, last = 1; number <= last; number++) {
    await page.goto(`/historia-punktow?page=${number}`)
    await expectLoaded(page)
    const found = await page
      .getByRole('table', { name: 'Historia punktów' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href') ?? '', link.textContent ?? '']))
    for (const [href = '', title = ''] of found) links.set(href.replace(/page=\d+&/, ''), title)
    const pages = page.getByRole('navigation', { name: 'Strony' }).getByRole('link', { name: /^Strona / })
    last = Math.max(1, ...(await pages.allInnerTexts()).map(Number))
  }
  return links
}
