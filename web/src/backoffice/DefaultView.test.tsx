import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../api/query-client'
import { viewsQuery } from './saved-views'
import { active, choice, headings, opener, openList, standard } from './test-list'

const row = () => screen.findByRole('cell', { name: 'Anna Wit' })

test('a bare address leads to the default view, and no row of the whole list is read before', async () => {
  const { router, query, read } = openList({ views: [standard] })
  await row()
  expect(query()).toBe('?status=active&kolumny=name,town&widok=7')
  expect(headings()).toEqual(['Nazwisko', 'Miejscowość'])
  expect(read()).toEqual(['active'])
  await act(() => router.navigate(-1))
  expect(screen.getByText('Biurko')).toBeTruthy()
})

test('nothing of the list is shown while it is not known whether there is a default view', async () => {
  let answerWith: (answer: Response) => void = () => undefined
  const { read } = openList({
    answers: {
      GET: () =>
        new Promise((resolve) => {
          answerWith = resolve
        }),
    },
  })
  expect(await screen.findByRole('status', { name: 'Ładowanie...' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(read()).toEqual([])
  await act(async () => answerWith(Response.json({ data: [] })))
  await row()
  expect(read()).toEqual([''])
})

test.each([
  ['no default view', { views: [active] }, ''],
  ['an address with a filter', { views: [standard], at: '/zaplecze/uczestnicy?status=new' }, '?status=new'],
  ['views that cannot be read', { answers: { GET: () => new Response(null, { status: 500 }) } }, ''],
])('with %s the list is what the address says', async (_, setting, expected) => {
  const { query } = openList(setting)
  await row()
  expect(query()).toBe(expected)
  expect(headings()).toEqual(['Nazwisko', 'NIP', 'Miejscowość'])
})

test('without a view the whole list can be had, and stays after a filter is set and taken away', async () => {
  const { user, query, read } = openList({ views: [standard] })
  await user.click(await opener())
  await user.click(choice('Bez widoku'))
  expect(query()).toBe('?widok=brak')
  await row()
  expect(read()).toEqual(['active', ''])
  await user.click(screen.getByRole('button', { name: 'Aktywne' }))
  await user.click(screen.getByRole('button', { name: 'Wszystkie' }))
  expect(query()).toBe('?widok=brak')
})

test('a list that was opened with a filter is whole once it is taken away', async () => {
  const { user, query } = openList({ views: [standard], at: '/zaplecze/uczestnicy?status=active' })
  await row()
  await screen.findByRole('button', { name: 'Widok' })
  await user.click(await opener())
  await screen.findByRole('menuitemradio', { name: /^Aktywni/ })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Wszystkie' }))
  expect(query()).toBe('?widok=brak')
})

test('a link to the bare list opens the default view again', async () => {
  const { user, query } = openList({ views: [standard], at: '/zaplecze/uczestnicy?status=new' })
  await user.click(await screen.findByRole('link', { name: 'Uczestnicy' }))
  await row()
  expect(query()).toBe('?status=active&kolumny=name,town&widok=7')
})

test('a view that becomes the default elsewhere waits until the list is opened again', async () => {
  const { user, query } = openList({ views: [active] })
  await row()
  await screen.findByRole('button', { name: 'Widok' })
  act(() => void queryClient.setQueryData(viewsQuery('participants').queryKey, [standard]))
  expect(query()).toBe('')
  expect(headings()).toHaveLength(3)
  await user.click(screen.getByRole('link', { name: 'Uczestnicy' }))
  await row()
  expect(query()).toBe('?status=active&kolumny=name,town&widok=7')
})
