import { expect, test } from './support/fixtures.ts'

test.use({ landing: 'at the document' })

test('the reference lists the calls, tries one, and asks no other host', async ({ page, server }) => {
  const others: string[] = []
  const errors: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && origin !== new URL(server.url).origin) others.push(request.url())
  })
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/api/reference')
  await expect(page.getByRole('heading', { name: /^Plon/ })).toBeVisible()
  const products = page.getByRole('heading', { name: /^products/ })
  await products.getByRole('button').click()
  const call = page.locator('#operations-products-list_products')
  await call
    .getByRole('button', { name: /api\/v1\/products/ })
    .first()
    .click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.getByText('Response headers')).toBeVisible()
  await expect(
    call.locator('.live-responses-table').getByRole('cell', { name: '200', exact: true }),
  ).toBeVisible()
  expect(others).toEqual([])
  expect(errors).toEqual([])
})
