// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import type { OrderDetails } from './queries'
import { StatusForm } from './StatusForm'

const { changeStatus } = vi.hoisted(() => ({ changeStatus: vi.fn(async () => ({ message: 'Anulowane' })) }))
vi.mock('./queries', async (original) => ({ ...(await original<object>()), changeStatus }))

const forward = { status: { code: 'in_progress', label: 'W toku' }, needs_reason: false }
const cancelling = { status: { code: 'cancelled', label: 'Anulowana' }, needs_reason: true }

beforeEach(() => {
  changeStatus.mockClear()
  Element.prototype.scrollIntoView = vi.fn()
})

function show(next: readonly unknown[]) {
  const order = { id: 1, version: 1, next } as unknown as OrderDetails
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <StatusForm order={order} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the next step is chosen beforehand, and cancelling on purpose', () => {
  show([forward, cancelling])
  expect(isChosen('W toku')).toBe(true)
  expect(isChosen('Anulowana')).toBe(false)
})

test('where an order may only be cancelled nothing is chosen: a button cancels it, and asks for the reason', async () => {
  show([cancelling])
  expect(screen.queryByRole('radio')).toBeNull()
  await press('Anuluj zamówienie')
  expect(await screen.findByText('Pole jest wymagane')).toBeTruthy()
  expect(changeStatus).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Powód dla uczestnika' }), 'Brak towaru')
  await press('Anuluj zamówienie')
  expect(changeStatus).toHaveBeenCalledWith(1, { status: 'cancelled', version: 1, note: 'Brak towaru' })
})
