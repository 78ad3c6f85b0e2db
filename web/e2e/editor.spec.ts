import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, landWithApp, loginOf, signInOperator, test } from './support/fixtures.ts'

/* A world of its own, because published texts stand on everybody's pages. */
test.use({ world: 'editor' })

/** Violations of the content security policy, which refuses styles and HTML that an editor makes by itself. */
function refusals(page: Page): string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/inline style|Trusted ?Type/i.test(message.text())) violations.push(message.text())
  })
  page.on('pageerror', ({ message }) => violations.push(message))
  return violations
}

function tool(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: 'Formatowanie' }).getByRole('button', { name, exact: true })
}

/** The rich-text field of a new item whose other fields are filled in. */
async function newItem(page: Page, title: string): Promise<Locator> {
  await page.goto('/zaplecze/aktualnosci/nowa')
  await page.getByLabel('Tytuł').fill(title)
  await page.getByLabel('Krótki opis').fill('Spotkajmy się w Toruniu')
  await page.getByText('Opublikowana: w portalu od dnia publikacji').click()
  return page.getByRole('textbox', { name: 'Treść' })
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect(page.getByText('W portalu', { exact: true })).toBeVisible()
}

/** A visitor whose links navigate without a reload. */
async function asGuest(browser: Browser, baseURL: string): Promise<Page> {
  const guest = await (await browser.newContext({ baseURL, locale: 'pl-PL' })).newPage()
  landWithApp(guest)
  return guest
}

/** The text below the title, as a guest reads it. */
async function read(page: Page, title: string): Promise<Locator> {
  await page.goto('/aktualnosci')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return page.locator('.prose').first()
}

test('an editor formats a text with the toolbar, and a guest reads it so', async ({
  page,
  browser,
  server,
  logins,
}, { project }) => {
  const title = `Pokazy ${project.name}`
  await signInOperator(page, loginOf(logins, 'editor'))
  const violations = refusals(page)
  const text = await newItem(page, title)
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription(/Pole jest wymagane/)
  await expectAccessible(page)

  await tool(page, 'Nagłówek').click()
  await expect(text).toBeFocused()
  await page.keyboard.type('Program')
  await page.keyboard.press('Enter')
  await expect(tool(page, 'Nagłówek')).toHaveAttribute('aria-pressed', 'false')
  await tool(page, 'Lista').click()
  await expect(text).toBeFocused()
  await page.keyboard.type('Pokaz ')
  await tool(page, 'Pogrubienie').click()
  await expect(text).toBeFocused()
  await page.keyboard.type('siewu')
  await page.keyboard.press('Enter')
  await page.keyboard.type('obiad')
  await text.getByText('obiad').dblclick()
  await tool(page, 'Usuń formatowanie').click()
  await tool(page, 'Cofnij').click()
  await expect(text.getByRole('listitem')).toHaveCount(2)
  await tool(page, 'Pogrubienie').click()
  await tool(page, 'Kursywa').click()
  const html =
    '<h3>Program</h3><ul><li><p>Pokaz <strong>siewu</strong></p></li><li><p><em>obiad</em></p></li></ul>'
  await expect.poll(() => htmlOf(text)).toBe(html)
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Podgląd' }).click()
  await expect(page.locator('.prose em')).toHaveText('obiad')
  await expect(page.locator('.prose h2'), 'as high as on its page').toHaveText('Program')
  await page.getByRole('tab', { name: 'Edycja' }).click()
  await expect.poll(() => htmlOf(text)).toBe(html)
  await save(page)
  await expect.poll(() => htmlOf(text)).toBe(html)
  await expectAccessible(page)
  expect(violations).toEqual([])

  const guest = await asGuest(browser, server.url)
  const shown = await read(guest, title)
  await expect(shown.getByRole('heading', { level: 2, name: 'Program' })).toBeVisible()
  await expect(shown.getByRole('listitem')).toHaveText(['Pokaz siewu', 'obiad'])
  await expect(shown.locator('strong')).toHaveText('siewu')
  await expect(shown.locator('em')).toHaveText('obiad')
})

test('a link is written by keyboard alone, and a guest follows it without a reload', async ({
  page,
  browser,
  server,
  logins,
}, { project }) => {
  const title = `Linki ${project.name}`
  await signInOperator(page, loginOf(logins, 'editor'))
  const violations = refusals(page)
  const text = await newItem(page, title)
  const { keyboard } = page
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await text.focus()
  await keyboard.type('Nagrody')
  await keyboard.press('Control+a')
  await keyboard.press('Shift+Tab')
  await expect(tool(page, 'Pogrubienie')).toBeFocused()
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('Adres')).toBeFocused()
  await keyboard.type('http://example.pl')
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('Adres')).toHaveAccessibleDescription(/Podaj adres, który zaczyna się/)
  await expectAccessible(page)
  await keyboard.press('Control+a')
  await keyboard.type('/produkty')
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(tool(page, 'Link')).toBeFocused()
  await expect(tool(page, 'Link')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('Tab')
  await expect(text).toBeFocused()
  await keyboard.press('End')
  /* After the link's end the caret is no longer in it. */
  await expect(tool(page, 'Link')).toHaveAttribute('aria-pressed', 'false')
  await keyboard.type(' albo ')
  await keyboard.press('Shift+Tab')
  await expect(tool(page, 'Link')).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('Adres')).toBeFocused()
  await keyboard.type('https://example.pl/a')
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const html =
    '<p><a href="/produkty">Nagrody</a> albo <a href="https://example.pl/a">https://example.pl/a</a></p>'
  await expect.poll(() => htmlOf(text)).toBe(html)
  await save(page)
  await expect.poll(() => htmlOf(text)).toBe(html)
  expect(violations).toEqual([])

  const guest = await asGuest(browser, server.url)
  const shown = await read(guest, title)
  const foreign = shown.getByRole('link', { name: /^https:\/\/example\.pl\/a.*otwiera się w nowej karcie/ })
  await expect(foreign).toHaveAttribute('target', '_blank')
  await expect(foreign).toHaveAttribute('rel', 'noopener noreferrer')
  await guest.evaluate(() => Object.assign(window, { isSamePage: true }))
  await shown.getByRole('link', { name: 'Nagrody' }).click()
  await guest.waitForURL('**/produkty**')
  expect(await guest.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('all of it can be done by keyboard alone', async ({ page, logins }, { project }) => {
  const title = `Klawiatura ${project.name}`
  await signInOperator(page, loginOf(logins, 'editor'))
  const text = await newItem(page, title)
  const { keyboard } = page
  await page.getByLabel('Krótki opis').focus()
  await keyboard.press('Tab')
  await expect(tool(page, 'Pogrubienie')).toBeFocused()
  for (let step = 0; step < 3; step++) await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await expect(tool(page, 'Nagłówek')).toBeFocused()
  await expect(tool(page, 'Nagłówek')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('Tab')
  await expect(text).toBeFocused()
  await keyboard.type('Zasady')
  await keyboard.press('Enter')
  await keyboard.press('Control+b')
  await keyboard.type('Kup')
  await keyboard.press('Control+b')
  await keyboard.type(' i ')

  await keyboard.press('Shift+Tab')
  await expect(tool(page, 'Nagłówek')).toBeFocused()
  await keyboard.press('ArrowLeft')
  await keyboard.press('ArrowLeft')
  await keyboard.press('Space')
  await expect(tool(page, 'Kursywa')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('Tab')
  await expect(text).toBeFocused()
  await keyboard.type('zyskaj')
  await keyboard.press('Control+i')
  await keyboard.press('Shift+Enter')
  await keyboard.type('dziś')
  await keyboard.press('Enter')
  await keyboard.type('1. raz')
  await keyboard.press('Enter')
  await keyboard.type('dwa')
  await keyboard.press('Control+]')
  await keyboard.type('!')
  /* The Tab key leaves the editor from within a list too. */
  await keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  await expect(page.getByLabel('Rysunek')).toBeFocused()
  await expect
    .poll(() => htmlOf(text))
    .toBe(
      '<h3>Zasady</h3><p><strong>Kup</strong> i <em>zyskaj</em><br>dziś</p><ol><li><p>raz</p><ol><li><p>dwa!</p></li></ol></li></ol>',
    )
  await save(page)
  const shown = await read(page, title)
  await expect(shown.locator('ol ol li')).toHaveText('dwa!')
  await expect(shown.locator('em')).toHaveText('zyskaj')
})

test('of what is pasted stays what a text may have', async ({ page, context, logins }, { project }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInOperator(page, loginOf(logins, 'editor'))
  const text = await newItem(page, `Wklejone ${project.name}`)
  await text.click()
  await page.evaluate(async () => {
    const html = `<h1 style="color:red">Dni pola</h1><p class="x" style="margin:0">Zobacz <a href="https://hostile.invalid/x">stronę</a>
      <span style="font-weight:700">dziś</span></p><img src="https://hostile.invalid/x.png" onerror="window.ran=1">
      <script>window.ran=1</script><table><tr><td>a</td><td>b</td></tr></table>`
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob(['Dni pola'], { type: 'text/plain' }),
      }),
    ])
  })
  /* Recording starts after the test's own write into the clipboard. */
  const violations = refusals(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.keyboard.press('Control+v')
  const pasted =
    '<h3>Dni pola</h3><p>Zobacz <a href="https://hostile.invalid/x">stronę</a> <strong>dziś</strong></p><p>a b</p>'
  await expect.poll(() => htmlOf(text)).toBe(pasted)

  /* Cut and paste within the editor. */
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+x')
  await expect.poll(() => htmlOf(text)).toBe('<p></p>')
  await page.keyboard.press('Control+v')
  await expect.poll(() => htmlOf(text)).toBe(pasted)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(requests.filter((url) => url.includes('hostile'))).toEqual([])
  expect(violations).toEqual([])
})

test('a text that is as it was stays so when it is saved', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'editor'))
  await page.goto('/zaplecze/strony')
  const loaded = page.waitForResponse(/\/api\/v1\/backoffice\/pages\/\d+$/)
  await page.getByRole('link', { name: 'Polityka prywatności' }).click()
  const { text } = ((await (await loaded).json()) as { data: { text: string } }).data
  const box = page.getByRole('textbox', { name: 'Treść' })
  await expect(box.getByRole('heading').first()).toBeVisible()
  await expectAccessible(page)
  await box.click()
  await page.keyboard.type('x')
  await page.keyboard.press('Control+z')
  const response = page.waitForResponse(/\/api\/v1\/backoffice\/pages\/\d+\/update$/)
  await page.getByRole('button', { name: 'Zapisz' }).click()
  expect(((await (await response).json()) as { data: { text: string } }).data.text).toBe(text)
})

/** The editor's HTML without elements for the caret and for screen readers. */
function htmlOf(text: Locator): Promise<string> {
  return text.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const added of copy.querySelectorAll('[class^="ProseMirror"]')) added.remove()
    for (const heading of copy.querySelectorAll('[aria-level]')) heading.removeAttribute('aria-level')
    return copy.innerHTML.replaceAll('&nbsp;', ' ')
  })
}
