import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { BackofficeMenu } from './BackofficeMenu'

const scroll = vi.fn()

beforeEach(() => {
  queryClient.setQueryData(['backoffice', 'me'], { roles: ['administrator'] })
  scroll.mockReset()
  Element.prototype.scrollIntoView = function (options) {
    scroll(this.textContent, options)
  }
})

function at(place: string) {
  const router = createMemoryRouter([{ path: '*', element: <BackofficeMenu /> }], { initialEntries: [place] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const leastMove = { block: 'nearest', inline: 'nearest' }

test('the place where one is comes into view, also on the pages under it', async () => {
  const router = at('/zaplecze/dziennik')
  expect(scroll.mock.calls).toEqual([['Dziennik', leastMove]])
  await act(() => router.navigate('/zaplecze/faktury/7'))
  expect(scroll.mock.calls.slice(1)).toEqual([['Faktury', leastMove]])
})

test('what stays on the page moves neither the menu nor the focus', async () => {
  const router = at('/zaplecze/faktury')
  const link = screen.getByRole('link', { name: 'Sezony' })
  link.focus()
  await act(() => router.navigate('/zaplecze/faktury?status=appeals'))
  expect(scroll).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(link)
})
