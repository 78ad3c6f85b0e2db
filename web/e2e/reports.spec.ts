import {
  expect,
  expectAccessible,
  expectReadableInDark,
  loginOf,
  signInOperator,
  test,
} from './support/fixtures.ts'

/* The reports, as an analyst reads them. */

const cells = (row: string) => row.replaceAll('\u00a0', ' ')

test('an analyst reads every report, however it is grouped, and nothing personal @postgres', async ({
  page,
  logins,
}) => {
  test.setTimeout(180_000)
  await signInOperator(page, loginOf(logins, 'analyst'))
  await page.goto('/zaplecze')
  await page.getByRole('main').getByRole('link', { name: 'Otwórz raporty' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Raporty' })).toBeVisible()
  const reports = page.getByRole('main').getByRole('listitem').getByRole('link')
  const names = await reports.allInnerTexts()
  expect(names.length).toBeGreaterThan(9)
  for (const name of names) {
    await test.step(name, async () => {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const groupings = page.getByRole('main').getByLabel('Wiersze')
      const ways =
        (await groupings.count()) === 0 ? [null] : await groupings.locator('option').allInnerTexts()
      for (const way of ways) {
        if (way !== null) await groupings.selectOption({ label: way })
        const table = page.getByRole('table', { name })
        await expect(table.or(page.getByText('Nie ma jeszcze czego policzyć')).first()).toBeVisible()
        expect(await page.getByRole('main').innerText(), way ?? name).not.toMatch(/@|\b\d{10}\b|Stanisław/)
      }
      await page.getByRole('link', { name: 'Raporty' }).last().click()
    })
  }
  /* What is not theirs is neither in the menu nor behind its address. */
  const menu = page.getByRole('navigation', { name: 'Zaplecze' })
  await expect(menu.getByRole('link', { name: 'Uczestnicy' })).toHaveCount(0)
  await page.goto('/zaplecze/uczestnicy')
  await expect(page.getByRole('main')).not.toContainText('NIP')
})

test('a report is grouped, drawn, sorted and taken as a file', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'analyst'))
  await page.goto('/zaplecze/raporty/purchases')
  await page.getByLabel('Wiersze').selectOption({ label: 'Marka' })
  await expect(page).toHaveURL(/by=brand/)
  await page.getByLabel('Wykres').selectOption({ label: 'Punkty, pkt' })
  await expect(page.getByRole('figure', { name: 'Zakupy: Punkty, pkt' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Zakupy' })
  const rows = table.getByRole('row')
  await expect(rows.last()).toContainText('Razem')
  const sums = cells(await rows.last().innerText())
  await page.getByLabel('Wiersze').selectOption({ label: 'Województwo' })
  await expect(table.getByRole('row').nth(1)).toContainText(/skie/)
  expect(cells(await rows.last().innerText()), 'one sum, however it is grouped').toBe(sums)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^plon-raport-.*\.csv$/)
})

test('a report is accessible at every width, in light and dark', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'analyst'))
  for (const path of ['/zaplecze/raporty', '/zaplecze/raporty/purchases', '/zaplecze/raporty/promotions']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [360, 992, 1440]) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page)
        await expectReadableInDark(page)
      })
    }
  }
})
