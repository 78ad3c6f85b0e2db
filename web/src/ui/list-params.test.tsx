import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { filtersFrom, UnfilteredQuery, useListParams, useTypedFilter } from './list-params'
import { pagesAround } from './Pager'

function at(place: string, unfiltered = '') {
  let router: ReturnType<typeof createMemoryRouter> | undefined
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '*', element: children }], { initialEntries: [place] })
    return (
      <UnfilteredQuery value={unfiltered}>
        <RouterProvider router={router} />
      </UnfilteredQuery>
    )
  }
  const { result } = renderHook(() => useListParams({ by: 'date', desc: true }), { wrapper })
  return { result, search: () => router?.state.location.search }
}

test('without parameters the list starts at page one in its own order', () => {
  const { result } = at('/moje-faktury')
  expect(result.current).toMatchObject({ page: 1, sort: { by: 'date', desc: true } })
})

test('the place is read from the URL', () => {
  const { result } = at('/moje-faktury?page=3&sortBy=points&sortDesc=false&search=FV')
  expect(result.current).toMatchObject({ page: 3, sort: { by: 'points', desc: false } })
  expect(result.current.filter('search')).toBe('FV')
})

test('a choice that the list does not have is the first one to see', () => {
  const options = [{ value: 'new' }, { value: 'all' }]
  const chosen = (place: string) => at(place).result.current.choice('status', options, 'new')
  expect(chosen('/?status=all')).toBe('all')
  expect(chosen('/?status=AAA')).toBe('new')
  expect(chosen('/')).toBe('new')
})

test('the filters of a list are those of its names that the address sets', () => {
  const search = new URLSearchParams('page=2&search=FV&active=false&edi=')
  expect(filtersFrom<Record<string, string>>(search, ['search', 'active', 'edi', 'brand'])).toEqual({
    search: 'FV',
    active: 'false',
  })
})

test.each(['0', '-2', 'x'])('page %s is page one', (page) => {
  expect(at(`/moje-faktury?page=${page}`).result.current.page).toBe(1)
})

test('another order starts at page one and keeps the filters', () => {
  const { result, search } = at('/moje-faktury?tab=waiting&page=3&search=FV')
  act(() => result.current.onSort({ by: 'points', desc: true }))
  expect(search()).toBe('?tab=waiting&search=FV&sortBy=points&sortDesc=true')
})

test('an emptied filter leaves the URL', () => {
  const { result, search } = at('/moje-faktury?search=FV')
  act(() => result.current.setFilter('search', ''))
  expect(search()).toBe('')
})

test('an emptied filter leaves the query of the whole list where the bare address shows something else', () => {
  const { result, search } = at('/zaplecze/faktury?search=FV', 'widok=brak')
  act(() => result.current.setFilter('search', ''))
  expect(search()).toBe('?widok=brak')
})

test('a filter chosen before the one before it is drawn comes on top of it', () => {
  const { result, search } = at('/produkty?page=2')
  act(() => {
    result.current.setFilter('category', 'herbicydy')
    result.current.setFilter('crop', 'rzepak')
  })
  expect(search()).toBe('?category=herbicydy&crop=rzepak')
})

test('what is typed in one filter right after another was applied stays', () => {
  function Filters() {
    const { filter, setFilter } = useListParams({ by: 'date', desc: true })
    const [typed, setTyped] = useTypedFilter({ nip: filter('nip'), from: filter('from') })
    return (
      <>
        <button type="button" onClick={() => setFilter('nip', '5213017228')}>
          Szukaj
        </button>
        <input value={typed.from} onChange={({ target }) => setTyped({ ...typed, from: target.value })} />
      </>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Filters /> }])
  render(<RouterProvider router={router} flushSync={(change) => void flushSync(change)} />)
  act(() => {
    fireEvent.click(screen.getByRole('button'))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '8.9.2025' } })
  })
  expect(screen.getByRole('textbox')).toHaveProperty('value', '8.9.2025')
})

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
])('page %i of %i shows its neighbours and the ends', (current, last, pages) => {
  expect(pagesAround(current, last)).toEqual(pages)
})

describe('what is typed', () => {
  const typing = () =>
    renderHook((applied) => useTypedFilter(applied), { initialProps: { type: 'nip', search: 'FV' } })

  test('stays while the address asks for the same', () => {
    const { result, rerender } = typing()
    act(() => result.current[1]({ type: 'nip', search: 'FV 12' }))
    rerender({ type: 'nip', search: 'FV' })
    expect(result.current[0].search).toBe('FV 12')
  })

  test('follows the address, so that what was taken back is not searched for again', () => {
    const { result, rerender } = typing()
    act(() => result.current[1]({ type: 'nip', search: 'FV 12' }))
    rerender({ type: 'nip', search: '' })
    expect(result.current[0].search).toBe('')
  })
})
