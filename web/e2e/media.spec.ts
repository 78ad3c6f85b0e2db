import type { Page } from '@playwright/test'
import { watchHydration } from './support/documents.ts'
import { pdf, photo, type Upload } from './support/files.ts'
import { expect, expectAccessible, landWithApp, loginOf, signInOperator, test } from './support/fixtures.ts'
import { addPictureInPlace, pictureDialog } from './support/pictures.ts'

/* A world of its own, because published texts stand on everybody's pages. */
test.use({ world: 'media' })

const hostile = '"><img src=x onerror=ran=1>'
const text = `Rzepak w kwiecie ${hostile}`

async function upload(page: Page, name: string, file: Upload, alternative?: string) {
  await page.goto('/zaplecze/pliki?plik=nowy')
  const form = page.getByRole('form', { name: 'Nowy plik' })
  await form.locator('input[type=file]').first().setInputFiles(file)
  await form.getByLabel('Nazwa').fill(name)
  if (alternative) await form.getByLabel('Tekst alternatywny').fill(alternative)
  await form.getByRole('button', { name: 'Dodaj' }).click()
  await expect(page.getByRole('heading', { name: 'Wybrany plik' })).toBeVisible()
}

async function save(page: Page) {
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && /\/api\/v1\/backoffice\/news\b/.test(response.url()),
  )
  await page.getByRole('form', { name: 'Aktualność' }).getByRole('button', { name: 'Zapisz' }).click()
  expect((await saved).ok()).toBe(true)
  await expect(page.getByText('W portalu', { exact: true })).toBeVisible()
}

/** The item's picture is drawn in the space reserved for it. */
async function expectPicture(page: Page) {
  const picture = page.getByRole('main').getByRole('img', { name: text })
  await expect(picture).toHaveAttribute('srcset', /480\.jpg 480w, .*900\.jpg 900w$/)
  /* The app replaces the document's picture as it hydrates the page. */
  const drawn = () =>
    picture.evaluate((image: HTMLImageElement) => {
      image.scrollIntoView()
      return image.naturalWidth
    })
  await expect.poll(drawn).toBeGreaterThan(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
}

test('an editor uploads a picture and shows it with a news item; a guest sees it; it goes when nothing uses it', async ({
  page,
  browser,
  server,
  logins,
}, { project }) => {
  test.setTimeout(120_000)
  const [name, title] = [`${hostile} ${project.name}`, `Kwitnie rzepak ${project.name}`]
  await signInOperator(page, loginOf(logins, 'editor'))
  await page.goto('/zaplecze/pliki?search=nie-ma-takiego')
  await expect(page.getByText('Nie ma tu plików')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Dodaj plik' }).click()
  const form = page.getByRole('form', { name: 'Nowy plik' })
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(page, 'x'))
  await form.getByRole('button', { name: 'Dodaj' }).click()
  await expect(form.getByLabel('Tekst alternatywny')).toHaveAccessibleDescription(
    /Opisz, co widać na obrazie/,
  )
  await expectAccessible(page)
  await upload(page, name, await photo(page, 'y'), text)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: text })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/zaplecze/aktualnosci/nowa')
  await page.getByLabel('Tytuł').fill(title)
  await page.getByLabel('Krótki opis').fill('Widać go z daleka')
  await page.getByRole('textbox', { name: 'Treść' }).fill('Pole pod Toruniem.')
  const dialog = pictureDialog(page)
  await addPictureInPlace(page, await photo(page, 'z'), 'Dodany w oknie')
  await expect(page.getByRole('img', { name: 'Dodany w oknie' })).toBeVisible()
  await expect(page.getByLabel('Tytuł')).toHaveValue(title)
  await expect(page).toHaveURL(/\/nowa$/)
  await page.getByRole('button', { name: 'Zmień obraz' }).click()
  await dialog.getByLabel('Część nazwy').fill(project.name)
  await expectAccessible(page)
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: text })).toBeVisible()
  await page.getByRole('tab', { name: 'Podgląd' }).click()
  await expectPicture(page)
  await page.getByRole('tab', { name: 'Edycja' }).click()
  await page.getByText('Opublikowana: w portalu od dnia publikacji').click()
  await save(page)
  const editor = page.url()

  const guest = await (await browser.newContext({ baseURL: server.url, locale: 'pl-PL' })).newPage()
  landWithApp(guest)
  await guest.goto('/aktualnosci')
  await expectPicture(guest)
  await guest.getByRole('link', { name: title }).click()
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectPicture(guest)
  await expectAccessible(guest)
  const address = guest.url()
  const document = await (await guest.request.get(address)).text()
  const [, shared = ''] = /property="og:image" content="([^"]+)"/.exec(document) ?? []
  expect(new URL(shared).pathname).toMatch(/^\/api\/v1\/media\/[^/]+\/900\.jpg$/)
  await guest.goto('/')
  await expectPicture(guest)
  /* The server's document and the app reserve the same space for the picture. */
  const watched = await watchHydration(guest)
  for (const place of ['/aktualnosci', new URL(address).pathname, '/']) {
    await guest.goto(place)
    const { framesWithout, shift, moved } = await watched.end()
    expect(framesWithout, place).toBe(0)
    expect(shift, place).toBeLessThan(0.05)
    expect(moved, place).toBeLessThan(4)
  }

  await page.goto('/zaplecze/pliki')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('region', { name: 'Gdzie jest używany' }).getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(editor)
  await page.getByRole('button', { name: 'Usuń obraz' }).click()
  await save(page)
  await guest.goto('/aktualnosci')
  await expect(guest.getByRole('link', { name: title })).toBeVisible()
  await expect(guest.getByRole('main').getByRole('img', { name: text })).toHaveCount(0)

  await page.goto('/zaplecze/pliki')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: /^Usuń plik/ }).click()
  await page.getByRole('button', { name: /^Tak, usuń/ }).click()
  await expect(page.getByText(`Usunięto: ${name}`)).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
})

test('the address of a file is copied into a link of a text, and a guest opens it', async ({
  page,
  context,
  browser,
  server,
  logins,
}, { project }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = `Cennik ${project.name}`
  const file = pdf('cennik')
  await signInOperator(page, loginOf(logins, 'editor'))
  await upload(page, title, file)
  await page
    .getByRole('button', { name: /^Kopiuj adres/ })
    .first()
    .click()
  await expect(page.getByText(/Adres jest w.schowku/)).toBeVisible()
  await page.goto('/zaplecze/aktualnosci/nowa')
  await page.getByLabel('Tytuł').fill(title)
  await page.getByLabel('Krótki opis').fill('Ceny na wiosnę')
  const text = page.getByRole('textbox', { name: 'Treść' })
  await text.fill('Nowy cennik')
  await page.keyboard.press('Control+a')
  await page.getByRole('toolbar', { name: 'Formatowanie' }).getByRole('button', { name: 'Link' }).click()
  await expect(page.getByRole('dialog', { name: 'Link' }).getByLabel('Adres')).toBeFocused()
  await page.keyboard.press('Control+v')
  await page.getByRole('button', { name: 'Zapisz link' }).click()
  await expect(text.getByRole('link', { name: 'Nowy cennik' })).toBeVisible()
  await page.getByText('Opublikowana: w portalu od dnia publikacji').click()
  await save(page)

  const guest = await (await browser.newContext({ baseURL: server.url, locale: 'pl-PL' })).newPage()
  landWithApp(guest)
  await guest.goto('/aktualnosci')
  await guest.getByRole('link', { name: title }).click()
  const link = guest.locator('.prose').getByRole('link', { name: 'Nowy cennik' })
  const address = (await link.getAttribute('href')) ?? ''
  const answer = await guest.request.get(address)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(await answer.body()).toEqual(file.buffer)
})
