import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ListFilters } from './ListFilters'
import { SearchBox } from './SearchBox'

const boxes = {
  'the search box': <SearchBox label="Nazwa" />,
  'the filters of a list': <ListFilters statuses={[]} initialStatus="" searchLabel="Nazwa" />,
}

test.each(Object.entries(boxes))(
  '%s shows after a step back what the list is searched for',
  async (_, element) => {
    const router = createMemoryRouter([{ path: '*', element }])
    render(<RouterProvider router={router} />)
    const box = () => screen.getByLabelText<HTMLInputElement>('Nazwa')
    await userEvent.type(box(), 'dovvo{Enter}')
    expect(router.state.location.search).toBe('?search=dovvo')
    expect(document.activeElement).toBe(box())
    await act(() => router.navigate(-1))
    expect(box().value).toBe('')
  },
)
