// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import type { ResultDetails } from './queries'
import { Remainders } from './Remainders'

const { payRemainder, roles } = vi.hoisted(() => ({
  payRemainder: vi.fn(async () => ({ message: 'Przelew czeka na paczkę' })),
  roles: { held: ['finance'] },
}))
vi.mock('./queries', async (original) => ({ ...(await original<object>()), payRemainder }))
vi.mock('../../session/operator', async (original) => ({
  ...(await original<object>()),
  useOperator: () => ({ roles: roles.held }),
}))

beforeEach(() => {
  payRemainder.mockClear()
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('CSS', { escape: (name: string) => name })
})

function show(held: string[]) {
  roles.held = held
  const remainders = [
    { kind: 'fuel', kind_text: 'karta paliwowa', value: 10_000, value_text: '100 zł' },
  ] as const
  const result = { participant: 'Jan Lis', remainders } as unknown as ResultDetails
  const router = createMemoryRouter([
    { path: '*', element: <Remainders promotion={3} participant={7} result={result} /> },
  ])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('finance pays what is left over, once it was asked and said what follows', async () => {
  show(['finance'])
  await userEvent.click(screen.getByRole('button', { name: /^Wypłać przelewem/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Jan Lis dostanie przelew na 100 zł')
  expect(payRemainder).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Wypłać 100 zł' }))
  expect(payRemainder).toHaveBeenCalledWith(3, 7, { kind: 'fuel', value: 10_000 })
})

test('others see the sum and pay nothing', () => {
  show(['moderator'])
  expect(screen.getByText('100 zł')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Wypłać/ })).toBeNull()
})
