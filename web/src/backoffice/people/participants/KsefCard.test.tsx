import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { KsefCard } from './KsefCard'
import { type KsefConnectionState, ksefConnectionQuery } from './queries'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const connection = {
  connected_at: '2025-08-19T07:00:00Z',
  checked_at: '2025-08-20T07:00:00Z',
  next_check_at: '2025-08-20T08:05:00Z',
  status: { code: 'active', label: 'Działa', color: 'green' },
  reason: null,
  reported: 3,
} as const

async function show(state: KsefConnectionState) {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    paths.push(new URL(request.url).pathname)
    return Response.json({ data: state })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <KsefCard id={7} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(queryClient.getQueryData(ksefConnectionQuery(7).queryKey)).toBeTruthy())
  await act(async () => {})
  return paths
}

/** The whole card with plain spaces. */
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ')

test('a connection is told by its status, its times and what it has reported', async () => {
  expect(await show({ available: true, connection })).toEqual([
    '/api/v1/backoffice/participants/7/ksef-connection',
  ])
  expect(screen.getByRole('heading', { name: /^Połączenie z\sKSeF$/ })).toBeTruthy()
  expect(text()).toContain('StatusDziałaToken podany19.08.2025, 09:00')
  expect(text()).toContain('Ostatnie sprawdzenie20.08.2025, 09:00Zgłoszone faktury3 faktury')
})

test.each([
  ['waiting', 'Czeka na sprawdzenie', 'yellow'],
  ['refused', 'Token odrzucony', 'red'],
] as const)('one that is %s has its label and the reason', async (code, label, color) => {
  const status = { code, label, color }
  const reason = 'Token unieważniono w KSeF.'
  await show({ available: true, connection: { ...connection, status, reason, checked_at: null } })
  expect(text()).toContain(`Status${label}${reason}`)
  expect(text()).toContain('Ostatnie sprawdzenieJeszcze nie było')
})

test('one that cannot be reached says it once, and when it is tried again', async () => {
  const status = { code: 'unreachable', label: 'KSeF nie odpowiada', color: 'orange' } as const
  await show({ available: true, connection: { ...connection, status, reason: 'KSeF nie odpowiedział.' } })
  expect(text()).toContain('StatusKSeF nie odpowiadaToken podany')
  expect(text()).toContain('Następna próba20.08.2025, 10:05')
})

test('a participant without one has given no token', async () => {
  await show({ available: true, connection: null })
  expect(text()).toContain('Uczestnik nie podał tokena.')
})

test('where the programme reads nothing from KSeF only an old connection is shown, and that it rests', async () => {
  await show({ available: false, connection: null })
  expect(document.body.textContent).toBe('')
  queryClient.clear()
  await show({ available: false, connection })
  expect(text()).toContain('Program nie czyta teraz faktur z KSeF.')
})
