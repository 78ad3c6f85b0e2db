import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { Dialog } from '../../ui/Dialog'
import BankAccountModal from './BankAccountModal'

const error = 'Numer konta musi być w formacie IBAN'

function show() {
  vi.stubGlobal('fetch', async () => Response.json({ data: { name: 'Bank Polski' } }))
  const modal = (
    <Dialog label="Numer konta" onClose={() => undefined}>
      <BankAccountModal name="dodaj-numer-konta" close={() => undefined} />
    </Dialog>
  )
  const router = createMemoryRouter([{ path: '*', element: modal }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const number = () => screen.getByRole('textbox', { name: /^Numer konta/ })

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('a number with a wrong checksum says so as soon as it is whole, and names no bank', async () => {
  show()
  await userEvent.type(number(), '6110901014000007121981287')
  expect(await screen.findByText('Bank Polski')).toBeTruthy()
  expect(screen.queryByText(error)).toBeNull()
  await userEvent.type(number(), '5')
  expect(await screen.findByText(error)).toBeTruthy()
  expect(screen.queryByText('Bank Polski')).toBeNull()
  await userEvent.type(number(), '{Backspace}')
  await vi.waitFor(() => expect(screen.queryByText(error)).toBeNull())
  await userEvent.type(number(), '4')
  expect(await screen.findByText('Bank Polski')).toBeTruthy()
  expect(screen.queryByText(error)).toBeNull()
})

test('a number that is left half is told when it is saved, and not before', async () => {
  show()
  await userEvent.type(number(), '611090')
  expect(screen.queryByText(error)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz numer konta' }))
  expect(await screen.findByText(error)).toBeTruthy()
})
