import type { Browser, Page } from '@playwright/test'
import { expect, type Login, loginOf, postponeTrip, signIn, test } from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import {
  cancel,
  checkCodes,
  moveTo,
  openOrder,
  order,
  orderRow,
  orderTrip,
  takeCodes,
  waitingGiftCards,
} from './support/orders.ts'
import { approve, availablePoints, exportFile, propose, transferRow } from './support/payouts.ts'
import { operatorsPage } from './support/purchases.ts'

/*
 * A day on which the season's trip can be ordered; a world of its own, because an import and a batch take all that
 * waits.
 */
test.use({ clock: '2025-05-20T09:00', world: 'every-kind' })

interface Reward {
  readonly kind: string
  /** The name in the participant's list of orders. */
  readonly reward: string
  readonly slug: string
  /** Points that the order takes from those that can be spent. */
  readonly points: number
  order(page: Page): Promise<string>
  /** Points that a trip reserves before it is ordered, given back by a cancellation in time. */
  readonly reserved?: number
}

const bankTransfer = ofCatalogue(
  'a bank transfer',
  'przelew-na-konto',
  'Przelew na konto',
  5000,
  amount('50'),
)
const charityTransfer = ofCatalogue(
  'a transfer to the charity',
  'przelew-dla-pah-1',
  'Przelew dla PAH',
  1000,
  amount('10'),
)
const parcel = ofCatalogue(
  'a parcel with a size',
  'koszula-flanelowa',
  'Koszula flanelowa, L',
  7900,
  async (page) => {
    await page.getByLabel('Rozmiar').selectOption('L')
    await expect(page.getByText('Wyślemy nagrodę na podany adres.')).toBeVisible()
  },
)
const giftCardByPost = ofCatalogue(
  'a card by post',
  'karta-paliwowa-100',
  'Karta paliwowa 100 zł',
  10_000,
  (page) => tick(page.getByRole('radio', { name: 'Pocztą na adres' })),
)
const giftCardAsCode = ofCatalogue(
  'a card as a code',
  'karta-przedplacona-200',
  'Karta przedpłacona 200 zł',
  20_000,
  (page) => tick(page.getByRole('radio', { name: 'Jako kod' })),
)
/* 60 000 points in all, 10 000 of which are reserved from the day on which the threshold was reached. */
const trip: Reward = {
  kind: 'a trip',
  slug: 'odkryj-magie-wysp-zielonego-przyladka-z-q',
  reward: 'Odkryj magię Wysp Zielonego Przylądka',
  points: 50_000,
  reserved: 10_000,
  order: (page) => orderTrip(page, trip),
}

function ofCatalogue(
  kind: string,
  slug: string,
  reward: string,
  points: number,
  fill: (page: Page) => Promise<void>,
): Reward {
  return { kind, slug, reward, points, order: (page) => order(page, { slug, reward, fill }) }
}

function amount(zlotys: string) {
  return async (page: Page) => {
    await page.getByRole('textbox', { name: 'Kwota przelewu' }).fill(zlotys)
  }
}

for (const { kind, reward, points, reserved = 0, order } of [
  bankTransfer,
  charityTransfer,
  parcel,
  giftCardByPost,
  giftCardAsCode,
  trip,
])
  test(`${kind} is ordered and taken back while nobody has begun with it: the points return @postgres`, async ({
    page,
    server,
    logins,
  }) => {
    const before = await enter(page, server.url, loginOf(logins, 'participant'))
    const number = await order(page)
    expect(await pointsNow(page)).toBe(before - points)
    await page.goto('/moje-nagrody')
    await expect(orderRow(page, number)).toContainText(reward)
    await cancel(page, number)
    await expect(page.getByRole('button', { name: 'Anuluj zamówienie' })).toHaveCount(0)
    expect(await pointsNow(page)).toBe(before + reserved)
  })

for (const { kind, reward, points, order } of [parcel, giftCardByPost, trip])
  test(`${kind} is ordered, begun and carried out in the back office @postgres`, async ({
    page,
    browser,
    server,
    logins,
  }) => {
    test.setTimeout(120_000)
    const before = await enter(page, server.url, rich(logins))
    const number = await order(page)
    const admin = await operatorsPage(browser, server.url, loginOf(logins, 'finance'))
    await openOrder(admin, number)
    await moveTo(admin, 'W toku')
    await moveTo(admin, 'Zrealizowana')
    await admin.context().close()
    await expectCompleted(page, { number, reward })
    expect(await pointsNow(page)).toBe(before - points)
  })

test(`${giftCardAsCode.kind} is ordered and carried out by its number @postgres`, async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const before = await enter(page, server.url, rich(logins))
  const number = await giftCardAsCode.order(page)
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'finance'))
  await admin.goto('/zaplecze/zamowienia/kody')
  const filled = await waitingGiftCards(admin)
  await checkCodes(admin, filled(number, '7001 0002 0003 0004'))
  await takeCodes(admin)
  await admin.context().close()
  await expectCompleted(page, { number, reward: giftCardAsCode.reward })
  expect(await pointsNow(page)).toBe(before - giftCardAsCode.points)
})

test('transfers of both kinds are ordered and leave in one batch that two sign @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(180_000)
  const before = await enter(page, server.url, rich(logins))
  const own = await bankTransfer.order(page)
  const charityOrder = await charityTransfer.order(page)
  await payOut(browser, server.url, logins, [own, charityOrder])
  await expectCompleted(page, { number: own, reward: bankTransfer.reward })
  await expectCompleted(page, { number: charityOrder, reward: charityTransfer.reward })
  expect(await pointsNow(page)).toBe(before - bankTransfer.points - charityTransfer.points)
})

/** A participant with points for everything here, however often it is run. */
function rich(logins: readonly Login[]): Login {
  return loginOf(logins, 'participant', 'Uczestnik, który osiągnął limit punktów')
}

/** Signs in with the trip's prompt postponed, which would open on every page; returns the available points. */
async function enter(page: Page, url: string, login: Login): Promise<number> {
  await postponeTrip(page, url)
  await signIn(page, login)
  return pointsNow(page)
}

async function pointsNow(page: Page): Promise<number> {
  await page.goto('/dashboard')
  return availablePoints(page)
}

async function expectCompleted(page: Page, { number, reward }: { number: string; reward: string }) {
  await page.goto('/moje-nagrody')
  await expect(orderRow(page, number)).toContainText(reward)
  await expect(orderRow(page, number)).toContainText('Zrealizowana')
}

async function payOut(
  browser: Browser,
  baseURL: string,
  logins: readonly Login[],
  orders: readonly string[],
) {
  const finance = await operatorsPage(browser, baseURL, loginOf(logins, 'finance'))
  await finance.goto('/zaplecze/wyplaty/nowa')
  const batch = await propose(finance, orders)
  await finance.context().close()
  const administrator = await operatorsPage(browser, baseURL, loginOf(logins, 'administrator'))
  await administrator.goto(batch)
  await approve(administrator)
  await exportFile(administrator, '20.05.2025')
  await administrator.getByRole('button', { name: 'Potwierdź wykonanie' }).click()
  await administrator.getByRole('dialog').getByRole('button', { name: 'Potwierdź wykonanie' }).click()
  for (const order of orders) await expect(transferRow(administrator, order)).toContainText('Wykonany')
  await administrator.context().close()
}
