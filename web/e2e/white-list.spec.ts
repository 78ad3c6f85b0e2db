import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect, expectAccessible, loginOf, signIn } from './support/fixtures.ts'
import { orderTransfer, propose, transferRow } from './support/payouts.ts'
import { operatorsPage } from './support/purchases.ts'

/** A simulated register of VAT payers on this machine. */
interface Register {
  readonly url: string
  /** False has the register answer with a 500. */
  isWell: boolean
}

const test = base.extend<object, { register: Register }>({
  world: 'white-list',
  register: [
    async ({ world: _ }, use) => {
      const server = createServer((_, response) => {
        response.writeHead(register.isWell ? 200 : 500, { 'content-type': 'application/json' })
        const result = {
          accountAssigned: 'NIE',
          requestDateTime: '20-08-2025 09:00:00',
          requestId: 'd2n10-7',
        }
        response.end(JSON.stringify(register.isWell ? { result } : { code: 'WL-100', message: 'Błąd' }))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const register = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, isWell: false }
      await use(register)
      server.close()
    },
    { scope: 'worker' },
  ],
  settings: [async ({ register }, use) => use({ PLON_WHITE_LIST_URL: register.url }), { scope: 'worker' }],
})

test('the accounts of a batch are checked in the register of VAT payers, and a missing one only warns', async ({
  page,
  browser,
  server,
  logins,
  register,
}) => {
  test.setTimeout(120_000)
  await signIn(page, loginOf(logins, 'participant'))
  const order = await orderTransfer(page, '80')
  const finance = await operatorsPage(browser, server.url, loginOf(logins, 'finance'))
  await finance.goto('/zaplecze/wyplaty/nowa')
  await propose(finance, [order])

  const start = finance.getByRole('button', { name: 'Sprawdź konta w\u00a0wykazie' })
  await start.click()
  await expect(finance.getByRole('main').getByRole('alert')).toContainText(
    'Wykaz podatników VAT teraz nie odpowiada',
  )
  await expectAccessible(finance)

  register.isWell = true
  await start.click()
  await expect(finance.getByText('Sprawdzono 1 z 1 konta')).toBeVisible()
  await expect(finance.getByText('Poza wykazem: 1.')).toBeVisible()
  await expect(transferRow(finance, order)).toContainText(
    'Nie ma w wykazie VAT na 20.08.2025, odpowiedź d2n10-7',
  )
  await expect(start).toBeHidden()
  await expectAccessible(finance)
})
