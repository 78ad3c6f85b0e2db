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
    if (request.method === 'POST') bodies.push(await request.json())
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
