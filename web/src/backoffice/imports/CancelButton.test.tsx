import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { CancelButton } from './CancelButton'

const { cancelImport } = vi.hoisted(() => ({ cancelImport: vi.fn(async () => ({ message: 'Anulowany' })) }))
vi.mock('./queries', async (original) => ({ ...(await original<object>()), cancelImport }))

test('an import is cancelled by whoever has read what that costs', async () => {
  const router = createMemoryRouter([{ path: '*', element: <CancelButton id={7} /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj import' }))
  expect(screen.getByRole('dialog', { name: 'Anulować import?' }).textContent).toContain(
    'Plik trzeba będzie wczytać od nowa.',
  )
  expect(cancelImport).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Tak, anuluj' }))
  expect(cancelImport).toHaveBeenCalledWith(7)
})
