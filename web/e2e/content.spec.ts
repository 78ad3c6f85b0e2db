import { expect, expectAccessible, loginOf, signInOperator, test } from './support/fixtures.ts'
import { nextFrames } from './support/forms.ts'
import { operatorsPage } from './support/purchases.ts'

/* A world of its own, because published items stand on everybody's home page. */
test.use({ world: 'content' })

test('a guest goes from the home page to the news, reads an item and comes back', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: 'Trwające promocje' })).toBeVisible()
  const news = page.getByRole('region', { name: 'Aktualności' })
  await expect(news.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Ile są warte punkty?' }).click()
  await expect(page.getByText(/Przelew na konto zamówisz od/)).toBeVisible()
  await expectAccessible(page)

  await news.getByRole('link', { name: 'Wszystkie aktualności' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aktualności' })).toBeVisible()
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(items).toHaveCount(12)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Następna strona' }).click()
  await expect(items).toHaveCount(6)
  await expect(page).toHaveURL(/\?page=2$/)

  await page.getByRole('link', { name: /^Sad z\sLEPTOSAR/ }).click()
  await expect(page).toHaveTitle(/^Sad z\sLEPTOSAR/)
  await expect(page.getByRole('heading', { level: 2, name: 'Ile można zyskać' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Inne aktualności' }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/aktualnosci\?page=2$/)
  await expect(items).toHaveCount(6)
})

test('the header leads a guest to the rules and to contact, on a phone by a menu @phone', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: 'Menu' })
  const rules = header.getByRole('link', { name: 'Regulamin' })
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  await expect(menu).toBeVisible({ visible: isPhone })
  if (isPhone) {
    await expect(rules).toBeHidden()
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(header.getByRole('link', { name: /^O\sprogramie$/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(rules).toBeHidden()
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 }, force: true })
    await expect(rules).toBeHidden()
    await menu.click()
  }
  await rules.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regulamin Programu Plon' })).toBeVisible()
  if (isPhone) {
    await expect(rules).toBeHidden()
    await menu.click()
  }
  await header.getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
})

test('the pages of text stand at their addresses, and the foot of every page leads to them', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [link, title] of [
    ['Regulamin', 'Regulamin Programu Plon'],
    ['Polityka prywatności', 'Polityka prywatności'],
    ['Deklaracja dostępności', 'Deklaracja dostępności'],
    ['O\u00a0programie', 'O\u00a0programie'],
  ] as const) {
    await footer.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: 'Jak zgłosić fakturę' }).click()
  await expect(page).toHaveURL(/\/jak-zglosic-fakture$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Jak zgłosić fakturę' })).toBeVisible()
  await expectAccessible(page)
})

test('what is not there says so', async ({ page }) => {
  for (const address of ['/nie-ma-takiej-strony', '/aktualnosci/nie-ma-takiej']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Nie ma takiej strony' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page)
  }
  await page.goto('/aktualnosci?page=9')
  await expect(page.getByText('Tu już nic nie ma')).toBeVisible()
})

test('an editor writes a news item, looks at it and publishes it; a guest reads it, and no longer once it is a draft', async ({
  page,
  browser,
  server,
  logins,
}, { project }) => {
  const title = `Dni pola ${project.name}`
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'editor'))
  await admin.goto('/zaplecze/aktualnosci')
  await expect(admin.getByRole('link', { name: /^Czyste ściernisko/ })).toBeVisible()
  await expectAccessible(admin)

  await admin.getByRole('link', { name: 'Dodaj aktualność' }).click()
  await admin.getByRole('button', { name: 'Zapisz' }).click()
  await expect(admin.getByLabel('Tytuł')).toHaveAccessibleDescription(/Pole jest wymagane/)
  /* The first error takes the focus in the next frame. */
  await nextFrames(admin.getByLabel('Tytuł'))
  await admin.getByLabel('Tytuł').fill(title)
  await admin.getByLabel('Krótki opis').fill('Spotkajmy się w Toruniu')
  const text = admin.getByRole('textbox', { name: 'Treść' })
  await expect(text).toHaveAccessibleDescription(/Pole jest wymagane/)
  await text.click()
  await admin.keyboard.type('Zapraszamy ')
  await admin.keyboard.press('Control+b')
  await admin.keyboard.type('12 września')
  await admin.keyboard.press('Control+b')
  /* Typed tags are text, and stay text. */
  await admin.keyboard.type('. <script>alert(1)</script>')
  await admin.getByRole('tab', { name: 'Podgląd' }).click()
  await expect(admin.getByRole('heading', { name: title })).toBeVisible()
  await expect(admin.locator('strong', { hasText: '12 września' })).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('tab', { name: 'Edycja' }).click()
  await admin.getByRole('button', { name: 'Zapisz' }).click()
  await expect(admin.getByText('Szkic', { exact: true })).toBeVisible()
  await page.goto('/aktualnosci')
  await expect(page.getByRole('link', { name: /^Czyste ściernisko/ })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeHidden()

  await admin.getByText('Opublikowana: w portalu od dnia publikacji').click()
  await admin.getByRole('button', { name: 'Zapisz' }).click()
  await expect(admin.getByText('W portalu', { exact: true })).toBeVisible()
  await expect(text).toHaveText('Zapraszamy 12 września. <script>alert(1)</script>')
  await expect(text.locator('strong')).toHaveText('12 września')
  await expectAccessible(admin)
  await page.reload()
  await page.getByRole('link', { name: title }).click()
  await expect(page.locator('strong', { hasText: '12 września' })).toBeVisible()
  await expect(page.getByText('Zapraszamy 12 września. <script>alert(1)</script>')).toBeVisible()

  await admin.getByText('Opublikowana: w portalu od dnia publikacji').click()
  await admin.getByRole('button', { name: 'Zapisz' }).click()
  await expect(admin.getByText('Szkic', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nie ma takiej strony' })).toBeVisible()
})

test('a change that somebody else has overtaken is refused', async ({ page, server, logins, browser }) => {
  const other = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  await signInOperator(page, loginOf(logins, 'editor'))
  for (const admin of [page, other]) {
    await admin.goto('/zaplecze/strony')
    await admin.getByRole('link', { name: 'Jak zgłosić fakturę' }).click()
    await expect(admin.getByLabel('Krótki opis')).not.toHaveValue('')
  }
  await other.getByLabel('Krótki opis').fill('Od zakupu do punktów')
  await other.getByRole('button', { name: 'Zapisz' }).click()
  await expect(other.getByText('Strona jest w portalu')).toBeVisible()
  await page.getByLabel('Krótki opis').fill('Coś innego')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText('Ktoś zapisał to przed Tobą')
  await expect(page.getByLabel('Krótki opis')).toHaveValue('Coś innego')

  await page.goto('/zaplecze/pytania')
  await page.getByLabel('Status').selectOption('Szkice')
  await expect(page.getByText('Nie ma takich pytań')).toBeVisible()
  await page.getByRole('link', { name: 'Dodaj pytanie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nowe pytanie' })).toBeVisible()
  await expectAccessible(page)
})

test('an editor reads what a page said before, takes it up again and saves it', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'editor'))
  await page.goto('/zaplecze/strony')
  await page.getByRole('link', { name: 'Polityka prywatności' }).click()
  const summary = page.getByLabel('Krótki opis')
  await expect(summary).not.toHaveValue('')
  const first = await summary.inputValue()
  await summary.fill('Zmieniony opis')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect(page.getByText('Strona jest w portalu')).toBeVisible()

  await page.getByRole('tab', { name: 'Historia' }).click()
  const versions = page.getByRole('tabpanel').getByRole('list').first().locator('> li')
  await expect(versions).toHaveCount(2)
  await page.getByRole('button', { name: 'z plików programu' }).click()
  await expect(page.getByText(first)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Wczytaj do edycji\s?: z plików programu$/ }).click()
  await expect(page.getByRole('tab', { name: 'Edycja' })).toHaveAttribute('aria-selected', 'true')
  await expect(summary).toHaveValue(first)
  await expect(page.getByRole('textbox', { name: 'Treść' })).toContainText('danych')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await page.getByRole('tab', { name: 'Historia' }).click()
  await expect(versions).toHaveCount(3)
})
