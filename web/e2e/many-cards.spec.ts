import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bearerOfOperator, expect, type Login, loginOf, signInOperator, test } from './support/fixtures.ts'
import { checkCodes, takeList } from './support/orders.ts'

/* A world of its own, because the list takes all waiting cards. */
test.use({ world: 'many-cards' })

const cards = 1200
/** Number of orders that are on their way at once. */
const atOnce = 8

type Call = (path: string, data: object) => Promise<{ data: { version: number; number: number } }>

/** Calls of the API with a bearer, each with an idempotency key of its own. */
function callsOf(page: Page, bearer: string): Call {
  return async (path, data) => {
    const headers = { Authorization: `Bearer ${bearer}`, 'Idempotency-Key': crypto.randomUUID() }
    const answer = await page.request.post(path, { data, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
}

/** Has a participant order so many cards as codes, for a season's price of one point and from a large enough stock. */
async function orderCards(page: Page, finance: Login, participant: Login): Promise<number[]> {
  const office = callsOf(page, await bearerOfOperator(page, finance))
  const card = '/api/v1/backoffice/rewards/3'
  const { data: priced } = await office(`${card}/prices/2025`, { version: 1, price: '1' })
  await office(`${card}/stock`, { version: priced.version, unlimited: true, note: 'Duże zamówienie' })
  const { login, password } = participant
  const signedIn = await page.request.post('/api/v1/auth/login', {
    data: { account_type: 'program.retail', nip: login, password },
  })
  const { auth_token: bearer } = (await signedIn.json()) as { auth_token: string }
  const call = callsOf(page, bearer)
  const numbers: number[] = []
  const orderSome = async () => {
    for (let count = 0; count < cards / atOnce; count += 1) {
      const placed = await call('/api/v1/prize/orders', { reward_id: 3, delivery: 'code', points: 1 })
      numbers.push(placed.data.number)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, orderSome))
  return numbers
}

test('1,200 cards are ordered, exported, received and given in one go @postgres', async ({
  page,
  logins,
}) => {
  test.setTimeout(240_000)
  const finance = loginOf(logins, 'finance')
  const numbers = await orderCards(page, finance, loginOf(logins, 'participant'))
  expect(new Set(numbers).size).toBe(cards)
  await signInOperator(page, finance)

  const list = await test.step('one list for the issuer has all of them', async () => {
    await page.goto('/zaplecze/zamowienia/kody')
    const text = await readFile(await takeList(page), 'utf8')
    const rows = text.trim().split('\r\n')
    expect(rows.length - 1).toBeGreaterThanOrEqual(cards)
    const listed = new Set(rows.slice(1).map((row) => Number(row.split(';')[0])))
    expect(numbers.filter((number) => !listed.has(number))).toEqual([])
    return rows
  })

  await test.step('the same file comes back with a number for each, and is taken once', async () => {
    const [head = '', ...rows] = list
    const filled = rows.map((row) => {
      const [number = ''] = row.split(';')
      return `${row.slice(0, -3)};7001${number.padStart(12, '0')};4321;31.12.2026`
    })
    await checkCodes(page, `${[head, ...filled].join('\r\n')}\r\n`)
    await page.getByRole('button', { name: /^Wczytaj 1\s\d{3}\skod/ }).click()
    await expect(page.getByText(/Kody są wczytane/).first()).toBeVisible()
  })

  await test.step('a job completes the orders, and none is left', async () => {
    await expect(page.getByText('Zakończone')).toBeVisible({ timeout: 120_000 })
    await page.goto(`/zaplecze/zamowienia?status=completed&search=${numbers[0]}`)
    await expect(page.getByRole('link', { name: String(numbers[0]), exact: true })).toBeVisible()
    await page.goto('/zaplecze/zamowienia/kody')
    await expect(page.getByText('Żadna karta nie czeka na kod')).toBeVisible()
  })
})
