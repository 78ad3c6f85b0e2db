import type { Page } from '@playwright/test'
import { watchHydration } from './support/documents.ts'
import { bearerOfOperator, expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'

declare global {
  interface Window {
    /**
     * Frames after a returning visitor is recognised in which the page stood, and in which a link to sign in was
     * visible.
     */
    seen: { frames: number; waysIn: number }
  }
}

/* A world of its own, because published items stand on everybody's home page. */
test.use({ world: 'documents' })

/** A page of each kind that the server fills, with its heading. */
const filled = [
  ['/', /^Kupuj produkty, zbieraj punkty/],
  ['/o-programie', /^O\sprogramie$/],
  ['/aktualnosci', 'Aktualności'],
  ['/aktualnosci?page=2', 'Aktualności'],
  ['/aktualnosci/sad-z-leptosar', /^Sad z\sLEPTOSAR/],
  ['/promocje', 'Promocje'],
  ['/promocje/tankuj-z-dovvo', /DOVVO/],
  ['/produkty', 'Produkty'],
  ['/regulamin', 'Regulamin Programu Plon'],
  ['/jak-zglosic-fakture', 'Jak zgłosić fakturę'],
] as const

test('without JavaScript the pages can be read and links lead on', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Kupuj produkty/ })).toBeVisible()
  await page.getByText('Ile są warte punkty?').click()
  await expect(page.getByText(/Przelew na konto zamówisz od/)).toBeVisible()
  await page.getByRole('link', { name: 'Wszystkie aktualności' }).click()
  await expect(page).toHaveURL(/\/aktualnosci$/)
  await page.getByRole('link', { name: 'Następna strona' }).click()
  await page.getByRole('link', { name: /^Sad z\sLEPTOSAR/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ile można zyskać' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promocje' }).click()
  await page.getByRole('link', { name: /DOVVO/ }).first().click()
  await expect(page.getByText(/^Za każde pełne 20\sL/).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regulamin Programu Plon' })).toBeVisible()
  /* Read from the answer, because Chromium's switch for scripts leaves noscript unrendered. */
  const bare = await page.goto('/dashboard')
  expect(await bare?.text()).toContain('Bez włączonego JavaScriptu możesz czytać')
  await context.close()
})

for (const [address, heading] of filled) {
  test(`the app takes ${address} over without a blink, and says what the document said @phone`, async ({
    page,
    browser,
    server,
  }) => {
    const without = await browser.newContext({
      baseURL: server.url,
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
    })
    const bare = await without.newPage()
    await bare.goto(address)
    await expect(bare.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const headlines = await headings(bare)
    expect(headlines.length).toBeGreaterThan(0)
    await without.close()

    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const watched = await watchHydration(page)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const seen = await watched.end()
    expect(seen.frames, 'the watch has seen frames').toBeGreaterThan(2)
    expect(seen.framesWithout, 'frames without the heading').toBe(0)
    expect(seen.shift, 'cumulative layout shift').toBeLessThan(0.05)
    expect(seen.moved, 'pixels that headings in sight moved').toBeLessThan(4)
    expect(requests.filter((path) => /^\/api\/v1\/(cms|products$)/.test(path))).toEqual([])
    const shown = await headings(page)
    for (const text of headlines) expect(shown).toContain(text)
  })
}

test('a participant who comes back keeps the article in sight while the panel comes', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const watched = await watchHydration(page)
  await page.goto('/aktualnosci/sad-z-leptosar')
  await expect(page.getByRole('button', { name: /^Konto: / })).toBeVisible()
  const seen = await watched.end()
  expect(seen.framesWithout).toBe(0)
})

test('who comes back is shown no way in while it is not known who is there', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /^Dzień dobry/ })).toBeVisible()
  await page.route('**/api/v1/refresh_token', async (route) => {
    /* The answer is held back until the page has been drawn often enough without it. */
    await page.waitForFunction(() => window.seen.frames > 20)
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen = { frames: 0, waysIn: 0 }
    window.seen = seen
    let isReported = false
    function check() {
      /* With their sentence, which means nothing without them. */
      const links = document.querySelectorAll(
        '#root :is(a[href$="#!logowanie"], p:has(> a[href$="#!logowanie"]))',
      )
      /* Counting starts with the page's script; a paint a few milliseconds before it is left to chance. */
      isReported ||= document.documentElement.dataset.comesBack !== undefined
      if (isReported && document.querySelector('#root h1')) seen.frames++
      if (isReported && Array.from(links).some((link) => link.checkVisibility({ visibilityProperty: true })))
        seen.waysIn++
      requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  })
  for (const [address, theirs] of [
    ['/', 'Przejdź do panelu'],
    ['/promocje/tankuj-z-dovvo', null],
    ['/produkty', null],
  ] as const) {
    await page.goto(address, { waitUntil: 'commit' })
    const here = theirs
      ? page.getByRole('banner').getByRole('link', { name: theirs })
      : page.getByRole('button', { name: /^Konto: / })
    await expect(here).toBeVisible()
    const seen = await page.evaluate(() => window.seen)
    expect(seen.frames).toBeGreaterThan(20)
    expect(seen.waysIn).toBe(0)
  }
})

test('once a session turns out to be over the ways in are there', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.context().clearCookies()
  await page.goto('/promocje/tankuj-z-dovvo')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zaloguj się' })).toBeVisible()
})

test('who has scrolled before the app came stays there', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = false
  await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
    isHeld = true
    await held
    await route.continue()
  })
  const watched = await watchHydration(page)
  await page.goto('/aktualnosci/sad-z-leptosar', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: /^Sad z\sLEPTOSAR/ })).toBeVisible()
  /* A document that is still loading may be too short to scroll. */
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(100)
  await expect.poll(() => isHeld).toBe(true)
  release()
  await watched.end()
  const moved = (await page.evaluate(() => window.scrollY)) - before
  expect(Math.abs(moved), 'a line or so, where the app breaks a text otherwise').toBeLessThan(30)
  await page.getByRole('link', { name: 'Wszystkie aktualności' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aktualności' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a page tells machines what it is, and takes it back when the reader goes on', async ({
  page,
  server,
}) => {
  const watched = await watchHydration(page)
  const answer = await page.goto('/aktualnosci/sad-z-leptosar')
  expect(answer?.status()).toBe(200)
  const html = (await answer?.text()) ?? ''
  expect(html).toMatch(/<title>Sad z\sLEPTOSAR[^<]* – Plon<\/title>/)
  expect(html).toContain('<meta property="og:type" content="article"')
  expect(html).toContain('"@type":"NewsArticle"')
  await expect(page).toHaveTitle(/^Sad z\sLEPTOSAR.* – Plon$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/aktualnosci\/sad-z-leptosar$/,
  )
  await watched.end()
  await page.getByRole('link', { name: 'Wszystkie aktualności' }).click()
  await expect(page).toHaveTitle('Aktualności – Plon')
  await expect(page.locator('head [data-document]')).toHaveCount(0)
  await expect(page.locator('title')).toHaveCount(1)

  const map = await page.request.get(`${server.url}/sitemap.xml`)
  expect(await map.text()).toContain('/aktualnosci/sad-z-leptosar</loc><lastmod>2024-04-29</lastmod>')
  expect(await (await page.request.get(`${server.url}/robots.txt`)).text()).toContain('Disallow: /zaplecze')
})

test('what is not there is a 404, what only the app knows is not', async ({ page }) => {
  for (const [address, status] of [
    ['/aktualnosci/nie-ma', 404],
    ['/promocje/nie-ma', 404],
    ['/nie-ma', 404],
    ['/nie/ma/tego', 404],
    ['/dashboard', 200],
    ['/zaplecze/faktury/7', 200],
  ] as const) {
    const answer = await page.request.get(address, { headers: { accept: 'text/html' } })
    expect(answer.status(), address).toBe(status)
  }
  const watched = await watchHydration(page)
  await page.goto('/aktualnosci/nie-ma')
  const seen = await watched.end()
  expect(seen.framesWithout).toBe(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
})

test('a hostile title stays text, in the document and in the app', async ({ page, logins }) => {
  const title = '</title></script><img src=x onerror=alert(1)><script>alert(2)</script>'
  const errors: string[] = []
  page.on('dialog', (dialog) => {
    errors.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const access = await bearerOfOperator(page, loginOf(logins, 'editor'))
  const slug = `zle-${Date.now()}`
  const added = await page.request.post('/api/v1/backoffice/news', {
    headers: { authorization: `Bearer ${access}` },
    data: {
      slug,
      title,
      summary: title,
      text: `<p>${title}</p><p>Koniec</p>`,
      audience: 'everyone',
      topic: 'crops',
      published_on: '2025-08-01',
      published: true,
    },
  })
  expect(added.status()).toBe(201)
  const watched = await watchHydration(page)
  const answer = await page.goto(`/aktualnosci/${slug}`)
  expect((await answer?.text())?.match(/<script/g)).toHaveLength(3)
  await watched.end()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(`${title} – Plon`)
  await expect(page.getByText('Koniec')).toBeVisible()
  expect(await page.locator('#root img[src="x"]').count()).toBe(0)
  expect(errors).toEqual([])
})

async function headings(page: Page): Promise<string[]> {
  const texts = await page.locator('main').getByRole('heading').allInnerTexts()
  return texts.map((text) => text.replace(/\s+/g, ' ').trim())
}
