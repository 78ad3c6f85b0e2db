// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { queryClient } from '../../api/query-client'
import { CancelOrder } from './CancelOrder'
import type { Order } from './queries'

async function questionFor(order: Partial<Order>): Promise<string> {
  render(
    <QueryClientProvider client={queryClient}>
      <CancelOrder order={order as Order} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj zamówienie' }))
  return screen.getByText(/^Anulować zamówienie\?/).textContent ?? ''
}

const trip = { kind: 'trip', points: 5_000 } as const
const back = { returned: 3_000, returned_text: '3 000 pkt' }
const lost = { forfeited: 3_000, forfeited_text: '3 000 pkt' }
const none = { forfeited: 0, forfeited_text: '0 pkt' }

test.each([
  [{ ...trip, cancelling: { ...back, ...none } }, 'Na Twoje konto wróci 3 000 pkt.'],
  [
    { ...trip, cancelling: { returned: 0, returned_text: '0 pkt', ...lost } },
    'Termin zamówienia minął, więc przepadnie 3 000 pkt.',
  ],
  [
    { ...trip, cancelling: { ...back, ...lost } },
    'Termin zamówienia minął, więc przepadnie 3 000 pkt. Na Twoje konto wróci 3 000 pkt.',
  ],
  [{ kind: 'bank_transfer', points: 0, amount: 10_000 }, 'Kwota wróci do reszty z\u00a0promocji.'],
  [{ kind: 'parcel', points: 500 }, 'Punkty wrócą na Twoje konto: 500\u00a0pkt.'],
] as const)('before an order is cancelled it is said what comes back: %o', async (order, text) => {
  expect(await questionFor(order as Partial<Order>)).toBe(`Anulować zamówienie? ${text}`)
})
