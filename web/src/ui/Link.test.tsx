import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Link } from './Link'

function show(onFollow: () => void) {
  const page = (
    <Link to="/moje-faktury" onFollow={onFollow}>
      Faktury
    </Link>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  render(<RouterProvider router={router} />)
  return { router, link: screen.getByRole('link') }
}

test.each([
  ['a press', () => fireEvent.click(screen.getByRole('link')), 1, '/moje-faktury'],
  ['a press with Ctrl', () => fireEvent.click(screen.getByRole('link'), { ctrlKey: true }), 1, '/'],
  ['the middle button', () => middle(1), 1, '/'],
  ['the button of the context menu', () => middle(2), 0, '/'],
])('%s follows the link, or leaves the page where it is', async (_, press, times, path) => {
  const onFollow = vi.fn()
  const { router } = show(onFollow)
  press()
  expect(onFollow).toHaveBeenCalledTimes(times)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(path))
})

function middle(button: number) {
  fireEvent(screen.getByRole('link'), new MouseEvent('auxclick', { button, bubbles: true }))
}

test('a link is an address, which its menu can open in a new tab', () => {
  expect(show(vi.fn()).link.getAttribute('href')).toBe('/moje-faktury')
})
