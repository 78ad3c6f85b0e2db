import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectReadableInDark,
  loginOf,
  signInOperator,
  test,
} from './support/fixtures.ts'

/* The operators' handbook, opened by screen, and the list of shortcuts under the question mark. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const helpButton = (page: Page) => page.getByRole('button', { name: 'Pomoc', exact: true })
const chapter = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })
const keys = (page: Page) => chapter(page, 'Klawisze')

/** Opens a screen, and waits until its content has the focus. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
}

test('the handbook opens at the chapter about the screen, follows its links and gives the focus back', async ({
  page,
  logins,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) refused.push(message.text())
  })
  await signInOperator(page, loginOf(logins, 'administrator'))
  await open(page, '/zaplecze/faktury')
  await helpButton(page).click()
  const invoices = chapter(page, 'Faktury')
  await expect(invoices.getByRole('heading', { name: 'Sprawdzanie po kolei' })).toBeVisible()
  await expect(invoices.getByRole('heading', { level: 2, name: 'Faktury' })).toBeFocused()
  await expect(invoices.getByRole('link', { name: 'Faktury', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )

  /* To a heading of another chapter, by the keyboard alone. */
  await invoices.getByRole('link', { name: 'karcie dystrybutora' }).focus()
  await page.keyboard.press('Enter')
  const distributors = chapter(page, 'Dystrybutorzy')
  await expect(distributors.getByRole('heading', { name: 'Nazwy produktów' })).toBeFocused()
  await expect(distributors.getByRole('heading', { name: 'Nazwy produktów' })).toBeInViewport()
  await distributors.getByRole('link', { name: 'Wypłaty', exact: true }).click()
  await expect(chapter(page, 'Wypłaty').getByRole('heading', { name: 'Zwrot z banku' })).toBeVisible()
  await expect(chapter(page, 'Wypłaty').getByRole('heading', { level: 2, name: 'Wypłaty' })).toBeInViewport()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(helpButton(page)).toBeFocused()
  await expect(page).toHaveURL(/\/zaplecze\/faktury$/)

  await open(page, '/zaplecze/promocje/nowa')
  await helpButton(page).click()
  await expect(chapter(page, 'Promocje').getByRole('heading', { name: 'Symulacja' })).toBeVisible()
  await chapter(page, 'Promocje').getByRole('button', { name: 'Zamknij' }).click()
  await expect(helpButton(page)).toBeFocused()
  expect(refused).toEqual([])
})

test('a chapter opens in a new tab over the same screen', async ({ page, context, logins }) => {
  await signInOperator(page, loginOf(logins, 'editor'))
  await open(page, '/zaplecze/pytania')
  await helpButton(page).click()
  const link = chapter(page, 'Treści portalu').getByRole('link', { name: 'Biurko', exact: true })
  const opening = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(chapter(tab, 'Biurko').getByRole('heading', { name: 'Jak zacząć dzień' })).toBeVisible()
  await expect(tab).toHaveURL(/\/zaplecze\/pytania#pomoc-biurko$/)
})

test('the handbook is accessible at every width, and fits a phone', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'moderator'))
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await open(page, '/zaplecze/zgloszenia')
      await helpButton(page).click()
      const requests = chapter(page, 'Zgłoszenia i rejestracja')
      await expect(requests.getByRole('heading', { name: 'Rejestracja partnera' })).toBeVisible()
      await expectAccessible(page)
      await expectReadableInDark(page)
      await page.keyboard.press('Escape')
      await expect(helpButton(page)).toBeFocused()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})

test('the question mark lists the shortcuts of a list before anything has been pressed', async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'finance'))
  await open(page, '/zaplecze/zamowienia')
  await page.keyboard.press('?')
  await expect(keys(page).getByRole('region', { name: 'Na całym zapleczu' })).toContainText(
    'otwiera tę listę',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  /* Typed into a field, it is text. */
  const search = page.getByRole('textbox', { name: 'Numer zamówienia, NIP lub nazwisko' })
  await search.focus()
  await page.keyboard.type('?')
  await expect(search).toHaveValue('?')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a screen with shortcuts of its own lists them first, by its button as by the key', async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'moderator'))
  await open(page, '/zaplecze/faktury')
  await page.getByRole('main').getByRole('row').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/zaplecze\/faktury\/[\w-]+$/)
  const button = page.getByRole('main').getByRole('button', { name: 'Klawisze', exact: true })
  await button.click()
  await expect(keys(page).getByRole('region').first()).toHaveAccessibleName('Sprawdzanie faktury')
  await expect(keys(page)).toContainText('dodaje pozycję i przechodzi do jej produktu')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('?')
  await expect(keys(page)).toBeVisible()
  /* The keys of the screen rest under the list. */
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await expect(keys(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Odrzuć całą fakturę' })).toBeVisible()
})
