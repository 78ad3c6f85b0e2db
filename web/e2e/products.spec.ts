import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { tick } from './support/forms.ts'

test('a guest narrows the products, unfolds one and finds the way back @phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Zobacz produkty' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Produkty' })).toBeVisible()
  await expect(page.getByText(/^Łącznie: \d{2}$/)).toBeVisible()
  await expectAccessible(page)

  const filters = page.getByRole('form', { name: 'Filtry produktów' })
  if (!(await filters.isVisible())) await page.getByRole('button', { name: 'Szukaj i filtruj' }).click()
  await filters.getByLabel('Marka').selectOption('DOVVO')
  await expect(page.getByText('Łącznie: 3')).toBeVisible()
  /* A choice is added to those in the page's address by then. */
  await filters.getByLabel('Uprawa').selectOption('Żyto')
  await expect(filters.getByLabel('Uprawa')).toHaveValue('Żyto')
  await filters.getByLabel('Opakowanie').selectOption('10L')
  await expect(filters.getByLabel('Opakowanie')).toHaveValue('10L')
  await filters.getByLabel('Nazwa produktu').fill('duo')
  await filters.getByRole('button', { name: 'Szukaj' }).click()
  await expect(page).toHaveURL(/brand=DOVVO&crops=%C5%BByto&volume=10L&search=duo$/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['DOVVO Duo 600 EC'])

  /* The address alone restores the list. */
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['DOVVO Duo 600 EC'])
  await expect(
    page.getByRole('table', { name: /DOVVO Duo/ }).getByRole('row', { name: /^10\sL/ }),
  ).toContainText('3 015')
  await page.getByRole('button', { name: 'Szczegóły DOVVO Duo 600 EC' }).click()
  await expect(page.getByText(/Za 1\slitr dostajesz 301,5\spkt/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Policz punkty' })).toHaveCount(0)
  await expectAccessible(page)

  await filters.getByLabel('Nazwa produktu').fill('nie ma takiego')
  await filters.getByRole('button', { name: 'Szukaj' }).click()
  await expect(page.getByText('Żaden produkt nie pasuje do filtrów')).toBeVisible()
  await expectAccessible(page)
  await filters.getByRole('button', { name: 'Wyczyść filtry' }).click()
  await expect(page.getByText(/^Łącznie: \d{2}$/)).toBeVisible()
  await expect(page).toHaveURL(/\/produkty$/)

  await page.getByRole('link', { name: 'Następna strona' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.getByRole('heading', { level: 2, name: 'DOVVO 450 SC' })).toHaveCount(0)
})

test('a participant finds who has the products and calculates what they bring @field', async ({
  page,
  logins,
}) => {
  test.setTimeout(120_000)
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/produkty?search=360')
  await page.getByRole('button', { name: 'Szczegóły AGROSAR 360 SL' }).click()
  await page.getByRole('link', { name: 'Sprawdź dostępność' }).last().click()
  await expect(page.getByRole('checkbox', { name: 'AGROSAR 360 SL' })).toBeChecked()
  await checkAvailability(page)

  await page.goto('/produkty?search=360')
  await page.getByRole('button', { name: 'Szczegóły AGROSAR 360 SL' }).click()
  await page.getByRole('link', { name: 'Policz punkty' }).click()
  await calculatePoints(page)
})

async function checkAvailability(page: Page) {
  await expect(page.getByText('Wskaż miejsce', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Szukaj na liście').fill('lanomax bur')
  await tick(page.getByRole('checkbox', { name: 'ŁANOMAX Burak 400 SC' }))
  await expect(page.getByText('Wybrane 2 produkty')).toBeVisible()

  const found = page.getByRole('region', { name: '3. Gdzie kupisz' })
  await choose(page, 'Miejscowość', 'radom', 'Radom', found.getByRole('heading', { level: 3 }).first())
  await expect(found.getByText(/^AGROSAR 360 SL: (jest|brak)$/).first()).toBeVisible()
  await expect(found.getByText(/^ŁANOMAX Burak 400 SC: (jest|brak)$/).first()).toBeVisible()
  await expect(
    found.getByRole('link', { name: /^Wyznacz trasę do: .*\(otwiera się w nowej karcie\)$/ }).first(),
  ).toHaveAttribute('href', /^https:/)
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByText('Wybrane 2 produkty')).toBeVisible()
  await expect(found.getByRole('heading', { level: 3 }).first()).toBeVisible()

  await tick(page.getByRole('radio', { name: 'Dystrybutor' }))
  await expect(page.getByText('Wskaż miejsce', { exact: true })).toBeVisible()
  await choose(
    page,
    'Dystrybutor',
    'agro-kuj',
    'Agro-Kujawy Sp. j.',
    found.getByText('Agro-Kujawy Sp. j.').first(),
  )

  await page.getByRole('button', { name: 'Wyczyść wszystko' }).click()
  await expect(page.getByText('Zaznacz co najmniej jeden produkt')).toBeVisible()
  await expect(page).toHaveURL(/\/produkty\/sprawdz-dostepnosc$/)
}

async function calculatePoints(page: Page) {
  await expect(page).toHaveURL(/\/kalkulator$/)
  const cans = page.getByRole('textbox', { name: 'Opakowanie 20 L' })
  await cans.fill('12')
  const outcome = page.getByRole('region', { name: 'Razem za zakupy' })
  await expect(outcome.getByRole('status')).toHaveText('12 000 pkt')
  await cans.press('ArrowUp')
  await expect(outcome.getByRole('status')).toHaveText('13 000 pkt')
  await page.getByRole('button', { name: 'Zmniejsz Opakowanie 20 L' }).click()
  await expect(outcome.getByRole('status')).toHaveText('12 000 pkt')

  const added = page.getByRole('heading', { level: 2, name: 'DOVVO Duo 600 EC' })
  await choose(page, 'Dodaj produkt', 'dovvo duo', 'DOVVO Duo 600 EC', added)
  const small = page
    .getByRole('listitem')
    .filter({ hasText: 'DOVVO Duo 600 EC' })
    .getByRole('textbox')
    .first()
  await expect(small).toBeFocused()
  await small.fill('1')
  await expect(outcome.getByRole('list', { name: 'Punkty za opakowania' }).getByRole('listitem')).toHaveText([
    /AGROSAR 360 SL, 12\s×\s20\sL\s*12\s000\spkt/,
    /DOVVO Duo 600 EC, 1\s×\s1\sL\s*302\spkt/,
  ])
  await expect(outcome.getByRole('status')).toHaveText('12 302 pkt')
  await expectAccessible(page)

  await page.reload()
  await expect(outcome.getByRole('status')).toHaveText('12 302 pkt')
  await page.getByRole('button', { name: 'Usuń DOVVO Duo 600 EC' }).click()
  await expect(outcome.getByRole('status')).toHaveText('12 000 pkt')
  await page.getByRole('button', { name: 'Wyczyść' }).click()
  await expect(page.getByText('Dodaj pierwszy produkt')).toBeVisible()
  await expectAccessible(page)
}

/** Types into a field with suggestions and takes one; a scroll under way closes them, so they are opened again. */
async function choose(page: Page, field: string, typed: string, option: string, result: Locator) {
  const box = page.getByRole('combobox', { name: field })
  await expect(async () => {
    await box.fill('')
    await box.fill(typed)
    await page.getByRole('option', { name: option, exact: true }).click({ timeout: 2_000 })
    await expect(result).toBeVisible({ timeout: 2_000 })
  }).toPass()
}
