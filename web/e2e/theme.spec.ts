import type { Page } from '@playwright/test'
import { watchHydration } from './support/documents.ts'
import type { Upload } from './support/files.ts'
import { expect, expectAccessible, expectReadableInDark, loginOf, signIn, test } from './support/fixtures.ts'
import { operatorsPage } from './support/purchases.ts'

/* A world of its own, because everybody sees the colours. */
test.use({ world: 'look' })

const blue = 'rgb(29, 78, 216)'
const ownBrand = 'rgb(11, 122, 117)'

/** A wordmark as a PNG that the browser itself draws. */
async function wordmark(page: Page): Promise<Upload> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 120 })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = '#1d4ed8'
    pen.fillRect(0, 0, 120, 120)
    pen.font = '700 84px sans-serif'
    pen.fillText('Żniwa', 150, 90)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

/** Violations of the content security policy from now on. */
function refusals(page: Page): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) seen.push(message.text())
  })
  return seen
}

/** The sign-in's background is the brand's colour, in the server's document as in the app. */
async function expectGroundOfSignIn(page: Page, colour: string) {
  const button = page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })
  await expect(button).toHaveCSS('background-color', colour)
}

test('an administrator sets colours and a logo, and a guest sees both before and after the app has come @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  const refusedToAdmin = refusals(admin)
  await admin.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 })
  await admin.goto('/zaplecze/ustawienia')
  const colours = admin.getByRole('form', { name: 'Kolory' })
  const brand = colours.getByLabel('Przyciski i linki', { exact: true })
  await brand.fill('#3fa7a0')
  await colours.getByRole('button', { name: 'Zapisz kolory' }).click()
  await expect(
    colours.getByText(/^Biały napis na tym kolorze ma kontrast 2,8\s:\s1\. Potrzeba/),
  ).toBeVisible()

  const preview = admin.getByRole('img', { name: /^Nagłówek, menu i\sstrona/ })
  await brand.fill('#1d4ed8')
  await expect(preview.getByText('Zaloguj się')).toHaveCSS('background-color', blue)
  const logo = admin.getByRole('form', { name: 'Logo' })
  const saveLogo = logo.getByRole('button', { name: 'Zapisz logo' })
  await logo
    .locator('input[type=file]')
    .first()
    .setInputFiles(await wordmark(admin))
  await expect(preview.locator('img').first()).toHaveAttribute('src', /^blob:/)
  await expectAccessible(admin)
  await colours.getByRole('button', { name: 'Zapisz kolory' }).click()
  await expect(admin.getByText('Kolory są zapisane')).toBeVisible()
  await expect(saveLogo).toHaveCSS('background-color', blue)
  await saveLogo.click()
  await expect(admin.getByText('Logo jest zapisane')).toBeVisible()

  const without = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const bare = await without.newPage()
  await bare.goto('/')
  await expect(bare.getByRole('banner').getByRole('img', { name: 'Plon' })).toBeVisible()
  await expectGroundOfSignIn(bare, blue)
  await without.close()

  const refused = refusals(page)
  const watched = await watchHydration(page)
  await page.goto('/')
  const seen = await watched.end()
  expect(seen.framesWithout).toBe(0)
  expect(seen.shift).toBeLessThan(0.05)
  const mark = page.getByRole('banner').getByRole('img', { name: 'Plon' })
  await expect(mark).toHaveJSProperty('naturalHeight', 96)
  await expectGroundOfSignIn(page, blue)
  await expectAccessible(page)

  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dashboard')
  await expect(page.getByRole('img', { name: 'Plon' }).locator('visible=true')).toBeVisible()
  await expectAccessible(page)
  await expectReadableInDark(page)
  expect([...refused, ...refusedToAdmin]).toEqual([])

  await logo.getByRole('button', { name: 'Przywróć znak portalu' }).click()
  await expect(admin.getByText('Logo jest usunięte')).toBeVisible()
  await brand.fill('')
  await colours.getByRole('button', { name: 'Zapisz kolory' }).click()
  await expect(saveLogo).toHaveCSS('background-color', ownBrand)
  const guest = await browser.newContext({ baseURL: server.url })
  const plain = await guest.newPage()
  const requests: string[] = []
  plain.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await plain.goto('/')
  await expect(plain.getByRole('banner').getByText('Plon')).toBeVisible()
  await expectGroundOfSignIn(plain, ownBrand)
  expect(requests).not.toContain('/wyglad.css')
  await guest.close()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the portal opens in the colours that were last seen', async ({ page, browser, server, logins }) => {
    test.setTimeout(120_000)
    const admin = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
    await admin.goto('/zaplecze/ustawienia')
    const colours = admin.getByRole('form', { name: 'Kolory' })
    await colours.getByLabel('Przyciski i linki', { exact: true }).fill('#1d4ed8')
    await colours.getByRole('button', { name: 'Zapisz kolory' }).click()
    await expect(admin.getByText('Kolory są zapisane')).toBeVisible()

    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('look')).keys()).length))
      .toBe(1)
    await page.context().setOffline(true)
    await page.goto('/kontakt')
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand')),
    ).toBe('#1d4ed8')
    await page.context().setOffline(false)
    await colours.getByLabel('Przyciski i linki', { exact: true }).fill('')
    await colours.getByRole('button', { name: 'Zapisz kolory' }).click()
    await expect(admin.locator('link[data-look]')).toHaveCount(0)
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => caches.has('look'))).toBe(false)
  })
})
