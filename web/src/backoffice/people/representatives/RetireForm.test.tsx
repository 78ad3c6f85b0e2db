import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import type { Representative } from './queries'
import { RetireForm } from './RetireForm'

const { deactivate } = vi.hoisted(() => ({ deactivate: vi.fn(async () => ({ message: 'Koniec' })) }))
vi.mock('./queries', async (original) => ({ ...(await original<object>()), deactivate }))

test('participants change hands once the question is answered, and not before', async () => {
  const person = { id: 3, active: true, participants: 12 } as Representative
  const router = createMemoryRouter([
    { path: '*', element: <RetireForm person={person} people={[person]} /> },
  ])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Zakończ współpracę')
  expect(screen.getByText(/Uczestnicy od razu zmienią przedstawiciela\.$/)).toBeTruthy()
  await press('Nie teraz')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zakończ współpracę' }))
  expect(deactivate).not.toHaveBeenCalled()
  await press('Zakończ współpracę')
  await press('Tak, zakończ')
  expect(deactivate).toHaveBeenCalledWith(3, null)
})
