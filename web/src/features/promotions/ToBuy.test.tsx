import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PromotionPack, PromotionPacks } from './queries'
import { ToBuy } from './ToBuy'

const pack = (sap: string, volume: number, price: number | null = null): PromotionPack => ({
  sap,
  product: `DOVVO ${sap}`,
  slug: `dovvo-${sap}`,
  brand: 'DOVVO',
  colour: '#0b7a75',
  unit: 'L',
  volume,
  volume_text: `${volume / 1000} L`,
  price,
})

const dovvo: PromotionPacks = {
  packs: [pack('450', 5_000, 31_000), pack('450', 10_000, 60_000)],
  suggestions: [
    {
      text: '2 × 10 L DOVVO 450',
      items: [{ sap: '450', product: 'DOVVO 450', volume: 10_000, volume_text: '10 L', quantity: 2 }],
      cost: 120_000,
    },
    {
      text: '4 × 5 L DOVVO 450',
      items: [{ sap: '450', product: 'DOVVO 450', volume: 5_000, volume_text: '5 L', quantity: 4 }],
      cost: 124_000,
    },
  ],
  missing_text: '20 L',
  reward_text: 'karta paliwowa 300 zł',
}

function show(
  toBuy: PromotionPacks,
  { hasTarget = true, waiting = 'nothing' as 'nothing' | 'a part' | 'all', at = '/' } = {},
) {
  const element = <ToBuy toBuy={toBuy} hasTarget={hasTarget} waiting={waiting} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const { container } = render(<RouterProvider router={router} />)
  return container
}

test('the cheapest way in whole packs comes first, the others lead to the calculator', () => {
  const text = show(dovvo).textContent?.replaceAll('\u00a0', ' ')
  expect(text).toContain('2 × 10 L DOVVO 450 wystarczy, ok. 1 200 zł')
  expect(text).toContain('Brakuje Ci 20 L, nagroda: karta paliwowa 300 zł.')
  expect(text).toContain('Ceny są orientacyjne')
  expect(screen.getByRole('link', { name: 'Policz 4 × 5 L DOVVO 450' }).getAttribute('href')).toBe(
    '/kalkulator?produkty=450:5000:4',
  )
  const products = screen.getByRole('list', { name: 'Produkty w promocji' })
  expect(within(products).getAllByRole('listitem')).toHaveLength(1)
  expect(products.textContent).toContain('5 L\u00a0(310\u00a0zł), 10 L\u00a0(600\u00a0zł)')
})

test.each([
  ['a part', 'Gdy przyjmiemy to, co czeka na sprawdzenie, zabraknie Ci 20 L'],
  ['all', 'Najbliższą nagrodę da Ci to, co czeka na sprawdzenie. Do kolejnej zabraknie Ci 20 L'],
] as const)('where what waits is %s of what is missing, that is said', (waiting, sentence) => {
  const text = show(dovvo, { waiting }).textContent?.replaceAll('\u00a0', ' ')
  expect(text).toContain(sentence)
  expect(text).not.toContain('Brakuje Ci')
})

test('nothing more need be bought for a target that is reached; without a target nothing is said', () => {
  const reached = { ...dovvo, suggestions: [], missing_text: null, reward_text: null }
  expect(show(reached).textContent).toContain('Nic nie musisz dokupować')
  expect(show(reached, { hasTarget: false }).textContent).not.toContain('Nic nie musisz dokupować')
})

test('many products are shown on demand', async () => {
  show({ ...dovvo, packs: Array.from({ length: 9 }, (_, sap) => pack(String(sap), 1_000)) })
  const products = within(screen.getByRole('list', { name: 'Produkty w promocji' }))
  expect(products.getAllByRole('listitem')).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: /^Pokaż jeszcze 3.produkty$/ }))
  expect(products.getAllByRole('listitem')).toHaveLength(9)
})

test('an address that asks for the section brings the focus there', () => {
  const container = show(dovvo, { at: '/promocje/tankuj#co-kupic' })
  expect(document.activeElement).toBe(container.querySelector('#co-kupic'))
})
