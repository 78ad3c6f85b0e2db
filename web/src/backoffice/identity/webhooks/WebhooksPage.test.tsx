import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { operatorBearer } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import WebhookPage from './WebhookPage'
import WebhooksPage from './WebhooksPage'

const root = '/api/v1/backoffice/webhooks'

const webhook = {
  id: 3,
  name: 'Hurtownia danych',
  url: 'https://hooks.example.pl/plon',
  events: [{ code: 'invoice.decided', label: 'Faktura rozpatrzona' }],
  api_client: null,
  api_client_id: null,
  status: { code: 'active', label: 'Włączony', color: 'green' },
  disabled_because: null,
  older_secret_until: null,
  waiting: 0,
  dead: 1,
  last_delivered_at: null,
  created_by: 'Jan Nowak',
  created_at: '2025-08-20T07:00:00Z',
  version: 2,
}

const delivery = {
  id: 9,
  message_id: 'msg_9x1',
  event: 'invoice.decided',
  event_label: 'Faktura rozpatrzona',
  status: { code: 'dead', label: 'Niedoręczone', color: 'red' },
  attempts: 15,
  last_status: 503,
  last_error: null,
  created_at: '2025-08-20T07:00:00Z',
  next_attempt_at: null,
  done_at: null,
}

const attempt = {
  number: 15,
  at: '2025-08-23T07:00:00Z',
  milliseconds: 12,
  status: 503,
  error: null,
  answer: 'Przerwa',
}

function listOf(items: readonly unknown[]) {
  return {
    data: { items },
    meta: { per_page: 25, total: items.length, more_than_total: false, next_cursor: null },
  }
}

function answerTo(pathname: string, webhooks: readonly unknown[]): unknown {
  if (pathname === `${root}/3/deliveries/9`)
    return { data: { delivery, body: '{"type":"invoice.decided"}', attempts: [attempt] } }
  if (pathname === `${root}/3/deliveries`) return listOf([delivery])
  if (pathname === `${root}/3`) return { data: webhook }
  if (pathname === root) return listOf(webhooks)
  return listOf([])
}

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  operatorBearer.forget()
})

function show(path: string, webhooks: readonly unknown[]) {
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    if (request.method === 'GET') return Response.json(answerTo(pathname, webhooks))
    sent.push([pathname, await request.json().catch(() => null)])
    return Response.json({ data: { id: 3, secret: 'whsec_c2VrcmV0' }, message: 'Gotowe' })
  })
  operatorBearer.signIn('token')
  const me = { email: 'a@plon.example', first_name: 'A', last_name: 'B', roles: ['administrator'] }
  queryClient.setQueryData(['backoffice', 'me'], me)
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queryClient}>
        <Routes>
          <Route path="/zaplecze/webhooki" element={<WebhooksPage />} />
          <Route path="/zaplecze/webhooki/:id" element={<WebhookPage />} />
        </Routes>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return sent
}

test('a webhook is made with its events, and its secret is shown once', async () => {
  const sent = show('/zaplecze/webhooki', [])
  await screen.findByText('Nie ma jeszcze webhooków')
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj webhook' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(screen.getByLabelText(/^Nazwa/), 'Hurtownia')
  await userEvent.type(screen.getByLabelText(/^Adres/), 'https://hooks.example.pl')
  await userEvent.type(screen.getByLabelText(/Kod z aplikacji/), '123456')
  const submit = () =>
    userEvent.click(screen.getAllByRole('button', { name: 'Dodaj webhook' }).at(-1) as HTMLElement)
  await submit()
  expect(await screen.findAllByText('Zaznacz przynajmniej jedno zdarzenie')).not.toEqual([])
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Punkty zaksięgowane' }))
  await submit()
  expect(await screen.findByText('whsec_c2VrcmV0')).toBeTruthy()
  expect(dialog.isConnected).toBe(false)
  const form = { name: 'Hurtownia', url: 'https://hooks.example.pl', events: ['points.posted'] }
  expect(sent).toEqual([[root, { ...form, state: 'active', code: '123456' }]])
})

test('the log shows what was sent and answered, and sends it again', async () => {
  const sent = show('/zaplecze/webhooki/3', [webhook])
  await screen.findByRole('heading', { name: 'Hurtownia danych' })
  expect(await screen.findByRole('button', { name: 'Wyślij ponownie niedoręczone' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /Szczegóły|Faktura rozpatrzona/ }))
  expect(await screen.findByText('{"type":"invoice.decided"}')).toBeTruthy()
  expect(screen.getByText('Przerwa')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ponów' }))
  await vi.waitFor(() => expect(sent.map(([path]) => path)).toEqual([`${root}/3/deliveries/9/retry`]))
})
