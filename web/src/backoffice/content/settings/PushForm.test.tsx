import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { consequenceOf, PushForm } from './PushForm'
import type { PushSettings } from './push'

const before: PushSettings = {
  enabled: false,
  contact: '',
  public_key: null,
  created_at: null,
  devices: 0,
}
const running: PushSettings = {
  enabled: true,
  contact: 'infolinia@plon.example',
  public_key: 'BKey1',
  created_at: '2025-08-20T07:00:00Z',
  devices: 12,
}

beforeEach(() => queryClient.clear())

/** Shows the settings, which a save leads to `next`. */
function show(settings: PushSettings, next: PushSettings = settings) {
  const sent: { path: string; body: unknown }[] = []
  let current = settings
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ data: current })
    const text = await request.text()
    sent.push({ path: new URL(request.url).pathname, body: text === '' ? null : JSON.parse(text) })
    current = next
    return Response.json({ data: current, message: 'Zapisane' })
  })
  const router = createMemoryRouter([{ path: '*', element: <PushForm /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return sent
}

test('before the first switching on there are no keys; with it they are shown', async () => {
  const sent = show(before, running)
  const enabled = await screen.findByRole('checkbox', { name: /Uczestnicy mogą włączać/ })
  expect(screen.queryByText('Klucz publiczny')).toBeNull()
  await userEvent.click(enabled)
  await userEvent.type(screen.getByRole('textbox', { name: /^Kontakt do programu/ }), running.contact)
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz powiadomienia' }))
  expect(await screen.findByText('BKey1')).toBeTruthy()
  expect(sent).toEqual([
    { path: '/api/v1/backoffice/settings/push', body: { enabled: true, contact: running.contact } },
  ])
  expect(screen.getByText('12')).toBeTruthy()
  expect(screen.getByText(/20\.08\.2025/)).toBeTruthy()
})

test('the keys are replaced only after a question that names the devices', async () => {
  const sent = show(running, { ...running, public_key: 'BKey2', devices: 0 })
  await userEvent.click(await screen.findByRole('button', { name: 'Wymień klucze' }))
  const dialog = await screen.findByRole('dialog', { name: 'Wymienić klucze powiadomień?' })
  expect(dialog.textContent).toContain('Odłączymy 12\u00a0urządzeń.')
  expect(sent).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wymień klucze' }))
  expect(await screen.findByText('BKey2')).toBeTruthy()
  expect(sent).toEqual([{ path: '/api/v1/backoffice/settings/push/keys', body: null }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('settings that cannot be read say so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
  render(
    <QueryClientProvider client={queryClient}>
      <PushForm />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/Nie udało się pobrać ustawień/)).toBeTruthy()
})

test.each([
  [0, /^Żadne urządzenie/],
  [1, /^Odłączymy 1\u00a0urządzenie\./],
  [3, /^Odłączymy 3\u00a0urządzenia\./],
  [5, /^Odłączymy 5\u00a0urządzeń\./],
])('the keys of %i devices', (devices, sentence) => {
  expect(consequenceOf(devices)).toMatch(sentence)
})
