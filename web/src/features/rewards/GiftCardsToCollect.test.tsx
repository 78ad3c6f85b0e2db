// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { profileQuery } from '../../session/session'
import { settingsQuery } from '../../session/settings'
import { GiftCardsToCollect } from './GiftCardsToCollect'
import { type GiftCardRemainder, giftCardsQuery } from './queries'

beforeEach(() => {
  bearer.borrow('t')
  const address = { company_street: 'Polna', company_street_number: '1', company_postcode: '87-100' }
  const person = { first_name: 'Jan', last_name: 'Kłos', nip: '5260250274', company_city: 'Toruń' }
  queryClient.setQueryData(profileQuery.queryKey, { profile: { ...person, ...address } } as never)
  queryClient.setQueryData(settingsQuery.queryKey, { brand: {}, order_days: 5 } as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  bearer.forget()
})

const remainder: GiftCardRemainder = {
  promotion: { slug: 'sciernisko', name: 'Ściernisko' },
  kind: 'prepaid',
  kind_text: 'karta przedpłacona',
  value: 10_000,
  value_text: '100 zł',
}

function show(remainders: GiftCardRemainder[]) {
  const meta = { current_page: 1, last_page: 1, per_page: 6, total: 0 }
  queryClient.setQueryData(giftCardsQuery(1).queryKey, {
    data: { items: [], fields: [], remainders },
    meta,
  } as never)
  const router = createMemoryRouter([{ path: '*', element: <GiftCardsToCollect /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('what no card settles is named with its promotion, also where no card waits', () => {
  show([remainder])
  expect(screen.getByRole('note').textContent).toContain('Reszta po kartach (karta przedpłacona): 100 zł')
  expect(screen.getByRole('link', { name: 'Ściernisko' }).getAttribute('href')).toBe('/promocje/sciernisko')
  expect(screen.queryByText('Nie masz kart do odbioru')).toBeNull()
})

test('where nothing is left over, nothing is said of it', () => {
  show([])
  expect(screen.getByText('Nie masz kart do odbioru')).toBeTruthy()
  expect(screen.queryByRole('note')).toBeNull()
})

const meta = { current_page: 1, last_page: 1, per_page: 6, total: 2 }

/** A card of Ściernisko that waits to be collected. */
function waiting(id: string) {
  return {
    id,
    promotion: { slug: 'sciernisko', name: 'Ściernisko' },
    kind: 'fuel',
    kind_text: 'karta paliwowa',
    value_text: '300 zł',
    earned_at: '2025-08-20T07:00:00Z',
  }
}

function showCards(...ids: string[]) {
  let left = ids
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET')
      return Response.json({ data: { items: left.map(waiting), fields: [], remainders: [] }, meta })
    left = left.filter((id) => !request.url.endsWith(id))
    return Response.json({ data: { id: 'o12', number: 12 }, message: 'Przyjęte' }, { status: 201 })
  })
  const router = createMemoryRouter([{ path: '*', element: <GiftCardsToCollect /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const openers = () => screen.findAllByRole('button', { name: /^Odbierz kartę/ })

test.each([
  ['Jako kod', 'Powiadomimy Cię, gdy kod będzie gotowy, zwykle w ciągu 5 dni roboczych.'],
  ['Pocztą na adres', 'Wyślemy ją na podany adres, zwykle w ciągu 5 dni roboczych.'],
])(
  'a collected card (%s) says what comes next, also where it was the last one',
  async (delivery, sentence) => {
    showCards('a')
    await userEvent.click((await openers())[0] as HTMLElement)
    await userEvent.click(screen.getByRole('radio', { name: delivery }))
    await userEvent.click(screen.getByRole('button', { name: 'Zamawiam kartę' }))
    const text = (await screen.findByRole('alert')).textContent?.replaceAll('\u00a0', ' ')
    expect(text).toBe(`Karta zamówiona. ${sentence}Zobacz zamówienie nr 12`)
    expect(screen.getByText('Nie masz kart do odbioru')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Zobacz zamówienie/ }).getAttribute('href')).toBe(
      '/moje-nagrody?zamowienie=12',
    )
  },
)

test('what was typed for a card is there after a reload, for that card only', async () => {
  showCards('a', 'b')
  await userEvent.click((await openers())[1] as HTMLElement)
  await userEvent.clear(screen.getByLabelText(/^Odbiorca/))
  await userEvent.type(screen.getByLabelText(/^Odbiorca/), 'Anna Kłos')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  showCards('a', 'b')
  for (const opener of await openers()) await userEvent.click(opener)
  const recipients = screen.getAllByLabelText<HTMLInputElement>(/^Odbiorca/).map(({ value }) => value)
  expect(recipients).toEqual(['Jan Kłos', 'Anna Kłos'])
})
