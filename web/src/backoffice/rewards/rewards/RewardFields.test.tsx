import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import type { Reward } from './queries'
import { RewardFields } from './RewardFields'
import RewardsPage from './RewardsPage'

const picture = {
  src: '/a.jpg',
  srcset: '/a.jpg 800w',
  width: 800,
  height: 600,
  alternative: 'Kurtka na wieszaku',
}
const stored = {
  id: 7,
  version: 2,
  kind: 'parcel',
  name: 'Kurtka',
  slug: 'kurtka',
  summary: 'Ciepła',
  description: 'Wodoodporna.',
  picture: 'jacket',
  category: 'Odzież i obuwie',
  photo_id: null,
  photo: null,
  price: 24_000,
  position: 5,
  active: true,
} as unknown as Reward

const listed = {
  id: 7,
  name: 'Kurtka',
  kind: 'parcel',
  picture: 'jacket',
  category: 'Odzież i obuwie',
  price: 1,
}

function answerTo(path: string): unknown {
  if (path.endsWith('/options')) return { data: { categories: ['Karty', 'Odzież i obuwie'] } }
  if (path.endsWith('/media/12')) return { data: { id: 12, name: 'kurtka', picture } }
  if (path.endsWith('/media'))
    return { data: { items: [{ id: 12, name: 'kurtka', picture }] }, meta: { next_cursor: null } }
  if (path.endsWith('/rewards')) return { data: { items: [listed] }, meta: { next_cursor: null } }
  return { data: stored }
}

const requested: string[] = []

beforeEach(() => {
  queryClient.clear()
  requested.length = 0
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    requested.push(pathname + search)
    return Response.json(answerTo(pathname))
  })
})

function show(element: React.ReactNode, place = '/zaplecze/nagrody') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [place] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

function showForm(reward: Reward | null) {
  const send = vi.fn(async () => ({ message: 'Zapisane' }))
  show(<RewardFields reward={reward} send={send} onDone={() => undefined} onCancel={() => undefined} />)
  return send
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

test('a category is typed, with those that there are as suggestions', async () => {
  const send = showForm(null)
  const field = screen.getByLabelText<HTMLInputElement>('Kategoria')
  await vi.waitFor(() =>
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['Karty', 'Odzież i obuwie']),
  )
  fireEvent.change(field, { target: { value: 'Warsztat' } })
  await act(async () => fireEvent.submit(screen.getByRole('form')))
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ category: 'Warsztat', photo_id: null, picture: 'gift' }),
      expect.anything(),
    ),
  )
})

test('a photo of the library is chosen, shown, sent, and can be taken away again', async () => {
  const send = showForm(stored)
  const group = screen.getByRole('group', { name: 'Zdjęcie' })
  expect(group.textContent).toContain('Bez zdjęcia pokażemy rysunek')
  await press('Wybierz obraz')
  await press('kurtka')
  expect(await within(group).findByRole('img', { name: 'Kurtka na wieszaku' })).toBeTruthy()
  await act(async () => fireEvent.submit(screen.getByRole('form')))
  await vi.waitFor(() =>
    expect(send).toHaveBeenLastCalledWith(
      expect.objectContaining({ category: 'Odzież i obuwie', photo_id: 12 }),
      2,
    ),
  )
  await press('Usuń obraz')
  expect(within(group).queryByRole('img', { name: 'Kurtka na wieszaku' })).toBeNull()
})

test('a stored photo is shown and stays', async () => {
  const send = showForm({ ...stored, photo_id: 12 })
  expect(await screen.findByRole('img', { name: 'Kurtka na wieszaku' })).toBeTruthy()
  await act(async () => fireEvent.submit(screen.getByRole('form')))
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ photo_id: 12 }), 2))
})

test('the list has the category of each reward, and a filter for it in the address', async () => {
  const router = show(<RewardsPage />)
  const row = (await screen.findByRole('link', { name: 'Kurtka' })).closest('tr')
  expect(row?.textContent?.replaceAll('\u00a0', ' ')).toContain('Odzież i obuwie')
  const filter = screen.getByLabelText('Kategoria')
  await within(filter).findByRole('option', { name: 'Karty' })
  await act(async () => fireEvent.change(filter, { target: { value: 'Karty' } }))
  expect(router.state.location.search).toBe('?category=Karty')
  await vi.waitFor(() => expect(requested.some((path) => path.includes('category=Karty'))).toBe(true))
})
