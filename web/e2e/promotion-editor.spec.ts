import type { Page } from '@playwright/test'
import { photo } from './support/files.ts'
import { expect, expectAccessible, loginOf, signIn, signInOperator, test } from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import { addPictureInPlace } from './support/pictures.ts'
import { buyDovvo, operatorsPage } from './support/purchases.ts'
import { hashOf } from './support/visit.ts'

/* A world of its own, because a published promotion prompts everybody. */
test.use({ world: 'promotion-editor' })

/** Text of the promotion's own picture. */
const pictured = 'Kombajn o świcie'

test('a promotion that nobody has seen is deleted, and its address is free again', async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'editor'))
  await page.goto('/zaplecze/promocje?status=AAA')
  await expect(page.getByRole('link', { name: 'Tankuj z DOVVO' })).toBeVisible()
  for (const _ of ['first', 'again']) {
    await page.goto('/zaplecze/promocje')
    await page.getByRole('link', { name: 'Dodaj promocję' }).click()
    await write(page, 'promocja-do-usuniecia')
    await page.getByRole('button', { name: 'Zapisz szkic' }).click()
    await expect(page).toHaveURL(/\/zaplecze\/promocje\/\d+$/)
    await page.getByRole('button', { name: 'Usuń promocję' }).click()
    const question = page.getByRole('dialog', { name: 'Usunąć promocję?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Usuń promocję' }).click()
    await expect(page).toHaveURL(/\/zaplecze\/promocje$/)
    await expect(page.getByText('Promocja jest usunięta').first()).toBeVisible()
  }
})

test('an editor writes a promotion, looks at it and tries it on a season; an administrator publishes it', async ({
  page,
  browser,
  server,
  logins,
}, { project }) => {
  test.setTimeout(180_000)
  const slug = `tankuj-w-sierpniu-${project.name}`
  await signInOperator(page, loginOf(logins, 'editor'))
  await page.goto('/zaplecze/promocje')
  await expect(page.getByRole('link', { name: 'Tankuj z DOVVO' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Status').selectOption('Wycofane')
  await expect(page.getByText('Nie ma takich promocji')).toBeVisible()

  await test.step('what is missing opens its step, and is told at its field', async () => {
    await page.getByRole('link', { name: 'Dodaj promocję' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nowa promocja' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Zapisz szkic' }).click()
    await expect(page).toHaveURL(/krok=co-przynosi/)
    await expect(page.getByLabel('Za każde pełne')).toBeFocused()
    await expect(page.getByLabel('Za każde pełne')).toHaveAccessibleDescription(/Pole jest wymagane/)
    await expect(stepButton(page, 'Teksty i regulamin')).toContainText('do poprawienia')
    await page.goBack()
    await expect(page.getByLabel('Liczymy')).toBeVisible()
  })

  await test.step('the draft', async () => {
    await write(page, slug)
    await stepButton(page, 'Kiedy').click()
    await page.getByLabel('Zakupy do').fill('01.07.2025')
    await stepButton(page, 'Teksty i regulamin').click()
    await page.getByRole('button', { name: 'Zapisz szkic' }).click()
    await expect(page).toHaveURL(/krok=kiedy/)
    await expect(page.getByText('Ostatni dzień zakupów nie może być wcześniejszy niż pierwszy')).toBeVisible()
    await page.getByLabel('Zakupy do').fill('31.10.2025')
    const acceptance = page.getByLabel('Akceptacja regulaminu do')
    const until = await acceptance.inputValue()
    await acceptance.fill('')
    await page.getByRole('button', { name: 'Zapisz szkic' }).click()
    await expect(acceptance).toHaveAccessibleDescription(/Podaj, do kiedy można zaakceptować regulamin/)
    await acceptance.fill(until)
    await stepButton(page, 'Co przynosi').click()
    const reward = page.getByRole('group', { name: 'Nagroda 1' })
    await reward.getByLabel('Wartość karty').fill('0')
    await page.getByRole('button', { name: 'Zapisz szkic' }).click()
    await expect(reward.getByText('Podaj punkty albo kartę o wartości')).toBeVisible()
    await reward.getByLabel('Wartość karty').fill('300')
    await page.getByRole('button', { name: 'Zapisz szkic' }).click()
    await expect(page).toHaveURL(/\/zaplecze\/promocje\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Tankuj w sierpniu' })).toBeVisible()
    await expectAccessible(page)
    expect((await fetch(`${server.url}/api/v1/cms/promotions/${slug}`)).status).toBe(404)
  })

  await test.step("the participant's screen beside the form, live, and a step that saves when it is left", async () => {
    const screen = page.getByRole('region', { name: 'Ekran uczestnika' })
    await expect(screen.getByText('Akceptuję Regulamin Promocji', { exact: true })).toBeVisible()
    await expect(screen.getByText('Kup i tankuj').first()).toBeVisible()
    await stepButton(page, 'Co przynosi').click()
    await page.getByRole('group', { name: 'Nagroda 1' }).getByLabel('Wartość karty').fill('310')
    await expect(screen.getByText(/310\szł/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Dalej' }).click()
    await expect(page.getByText('Szkic jest zapisany').first()).toBeVisible()
    await expect(page).toHaveURL(/krok=dla-kogo/)
    await stepButton(page, 'Co przynosi').click()
    await page.getByRole('group', { name: 'Nagroda 1' }).getByLabel('Wartość karty').fill('300')
    await page.getByRole('button', { name: 'Zapisz szkic' }).click()
    await expect(screen.getByText(/300\szł/).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a picture of its own is added in place, and stands beside the form in the place of the drawing', async () => {
    await stepButton(page, 'Teksty i regulamin').click()
    await addPictureInPlace(page, await photo(page, 'p'), pictured)
    const screen = page.getByRole('region', { name: 'Ekran uczestnika' })
    await expect(screen.getByRole('img', { name: pictured })).toBeVisible()
    await page.getByRole('button', { name: 'Zapisz szkic' }).click()
    await expect(page.getByText('Szkic jest zapisany').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the simulation', async () => {
    await page.getByRole('tab', { name: 'Symulacja' }).click()
    await expect(page.getByText('Nie było jeszcze symulacji')).toBeVisible()
    await page.getByLabel('Zakupy z sezonu').selectOption('2025')
    await page.getByRole('button', { name: 'Rozpocznij symulację' }).click()
    await expect(page.getByText('Gotowa', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(/laurea(t|tów) z\s/)).toBeVisible()
    await expectAccessible(page)
  })

  await expect(page.getByText('Szkic opublikuje administrator')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opublikuj szkic' })).toHaveCount(0)
  const office = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  await office.goto(page.url())

  await test.step('publishing', async () => {
    await office.getByRole('button', { name: 'Opublikuj szkic' }).click()
    const dialog = office.getByRole('dialog', { name: 'Opublikować promocję?' })
    await expect(dialog.getByText(/zobaczą wersję 1 od razu/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Opublikuj wersję 1' }).click()
    await expect(office.getByText('Opublikowana', { exact: true }).first()).toBeVisible()
    await office.getByRole('tab', { name: 'Wersje' }).click()
    await expect(office.getByRole('table', { name: 'Historia wersji' }).getByText('Wersja 1')).toBeVisible()
    await expectAccessible(office)
    const shown = await fetch(`${server.url}/api/v1/cms/promotions/${slug}`)
    expect(shown.status).toBe(200)
    expect(await shown.json()).toMatchObject({
      data: {
        single: {
          name: 'Tankuj w sierpniu',
          text_html: '<p>Kup i <strong>tankuj</strong></p>',
          photo: { alternative: pictured },
        },
      },
    })
  })

  await test.step('the calendar leads to it from its row', async () => {
    const promotion = office.url().split('?')[0] ?? ''
    await office.goto('/zaplecze/promocje')
    await office.getByRole('link', { name: 'Kalendarz', exact: true }).click()
    await expect(office.getByRole('heading', { level: 1, name: 'Kalendarz promocji' })).toBeVisible()
    const row = office
      .getByRole('list', { name: /^Promocje sezonu/ })
      .getByRole('listitem')
      .filter({ hasText: 'Tankuj w sierpniu' })
    await expect(row).toContainText('Trwa')
    await expectAccessible(office)
    await row.getByRole('link').click()
    await expect(office).toHaveURL(new RegExp(`^${promotion}(\\?|$)`))
    await expect(office.getByRole('heading', { level: 1, name: 'Tankuj w sierpniu' })).toBeVisible()
  })

  await test.step('withdrawing and putting back', async () => {
    await office.getByRole('button', { name: 'Wycofaj z portalu' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Wycofaj' }).click()
    await expect(office.getByText('Wycofana', { exact: true })).toBeVisible()
    expect((await fetch(`${server.url}/api/v1/cms/promotions/${slug}`)).status).toBe(404)
    await office.getByRole('button', { name: 'Przywróć do portalu' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Przywróć' }).click()
    await office.getByRole('button', { name: 'Wycofaj z portalu' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Wycofaj' }).click()
    await expect(office.getByText('Wycofana', { exact: true })).toBeVisible()
  })
  await office.context().close()
})

test.describe('what was made in the back office alone', () => {
  test.use({ prompts: 'as they come' })

  test('reaches a participant: the prompt, the page, the progress and the cards, and the results say so', async ({
    page,
    browser,
    server,
    logins,
  }, { project }) => {
    test.setTimeout(240_000)
    const slug = `nowa-akcja-${project.name}`
    const participant = loginOf(logins, 'participant')
    const admin = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
    await admin.goto('/zaplecze/promocje/nowa')
    await write(admin, slug)
    await stepButton(admin, 'Jak pytamy').click()
    await admin.getByRole('button', { name: /^Więcej ustawień okienka/ }).click()
    await admin.getByLabel('Otwiera się po').fill('1')
    await admin.getByLabel('Miejsce w kolejce').fill('1')
    await admin.getByRole('button', { name: 'Zapisz szkic' }).click()
    await admin.getByRole('button', { name: 'Opublikuj szkic' }).click()
    await admin.getByRole('button', { name: 'Opublikuj wersję 1' }).click()
    await expect(admin.getByText('Opublikowana', { exact: true }).first()).toBeVisible()

    await test.step('the prompt opens by itself, and its rules are accepted', async () => {
      await signIn(page, participant)
      await page.goto('/dashboard')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Kup i tankuj')).toBeVisible()
      expect(hashOf(page)).toBe(`#!regulamin-${slug}`)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Akceptuję Regulamin Promocji', exact: true }).click()
      await expect(page.getByText(/Regulamin promocji jest zaakceptowany/)).toBeVisible()
    })

    await test.step('the page shows how far the participant is', async () => {
      await page.goto(`/promocje/${slug}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Tankuj w sierpniu' })).toBeVisible()
      await expect(page.getByText(/Regulamin zaakceptowany, bierzesz udział/)).toBeVisible()
      await expect(page.getByRole('img', { name: /^Masz .* L/ })).toBeVisible()
    })
    const before = await giftCardsWaiting(page, slug)

    await test.step('a purchase brings cards', async () => {
      await buyDovvo(page, browser, server.url, loginOf(logins, 'moderator'))
      await page.goto(`/promocje/${slug}`)
      await expect(page.getByText(/Masz już: .*karta paliwowa 300\szł/)).toBeVisible()
      await expect.poll(() => giftCardsWaiting(page, slug)).toBeGreaterThanOrEqual(before + 2)
    })

    await test.step('the results name the participant, with the purchases behind them', async () => {
      await admin.getByRole('link', { name: 'Wyniki' }).click()
      await expect(admin.getByRole('heading', { level: 1, name: 'Wyniki: Tankuj w sierpniu' })).toBeVisible()
      await expectAccessible(admin)
      await admin.getByLabel('NIP').fill(participant.login)
      await admin.getByRole('button', { name: 'Szukaj', exact: true }).click()
      /* The list before the search may show the row too, and replaces it under the press. */
      await expect(admin).toHaveURL(/[?&]search=/)
      const row = admin.getByRole('row').filter({ hasText: participant.login })
      await expect(row).toContainText('Nagroda')
      await expect(row).toContainText(/karta paliwowa 300\szł/)
      await row.getByRole('link').click()
      await expect(admin.getByText(/^liczy się 50\sL$/)).toBeVisible()
      await expect(admin.getByText('zaakceptowany')).toBeVisible()
      await expectAccessible(admin)
    })
    await admin.context().close()
  })
})

/** The number of the promotion's gift cards that the participant can collect, as the portal shows it. */
async function giftCardsWaiting(page: Page, slug: string): Promise<number> {
  const answer = page.waitForResponse(`**/api/v1/user/promotions/${slug}*`)
  await page.reload()
  const { data } = (await (await answer).json()) as { data: { to_collect: readonly unknown[] } }
  return data.to_collect.length
}

/** The button of a step of the editor. */
function stepButton(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Kroki' }).getByRole('button', { name })
}

async function write(page: Page, slug: string) {
  await stepButton(page, 'Co się liczy').click()
  await page.getByRole('button', { name: /^Marki/ }).click()
  await tick(page.getByRole('checkbox', { name: 'DOVVO', exact: true }))
  await stepButton(page, 'Co przynosi').click()
  await page.getByLabel('Za każde pełne').fill('20')
  await page.getByLabel('Karta', { exact: true }).selectOption('karta paliwowa')
  await page.getByLabel('Wartość karty').fill('300')
  await stepButton(page, 'Dla kogo').click()
  await page.getByRole('combobox', { name: 'Sezon' }).selectOption('2025')
  await stepButton(page, 'Kiedy').click()
  await page.getByLabel('Zakupy od').fill('01.08.2025')
  await page.getByLabel('Zakupy do').fill('31.10.2025')
  await page.getByLabel('Akceptacja regulaminu do').fill('31.10.2025')
  await stepButton(page, 'Teksty i regulamin').click()
  /* After a name was cleared the slug follows the next one. */
  await page.getByLabel('Nazwa').fill('T')
  await expect(page.getByLabel('Adres strony')).toHaveValue('t')
  await page.getByLabel('Nazwa').fill('')
  await page.getByLabel('Nazwa').fill('Tankuj w sierpniu')
  await expect(page.getByLabel('Adres strony')).toHaveValue('tankuj-w-sierpniu')
  await page.getByLabel('Adres strony').fill(slug)
  await page.getByLabel('Jedno zdanie na listę promocji').fill('Karta paliwowa za każde 20 L')
  const text = page.getByRole('textbox', { name: 'Opis: w pytaniu i na stronie promocji' })
  await text.click()
  await page.keyboard.type('Kup i ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('tankuj')
  await expect(text.locator('strong')).toHaveText(['tankuj'])
}
