import type { Page } from '@playwright/test'
import { eInvoice } from './support/einvoice.ts'
import { newNumber } from './support/files.ts'
import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { acceptEInvoice, operatorsPage, sendEInvoice } from './support/purchases.ts'

/* Its participant has bought nothing yet. */
test.use({ world: 'waiting-purchases' })

const waits = /W\ssprawdzaniu 20\sL\. Po przyjęciu: 20 z\s20\sL, nagroda: karta paliwowa 300\szł/
const ownProgress = (page: Page) => page.getByRole('progressbar', { name: 'Twój postęp: Tankuj z DOVVO' })

test('what waits to be checked is seen wherever the progress is, and becomes whole once it is accepted @postgres @phone', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(180_000)
  const farm = loginOf(logins, 'participant', 'Nowy Uczestnik')
  const number = newNumber()
  await signIn(page, farm)
  await sendEInvoice(
    page,
    eInvoice({
      seller: '9990359873',
      buyer: farm.login,
      number,
      issuedOn: '2025-08-19',
      product: 'DOVVO 450 SC 10 L',
      gtin: '2990000010827',
      packs: 2,
    }),
  )

  await test.step('on the page of the promotion, which does not ask to buy it again', async () => {
    await page.goto('/promocje/tankuj-z-dovvo')
    await expect(page.getByRole('img', { name: waits })).toBeVisible()
    await expect(page.getByText(waits).first()).toBeVisible()
    await expect(page.getByText(/^Brakuje/)).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('in the list of promotions', async () => {
    await page.goto('/promocje')
    await expect(ownProgress(page)).toHaveAttribute('aria-valuetext', /^0 z\s20\sL, w\ssprawdzaniu 20\sL$/)
    await expectAccessible(page)
  })

  await test.step('on the dashboard, beside the points and in the promotion', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: /^W\ssprawdzaniu .* pkt \(1\sfaktura\)$/ })).toBeVisible()
    await expect(ownProgress(page)).toHaveAttribute('aria-valuetext', /w\ssprawdzaniu 20\sL$/)
    await expect(page.getByText(/^Po naszej stronie: 1\sfaktura czeka na\ssprawdzenie/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('in the calculator, beside what is tried', async () => {
    await page.goto('/kalkulator?produkty=30000156:10000:1')
    await expect(page).toHaveURL(/\/kalkulator$/)
    const tried = page.getByRole('progressbar', { name: 'Postęp po tych zakupach: Tankuj z DOVVO' })
    await expect(tried).toHaveAttribute(
      'aria-valuetext',
      /^Będziesz mieć 30\sL, w\stym w\ssprawdzaniu 20\sL$/,
    )
    await expectAccessible(page)
  })

  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await acceptEInvoice(admin, number)
  await admin.context().close()

  await test.step('once it is accepted it is whole', async () => {
    await page.goto('/promocje/tankuj-z-dovvo')
    await expect(page.getByRole('img', { name: /^Masz 20\sL\. Brakuje 20\sL/ })).toBeVisible()
    await expect(page.getByText(/W\ssprawdzaniu/)).toHaveCount(0)
    await page.goto('/dashboard')
    await expect(ownProgress(page)).toHaveAttribute('aria-valuetext', /^20 z\s40\sL$/)
    await expect(page.getByText(/W\ssprawdzaniu/)).toHaveCount(0)
  })
})
