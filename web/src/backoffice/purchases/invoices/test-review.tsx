import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { undoDelayed } from '../../../session/delayed'
import { forgetDraft } from './drafts'
import type { ReviewedInvoice } from './queries'
import { ReviewForm } from './ReviewForm'

/** A reported invoice of which nothing is known but its buyer. */
export const invoice = {
  id: 'a',
  version: 1,
  season: 2025,
  reported_at: '2025-08-20T07:00:00Z',
  distributor_id: 2,
  distributor: 'Agro-Bzura',
  buyer_name: 'Jan Kowalski',
  issued_on: null,
  participant: { nip: '5260250274' },
  file: null,
  einvoice: null,
  lines: [],
  usual: [],
} as unknown as ReviewedInvoice

const pack = (id: number, product: string, size: string) => ({
  id,
  product,
  pack: size,
  unit: 'L',
  volume: 5000,
  points_per_unit: 10_000,
})

const packs = [
  pack(7, 'AGROSAR 360 SL', '20 L'),
  pack(8, 'DOVVO 450 SC', '5 L'),
  pack(9, 'DOVVO 450 SC', '10 L'),
]

interface Answers {
  /** The server's proposals for the lines of the file. */
  readonly proposals?: Promise<readonly object[]>
}

/** Bodies of the requests that were sent, by the last part of their paths. */
export interface Sent {
  readonly path: string
  readonly body: Record<string, unknown>
}

/** Shows the review of an invoice, and returns the list of what it sends. */
export function show(differences: object = {}, answers: Answers = {}): Sent[] {
  const shown = { ...invoice, ...differences } as ReviewedInvoice
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/').at(-1) ?? ''
    if (request.method === 'POST') sent.push({ path, body: await request.clone().json() })
    if (path === 'file')
      return new Response('%PDF', { headers: { 'Content-Type': shown.file?.media_type ?? '' } })
    if (path === 'proposals') return Response.json({ data: await answers.proposals })
    return Response.json({ data: path === 'packs' ? packs : [] })
  })
  const element = <ReviewForm invoice={shown} onDecided={() => {}} />
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  return sent
}

/** Ends a test: what it decided is neither sent to the next one's server after its ten seconds, nor is its draft. */
export async function leave() {
  const submit = screen.queryByRole('button', { name: 'Zapisz decyzję' })
  await waitFor(() => expect(submit?.getAttribute('aria-disabled') ?? null).toBeNull())
  vi.unstubAllGlobals()
  queryClient.clear()
  undoDelayed('a')
  forgetDraft('a')
}

/** Field of a line by its label. */
export function field(label: RegExp, line = 0): HTMLInputElement {
  const found = screen.getAllByLabelText<HTMLInputElement>(label, { selector: 'input' })[line]
  if (!found) throw new Error(`line ${line} has no ${label}`)
  return found
}

export const day = /^Data wystawienia/
export const buyer = /^Nabywca/
export const packField = /^Produkt i opakowanie/
export const quantity = /^Liczba opakowań/
export const net = /^Wartość netto/
