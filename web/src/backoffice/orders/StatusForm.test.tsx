// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { queryClient } from '../../api/query-client'
import type { OrderDetails } from './queries'
import { StatusForm } from './StatusForm'

const forward = { status: { code: 'in_progress', label: 'W toku' }, needs_reason: false }
const cancelling = { status: { code: 'cancelled', label: 'Anulowana' }, needs_reason: true }

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

test('the next step is chosen beforehand', () => {
  show([forward, cancelling])
  expect(isChosen('W toku')).toBe(true)
  expect(isChosen('Anulowana')).toBe(false)
})

test('cancelling is chosen on purpose, also where nothing else is left', () => {
  show([cancelling])
  expect(isChosen('Anulowana')).toBe(false)
})
