import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signInByForm, test } from './support/fixtures.ts'
import { watchPageErrors } from './support/page-errors.ts'
import { newPartner } from './support/partners.ts'

/* Links of a partner's menus in order, with the heading of each page. */
const places = [
  ['Panel główny', '/dashboard', 'Dzień dobry'],
  ['Polecenia', '/polecenia', 'Polecenia'],
  ['Aktualności', '/aktualnosci', 'Aktualności'],
  ['O\u00a0programie', '/o-programie', /.+/],
  ['Promocje', '/promocje', 'Promocje'],
  ['Produkty', '/produkty', 'Produkty'],
  ['Dystrybutorzy', '/dystrybutorzy', 'Dystrybutorzy'],
  ['Kontakt', '/kontakt-z-przedstawicielem', /^Kontakt z\sprzedstawicielem$/],
] as const

const notTheirs = [
  '/nagrody',
  '/nagrody/przelew-na-konto',
  '/nagrody/przelew-na-konto/zamowienie',
  '/kalkulator',
  '/moje-nagrody',
  '/moje-faktury#!zglos-fakture',
  '/moje-zakupy',
  '/historia-punktow',
  '/listy-gratulacyjne',
  '/wycieczka#!order',
] as const

/* Prompts open by themselves, because none about points may open for a partner. */
test.use({ prompts: 'as they come' })

test('a partner who was let in has a panel of their own, whole in each of its places @phone', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(240_000)
  const partner = await newPartner(page, browser, server.url, loginOf(logins, 'administrator'))
  const errors = watchPageErrors(page)

  await signInByForm(page, partner)
  await expect(page.getByRole('heading', { level: 1, name: 'Dzień dobry' })).toBeVisible()
  for (const part of [
    /^Gospodarstwa z\sTwojego polecenia$/,
    'Trwające promocje',
    'Aktualności',
    'Twój przedstawiciel',
    'Powiadomienia',
  ])
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: part })).toBeVisible()
  await expect(page.getByText('Dostępne:')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Zgłoś fakturę' })).toHaveCount(0)

  /* The drawer has the entries of the account too, and the foot of a small window leads to the rest. */
  const isSmall = (page.viewportSize()?.width ?? 0) < 992
  expect(await namesInMenu(page)).toEqual([
    ...places.map(([label]) => label),
    ...(isSmall ? ['Mój profil'] : []),
    'Wyloguj się',
  ])
  const shortcuts = page.getByRole('navigation', { name: 'Skróty' })
  if (isSmall)
    await expect(shortcuts.getByRole('listitem')).toHaveText([
      'Panel',
      'Polecenia',
      'Promocje',
      'Produkty',
      'Więcej',
    ])
  else await expect(shortcuts).toBeHidden()
  for (const [label, path, heading] of places)
    await test.step(path, async () => {
      await (await mainMenu(page)).getByRole('link', { name: label, exact: true }).click()
      await expectPage(page, server.url + path, heading)
      const leading = page.locator('a:is([href^="/nagrody"], [href^="/moje-"], [href^="/kalkulator"])')
      await expect(leading).toHaveCount(0)
      if (path === '/promocje' || path === '/produkty')
        await expect(page.getByRole('main')).not.toContainText(/dostajesz punkty|ile Ci jeszcze brakuje/)
    })

  await page.getByRole('button', { name: 'Konto: Jan Kujawski' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Mój profil', 'Wyloguj się'])
  /* The top bar of a phone shows the first name only. */
  const isNarrow = (page.viewportSize()?.width ?? 0) < 576
  await expect(page.getByRole('menu').getByText('Jan Kujawski')).toBeVisible({ visible: isNarrow })
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Mój profil' }).click()
  await expectPage(page, `${server.url}/moj-profil`, 'Mój profil')
  await expect(page.getByRole('heading', { name: 'Konto bankowe' })).toHaveCount(0)
  await page.goto('/produkty/sprawdz-dostepnosc')
  await expectPage(page, `${server.url}/produkty/sprawdz-dostepnosc`, /dostępność/)
  await page.goto('/')
  await expectPage(page, `${server.url}/`, /^Program .+ dla partnerów$/)
  await expect(page.getByRole('main')).not.toContainText(/zgłoś fakturę|zbieraj punkty|odbierz nagrodę/i)
  expect(errors).toEqual([])
})

test('what is not a partner’s leads to their panel and says why', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(240_000)
  const partner = await newPartner(page, browser, server.url, loginOf(logins, 'administrator'))
  /* A partner who signs in on the way to invoices is led there, and on to the panel. */
  await page.goto('/moje-faktury')
  await expect(page).toHaveURL(/\/#!logowanie$/)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Zaloguj się' })).toBeFocused()
  await dialog.getByLabel('NIP').fill(partner.login)
  await dialog.getByRole('textbox', { name: 'Hasło' }).fill(partner.password)
  await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expectLedAway(page, server.url)
  for (const place of notTheirs)
    await test.step(place, async () => {
      await page.goto('about:blank')
      await page.goto(place)
      await expectLedAway(page, server.url)
    })
  await expectAccessible(page)
  await page.goto('/dashboard#!zglos-fakture')
  await expect(page).toHaveURL(`${server.url}/dashboard`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

async function expectLedAway(page: Page, origin: string) {
  await expect(page).toHaveURL(`${origin}/dashboard`)
  await expect(page.getByText('Ta strona jest tylko dla uczestników')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Dzień dobry' })).toBeVisible()
}

async function expectPage(page: Page, address: string, heading: string | RegExp) {
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expectAccessible(page)
}

/** The main menu: at the side, or in the drawer of a phone. */
async function mainMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Menu główne' })
  const opener = page.getByRole('button', { name: 'Więcej', exact: true })
  await expect(menu.or(opener).first()).toBeVisible()
  if (await opener.isVisible()) await opener.click()
  return menu
}

async function namesInMenu(page: Page): Promise<string[]> {
  const menu = await mainMenu(page)
  await expect(menu.getByRole('listitem').last()).toHaveText('Wyloguj się')
  const names = await menu.getByRole('listitem').allInnerTexts()
  if ((page.viewportSize()?.width ?? 0) < 992) {
    /* The menu may still slide in, and takes neither the focus nor Esc until it is open. */
    await page.getByRole('dialog').press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  return names.map((entry) => entry.trim())
}
