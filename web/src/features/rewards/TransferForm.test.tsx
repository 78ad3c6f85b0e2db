import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { profileQuery } from '../../session/session'
import type { RewardDetails } from './queries'
import { TransferForm } from './TransferForm'

const reward = {
  id: 7,
  kind: 'bank_transfer',
  min_amount: 5_000,
  max_amount: 50_000,
  amount_step: 1_000,
  points_per_zloty: 10,
} as RewardDetails

function server(answer: () => Response) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.method !== 'POST') return Response.json({}, { status: 404 })
    bodies.push(await request.json())
    return answer()
  })
  return bodies
}

function show() {
  const onOrdered = vi.fn()
  const router = createMemoryRouter(
    [{ path: '*', element: <TransferForm reward={reward} onOrdered={onOrdered} /> }],
    { initialEntries: ['/nagrody/przelew-na-konto/zamowienie'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, onOrdered }
}

async function order(zlotys: string) {
  await userEvent.type(screen.getByRole('textbox', { name: /Kwota przelewu/ }), zlotys)
  await userEvent.click(screen.getByRole('button', { name: 'Zamawiam' }))
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  bearer.borrow('t')
  queryClient.setQueryData(profileQuery.queryKey, {
    profile: { bank_account: null },
    points: { available: 90_000 },
  } as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  bearer.forget()
})

test.each([
  ['128', /Kwota musi być wielokrotnością 10,00.zł/],
  ['30', /Najmniejsza kwota to 50,00.zł/],
  ['600', /Największa kwota to 500,00.zł/],
])('%s zł is ordered by nobody: the form says what is wrong', async (zlotys, sentence) => {
  const bodies = server(() => Response.json({}))
  const { onOrdered } = show()
  await order(zlotys)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(bodies).toEqual([])
  expect(onOrdered).not.toHaveBeenCalled()
})

test('a missing account is asked for once, and going back does not ask again', async () => {
  server(() =>
    Response.json({ error: 'bank_account_missing', message: 'Uzupełnij numer konta.' }, { status: 409 }),
  )
  const { router } = show()
  const places: string[] = []
  router.subscribe(({ location }) => places.push(location.hash))
  await order('130')
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Uzupełnij numer konta.')
  expect(places).toEqual(['#!uzupelnij-numer-konta'])
  await router.navigate(-1)
  await userEvent.type(screen.getByRole('textbox', { name: /Kwota przelewu/ }), '0')
  expect(places).toEqual(['#!uzupelnij-numer-konta', ''])
})

test('the balance stands over the sum, in points and in złotys', () => {
  server(() => Response.json({}))
  show()
  expect(screen.getByRole('form').textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Masz 90 000 pkt ≈ 9 000 zł',
  )
})

test('a quick amount fills the field in, and its cost and what is left are shown at once', async () => {
  const bodies = server(() => Response.json({ data: { number: 5 }, message: 'Przyjęte' }))
  const { onOrdered } = show()
  await userEvent.click(screen.getByRole('button', { name: /^Połowa 250.zł$/ }))
  expect(screen.getByRole('textbox', { name: /Kwota przelewu/ })).toHaveProperty('value', '250,00')
  expect(screen.getByText(/^Koszt:/).textContent).toMatch(/2.500.pkt.*87.500.pkt/)
  await userEvent.click(screen.getByRole('button', { name: 'Zamawiam' }))
  await vi.waitFor(() =>
    expect(onOrdered).toHaveBeenCalledWith(expect.objectContaining({ message: 'Przyjęte' })),
  )
  expect(bodies).toEqual([{ reward_id: 7, amount: 25_000, points: 2_500 }])
})

test('the step is checked while the sum is typed, and the smallest sum only once it is sent', async () => {
  server(() => Response.json({}))
  show()
  const sum = screen.getByRole('textbox', { name: /Kwota przelewu/ })
  await userEvent.type(sum, '12')
  expect(screen.queryByText(/Najmniejsza kwota/)).toBeNull()
  await userEvent.type(sum, '8')
  expect(await screen.findByText(/Kwota musi być wielokrotnością 10,00.zł/)).toBeTruthy()
  expect(sum.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(sum, '{Backspace}')
  await vi.waitFor(() => expect(screen.queryByText(/Kwota musi być/)).toBeNull())
  await userEvent.type(sum, '0')
  expect(screen.queryByText(/Kwota musi być/)).toBeNull()
})
