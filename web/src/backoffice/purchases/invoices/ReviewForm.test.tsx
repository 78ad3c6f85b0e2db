import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import type { ReviewedInvoice } from './queries'
import { ReviewForm } from './ReviewForm'

const invoice = {
  id: 5,
  version: 1,
  season: 2025,
  distributor_id: 2,
  distributor: 'Agro-Bzura',
  buyer_name: 'Jan Kowalski',
  issued_on: null,
  lines: [],
  usual: [],
} as unknown as ReviewedInvoice

function show() {
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }))
  const element = <ReviewForm invoice={invoice} onDecided={() => {}} />
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const reason = () => screen.getByLabelText<HTMLTextAreaElement>(/Powód dla uczestnika/)

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('the reason stays over a look back at the lines', async () => {
  show()
  await userEvent.keyboard('{F8}')
  await userEvent.type(reason(), 'Nieczytelny skan')
  await userEvent.click(screen.getByRole('button', { name: 'Wróć do pozycji' }))
  await userEvent.keyboard('{F8}')
  expect(reason().value).toBe('Nieczytelny skan')
})

test('while the whole invoice is rejected no line is added behind it', async () => {
  show()
  await userEvent.keyboard('{F2}')
  expect(screen.getAllByText(/^Pozycja \d$/)).toHaveLength(2)
  await userEvent.keyboard('{F8}{F2}{F2}{F8}')
  expect(screen.getAllByText(/^Pozycja \d$/)).toHaveLength(2)
})
