import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'

/**
 * Errors without a message on the screen, and requests that leave the portal; the blocked service worker is no error.
 */
function watch(page: Page, own: string): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    const isOfWorker = /service worker|will need a connection/i.test(message.text())
    if (/^(error|warning)$/.test(message.type()) && !isOfWorker) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !/^(data|blob):/.test(request.url())) errors.push(request.url())
  })
  return errors
}

function rowsOf(page: Page) {
  return page.getByRole('table', { name: 'Dystrybutorzy' }).getByRole('button', { name: /^Pokaż na mapie/ })
}

/** Unfolds the filters where a phone folds them. */
async function showFilters(page: Page) {
  const opener = page.getByRole('button', { name: /^Filtry/, expanded: false })
  if (await opener.isVisible()) await opener.click()
}

async function showMap(page: Page) {
  const toggle = page.getByRole('button', { name: 'Pokaż mapę' })
  if (await toggle.isVisible()) await toggle.click()
  const map = page.getByRole('region', { name: 'Mapa dystrybutorów' })
  await expect(map.getByRole('button', { name: /przybliż$/ }).first()).toBeVisible()
  return map
}

test('distributors are searched, filtered, shown on the map by keyboard, sorted by distance and driven to; nothing leaves the portal @phone', async ({
  page,
  context,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const errors = watch(page, server.url)
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dystrybutorzy')
  await expect(rowsOf(page)).toHaveCount(16)
  await expect(page.getByText(/^Łącznie: 1\d\d$/)).toBeVisible()
  await expectAccessible(page)

  await test.step('the nearest to the postcode first, and by name at a press', async () => {
    await expect(page.getByText(/^Najbliżej kodu\s88-150$/)).toBeVisible()
    await expect(rowsOf(page).first()).toHaveAccessibleName(/Centrala Inowrocław$/)
    await page.getByRole('link', { name: 'Według nazwy' }).click()
    await expect(page).toHaveURL(/sortBy=distributor_name/)
    await expect(rowsOf(page).first()).toHaveAccessibleName(/Centrala Łowicz$/)
    await page.getByRole('link', { name: /^Najbliżej kodu\s88-150$/ }).click()
    await expect(rowsOf(page).first()).toHaveAccessibleName(/Centrala Inowrocław$/)
  })

  await test.step('by town and by the way of invoices, in the address', async () => {
    await showFilters(page)
    await page.getByLabel('Szukaj według').selectOption('Miejscowość')
    await page.getByRole('searchbox', { name: 'Miejscowość' }).fill('lowicz')
    await page.getByRole('button', { name: 'Szukaj', exact: true }).click()
    await expect(page).toHaveURL(/type=city&search=lowicz/)
    await expect(rowsOf(page)).toHaveCount(1)
    await page.getByRole('combobox', { name: 'Faktury' }).selectOption('Do zgłoszenia')
    await expect(page.getByText('Żaden dystrybutor nie pasuje do filtrów')).toBeVisible()
    await page.getByRole('button', { name: 'Pokaż wszystkich' }).click()
    await expect(rowsOf(page)).toHaveCount(16)
  })

  await test.step('the map by keyboard', async () => {
    await page.getByRole('link', { name: 'Według nazwy' }).click()
    await expect(rowsOf(page).first()).toHaveAccessibleName(/Centrala Łowicz$/)
    const map = await showMap(page)
    await expectAccessible(page)
    const first = rowsOf(page).first()
    await first.focus()
    await page.keyboard.press('Enter')
    const text = map.getByRole('dialog')
    await expect(text).toBeFocused()
    await expect(text).toContainText('Młyńska 1, 99-400 Łowicz')
    await expect(text).toContainText('Faktury trafiają do programu same')
    await expect(text).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(text).toHaveCount(0)
    await expect(first).toBeFocused()

    const pin = map.getByRole('button', { name: 'Agro-Bzura Sp. z o.o. Sp. k., Centrala Łowicz' })
    await pin.focus()
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await expect(pin).toHaveAttribute('aria-expanded', 'true')
    await text.getByRole('button', { name: 'Zamknij' }).press('Enter')
    await expect(pin).toBeFocused()

    const further = page.getByRole('button', { name: 'Oddal', exact: true })
    await further.focus()
    while (await further.isEnabled()) await page.keyboard.press('Enter')
    const cluster = map.getByRole('button', { name: /przybliż$/ }).first()
    await expect(cluster).toBeVisible()
    const before = await map.getByRole('button').allInnerTexts()
    await cluster.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => map.getByRole('button').allInnerTexts()).not.toEqual(before)
    await expect(map).toBeFocused()
  })

  await test.step('nearest to me: first refused, then by distance, with a route', async () => {
    await page.getByRole('button', { name: 'Najbliżej mnie' }).click()
    await expect(page.getByRole('alert')).toContainText(/nie udostępniła nam Twojego położenia/)
    await expect(rowsOf(page)).toHaveCount(16)

    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 52.1051, longitude: 19.9405 })
    await page.getByRole('button', { name: 'Najbliżej mnie' }).click()
    const table = page.getByRole('table', { name: 'Dystrybutorzy' })
    await expect(table.getByText('0\u00a0km')).toBeVisible()
    await expect(page.getByText(/^Najpierw oddziały najbliżej Ciebie/)).toBeVisible()
    await expect(rowsOf(page).first()).toHaveAccessibleName(/Centrala Łowicz$/)
    const route = table.getByRole('link', { name: /^Trasa do: / }).first()
    await expect(route).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=52.10510,19.94050;52.10510,19.94050',
    )
    await expect(route).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(route).toHaveAttribute('target', '_blank')
    await expectAccessible(page)
  })

  expect(errors).toEqual([])
})

test('the first screen of a phone shows the nearest distributors, and folds what is seldom needed @phone', async ({
  page,
  logins,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dystrybutorzy')
  const [first, second] = [
    rowsOf(page).first(),
    page.getByRole('row').filter({ hasText: 'Agro-Noteć' }).first(),
  ]
  await expect(first).toBeVisible()
  const bar = await page.locator('[data-tab-bar]').boundingBox()
  const action = await first.boundingBox()
  expect((action?.y ?? 0) + (action?.height ?? 0), 'the whole first card').toBeLessThan(bar?.y ?? 0)
  await expect(second, 'the second begins').toBeInViewport()
  const search = await page.getByRole('searchbox', { name: 'Nazwa lub oddział' }).boundingBox()
  const nearest = await page.getByRole('button', { name: 'Najbliżej mnie' }).boundingBox()
  expect(nearest?.y, 'one row').toBe(search?.y)
  await expectAccessible(page)

  const invoices = page.getByRole('combobox', { name: 'Faktury' })
  await expect(invoices).toBeHidden()
  await page.getByRole('button', { name: 'Filtry', exact: true }).press('Enter')
  await invoices.selectOption('Trafiają same')
  await expect(page.getByRole('button', { name: 'Filtry (1)' })).toBeVisible()
  await expect(page.getByText('Faktury trafiają same').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click()
  await expect(page.getByRole('button', { name: 'Filtry', exact: true })).toBeVisible()
  await expect(invoices).toBeVisible()

  await page.getByRole('searchbox', { name: 'Nazwa lub oddział' }).fill('noteć')
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click()
  await expect(page).toHaveURL(/search=note/)
  await expect(first).toHaveAccessibleName(/Agro-Noteć/)
  await page.getByRole('link', { name: 'Według nazwy' }).click()
  await expect(page.getByLabel('Sortuj według')).toBeVisible()
  await expect(page).toHaveURL(/search=note/)
  await expect(page.getByRole('main'), 'no word of offices').not.toContainText('EDI')
})

test('a press of a route asks where one is, and begins it there', async ({ page, context, logins }) => {
  await context.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'map' }))
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dystrybutorzy')
  const route = page
    .getByRole('table', { name: 'Dystrybutorzy' })
    .getByRole('link', { name: /^Trasa do: / })
    .first()
  async function opened() {
    const [tab] = await Promise.all([page.waitForEvent('popup'), route.click()])
    await tab.waitForURL(/openstreetmap/)
    const from = new URL(tab.url()).searchParams.get('route')?.split(';')[0]
    await tab.close()
    return from
  }
  expect(await opened(), 'who would not say').toBe('')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.1051, longitude: 19.9405 })
  expect(await opened()).toBe('52.10510,19.94050')
})

test('the map is loaded when it is shown and stands still for who wishes it', async ({ page, logins }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dystrybutorzy')
  await expect(rowsOf(page)).toHaveCount(16)
  const isMapLoaded = () => loaded.some((url) => url.includes('/DistributorsMap-'))
  const isPhone = (page.viewportSize()?.width ?? 0) < 992
  if (isPhone) expect(isMapLoaded()).toBe(false)
  const map = await showMap(page)
  expect(isMapLoaded()).toBe(true)
  await expect(map.locator('.leaflet-zoom-anim')).toHaveCount(0)
  await expect(map.locator('svg path.plon-land')).toHaveCount(16)
})
