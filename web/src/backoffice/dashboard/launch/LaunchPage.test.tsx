import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import LaunchPage from './LaunchPage'

const items = [
  { code: 'programme', state: 'done', note: null },
  { code: 'rules', state: 'missing', note: null },
  { code: 'backup', state: 'recommended', note: null },
]

beforeEach(() => queryClient.clear())
afterEach(() => vi.unstubAllGlobals())

function show(answers: Readonly<Record<string, () => Response>>, isOpen = false) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async ({ url, method }: Request) => {
    const path = new URL(url).pathname
    sent.push(`${method} ${path}`)
    return answers[path]?.() ?? Response.json({ data: { is_open: isOpen, items } })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <LaunchPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return sent
}

test('each item shows its state, and a missing page is begun from a proposal', async () => {
  show({})
  const rules = (await screen.findByRole('heading', { name: /^Regulamin/ })).closest('li') as HTMLElement
  expect(within(rules).getByText('Brakuje')).toBeTruthy()
  expect(within(rules).getByRole('button', { name: 'Wstaw wzór: Regulamin' })).toBeTruthy()
  expect(screen.getByText('Gotowe')).toBeTruthy()
  expect(screen.getByText('Zalecane')).toBeTruthy()
  expect(screen.getByText(/brakuje jeszcze jednej rzeczy/)).toBeTruthy()
})

test('several missing things are counted', async () => {
  show({
    '/api/v1/backoffice/launch-checklist': () =>
      Response.json({
        data: { is_open: false, items: items.map((item) => ({ ...item, state: 'missing' })) },
      }),
  })
  expect(await screen.findByText(/brakuje jeszcze 3\srzeczy/)).toBeTruthy()
})

test('an open portal is not said to be closed', async () => {
  show({}, true)
  expect(await screen.findByText(/^Portal jest otwarty/)).toBeTruthy()
  expect(screen.queryByText(/rejestracja jest zamknięta/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Otwórz portal' })).toBeNull()
})

test('a refused opening tells what is missing', async () => {
  const sent = show({
    '/api/v1/backoffice/launch-checklist/open': () =>
      Response.json(
        { error: 'invalid', errors: { rules: ['Nie ma opublikowanego regulaminu ani jego pliku PDF'] } },
        { status: 422 },
      ),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Otwórz portal' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Otwórz portal' }))
  expect(await within(dialog).findByText(/Nie ma opublikowanego regulaminu ani jego pliku PDF/)).toBeTruthy()
  expect(sent).toContain('POST /api/v1/backoffice/launch-checklist/open')
})
