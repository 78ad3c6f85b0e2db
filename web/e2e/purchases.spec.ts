import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'

test('purchases are summed, drawn by month, read as a table, searched, and lead to their invoices @phone', async ({
  page,
  logins,
}) => {
  test.setTimeout(120_000)
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Konto: / }).click()
  await page.getByRole('menuitem', { name: 'Moje zakupy' }).click()
  await expect(page).toHaveURL(/\/moje-zakupy$/)
  const products = page.getByRole('table', { name: 'Kupione produkty' })
  await expect(products.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)

  await test.step('the chart by keyboard, then as a table that sums to the same points', async () => {
    const chart = page.getByRole('group', { name: /^Punkty według miesięcy w sezonie 2025/ })
    await expect(chart.getByRole('img')).toHaveCount(12)
    await chart.getByRole('img').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(chart.getByRole('img').nth(1)).toBeFocused()
    await expect(chart.getByRole('img').nth(1)).toHaveAccessibleName(/^grudzień 2024: /)
    await page.keyboard.press('End')
    await expect(chart.getByRole('img').last()).toBeFocused()
    await expect(page.getByText('październik 2025')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('październik 2025')).toBeHidden()
    await page.getByLabel('Wykres pokazuje').selectOption('Litry')
    await expect(page.getByRole('group', { name: /^Litry według miesięcy/ })).toBeVisible()

    await page.getByRole('button', { name: 'Pokaż jako tabelę' }).click()
    const months = page.getByRole('table', { name: 'Zakupy według miesięcy' })
    await expect(months.getByText('listopad 2024')).toBeVisible()
    await expectAccessible(page)
    const points = await months.getByText(/\d\s?pkt$/).allInnerTexts()
    const sum = points.reduce((total, text) => total + Number(text.replace(/\D/g, '')), 0)
    const shown = page.locator('dt', { hasText: 'Punkty za zakupy' }).locator('xpath=following-sibling::dd')
    expect(Number((await shown.innerText()).replace(/\D/g, ''))).toBe(sum)
    expect(sum).toBeGreaterThan(0)
  })

  await test.step('a search, its end, another season', async () => {
    await page.getByRole('searchbox', { name: 'Produkt lub dystrybutor' }).fill('dovvo')
    await page.getByRole('button', { name: 'Szukaj', exact: true }).click()
    await expect(page).toHaveURL(/search=dovvo/)
    await expect(products.getByRole('link').filter({ hasNotText: 'DOVVO' })).toHaveCount(0)
    await expect(products.getByRole('link').first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Produkt lub dystrybutor' }).fill('nie ma takiego')
    await page.getByRole('button', { name: 'Szukaj', exact: true }).click()
    await page.getByRole('button', { name: 'Pokaż wszystkie' }).click()
    /*
     * The page has its new address only with its rows; before that the season would change in the old address, with its
     * search.
     */
    await expect(products.getByRole('link').first()).toBeVisible()
    /* The address changes before the rows do. */
    const response = page.waitForResponse(/\/my-shopping\?.*season=2024/)
    await page.getByLabel('Sezon', { exact: true }).selectOption('2024')
    await response
    await expect(page).toHaveURL(/season=2024/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(products.getByRole('link').first()).toBeVisible()
  })

  await test.step('the details agree with the row and lead to the invoice', async () => {
    const row = products
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .first()
    /* Playwright finds headings by names whose spaces are all alike. */
    const name = (await row.getByRole('link').innerText()).replaceAll('\u00a0', ' ')
    await row.getByRole('link').click()
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name }) })
    await expect(dialog.getByText(/sezon 2024/)).toBeVisible()
    await expectAccessible(page)
    const number = await dialog.getByRole('link').first().innerText()
    await dialog.getByRole('link').first().click()
    const heading = page.getByRole('heading', { name: `Faktura ${number}` })
    const invoice = page.getByRole('dialog').filter({ has: heading })
    await expect(invoice).toBeVisible()
    await expect(invoice.getByText(name).first()).toBeVisible()
    await expect(heading).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/moje-zakupy\?season=2024$/)
  })

  await test.step('an address of nothing says so', async () => {
    await page.goto('/moje-zakupy?produkt=999999&dystrybutor=1#!szczegoly-zakupow')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/Nie ma takiego produktu/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Zamknij' }).last().click()
    await expect(page).toHaveURL(/\/moje-zakupy$/)
  })
})
