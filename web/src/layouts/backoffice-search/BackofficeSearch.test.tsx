// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { fingerprint } from '../../api/idempotency'
import { queryClient } from '../../api/query-client'
import { BackofficeSearch } from './BackofficeSearch'
import type { SearchHit } from './queries'

const order: SearchHit = {
  kind: 'order',
  key: '0190a5f0',
  title: 'Zamówienie 18',
  detail: 'Bon paliwowy',
  status: { code: 'in_progress', label: 'W toku', color: 'blue' },
}
const anna: SearchHit = {
  kind: 'participant',
  key: '12',
  title: 'Anna Wit',
  detail: 'Gospodarstwo Wit · Żnin',
  status: null,
}

/** Answers of the server that have not been given yet, by what was searched for. */
let waiting: Map<string, (answer: Response) => void>

/** Gives the answer, and waits until it has arrived. */
async function answerTo(search: string, data: readonly SearchHit[] | null) {
  const answer = data === null ? Response.json({}, { status: 500 }) : Response.json({ data })
  await act(async () => waiting.get(search)?.(answer))
  await waitFor(() => expect(screen.queryByText('Szukamy…')).toBeNull())
}

beforeEach(() => {
  waiting = new Map()
  localStorage.clear()
  queryClient.clear()
  /* jsdom lays nothing out, and has no CSS.escape. */
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise<Response>((resolve) => {
        const { searchParams } = new URL(request.url)
        waiting.set(searchParams.get('query') ?? searchParams.get('records') ?? '', resolve)
      }),
  )
})

function show(page: ReactNode = null, role = 'administrator') {
  const operator = { email: 'ewa@plon.example', first_name: 'Ewa', last_name: 'Lis', roles: [role] }
  queryClient.setQueryData(['backoffice', 'me'], operator)
  const element = (
    <>
      <BackofficeSearch />
      <input aria-label="pole" />
      {page}
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/zaplecze'] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    user: userEvent.setup(),
    place: () => router.state.location.pathname,
    anchor: () => router.state.location.hash,
  }
}

const field = () => screen.findByRole('combobox', { name: 'Szukaj na zapleczu' })
const sent = (search: string) => waitFor(() => expect([...waiting.keys()]).toContain(search))
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

/** Opens the search and types; the answer is given by the test. */
async function search(text: string, page?: ReactNode) {
  const shown = show(page)
  await shown.user.keyboard('{Control>}k{/Control}')
  await shown.user.type(await field(), text)
  return shown
}

test('the shortcut opens the search from a field, Esc leads back to it', async () => {
  const { user } = show()
  await user.click(screen.getByLabelText('pole'))
  await user.keyboard('{Control>}k{/Control}')
  const search = await field()
  expect(document.activeElement).toBe(search)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('pole')))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the button opens the search too, and has the focus again afterwards', async () => {
  const { user } = show()
  const button = screen.getByRole('button', { name: 'Szukaj na zapleczu' })
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K')
  await user.click(button)
  await field()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('a number leads with records, other texts with screens', async () => {
  const { user } = await search('18')
  await sent('18')
  await answerTo('18', [order, anna])
  expect(options()).toEqual([
    'Zamówienie 18Zamówienie · Bon paliwowyW toku',
    expect.stringMatching(/^Anna Wit/),
  ])
  await user.clear(await field())
  await user.type(await field(), 'zam')
  await sent('zam')
  await answerTo('zam', [order])
  expect(options()).toEqual([
    expect.stringMatching(/^ZamówieniaPraca/),
    'Przerwa technicznaUstawienia',
    expect.stringMatching(/^Zamówienie 18/),
  ])
  expect(screen.getByRole('status').textContent).toBe('3\u00a0wyniki')
})

test('the arrows choose in a circle, Enter opens the chosen one here', async () => {
  const { user, place } = await search('18')
  await sent('18')
  await answerTo('18', [order, anna])
  expect(chosen()).toMatch(/^Zamówienie 18/)
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toMatch(/^Anna Wit/)
  const active = (await field()).getAttribute('aria-activedescendant')
  expect(screen.getByRole('option', { selected: true }).id).toBe(active)
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toMatch(/^Zamówienie 18/)
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(place()).toBe('/zaplecze/uczestnicy/12'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Ctrl+Enter opens a new tab, and the shortcuts of the page rest', async () => {
  const heard: string[] = []
  function Page() {
    useEffect(() => {
      const hear = ({ key }: KeyboardEvent) => heard.push(key)
      window.addEventListener('keydown', hear, { capture: true })
      return () => window.removeEventListener('keydown', hear, { capture: true })
    }, [])
    return null
  }
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user, place } = await search('18', <Page />)
  await sent('18')
  await answerTo('18', [order, anna])
  heard.length = 0
  await user.keyboard('{F2}{Control>}{Enter}{/Control}')
  expect(heard).toEqual(['Control'])
  expect(open.mock.calls).toEqual([['/zaplecze/zamowienia/0190a5f0', '_blank', 'noopener']])
  expect(place()).toBe('/zaplecze')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a result is a link, which a press of the mouse follows', async () => {
  const { user, place } = await search('wit')
  await sent('wit')
  await answerTo('wit', [anna])
  const option = screen.getByRole('option', { name: /Anna Wit/ })
  expect(option.getAttribute('href')).toBe('/zaplecze/uczestnicy/12')
  await user.click(option)
  await waitFor(() => expect(place()).toBe('/zaplecze/uczestnicy/12'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an answer to an earlier text is dropped', async () => {
  const { user } = await search('1')
  await sent('1')
  await user.type(await field(), '8')
  await sent('18')
  await answerTo('18', [order])
  await answerTo('1', [anna])
  expect(options()).toEqual([expect.stringMatching(/^Zamówienie 18/)])
})

test('Enter before the answer waits for it, and opens nothing of an earlier one', async () => {
  const { user, place } = await search('1')
  await sent('1')
  await answerTo('1', [anna])
  expect(chosen()).toMatch(/^Anna Wit/)
  await user.type(await field(), '8')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(place()).toBe('/zaplecze')
  expect(screen.getByRole('status').textContent).toBe('Szukamy…')
  await sent('18')
  await answerTo('18', [anna, order])
  await waitFor(() => expect(place()).toBe('/zaplecze/zamowienia/0190a5f0'))
})

test('Enter whose text is changed before the answer opens nothing', async () => {
  const { user, place } = await search('1{Enter}')
  await sent('1')
  await user.type(await field(), '8')
  await act(async () => waiting.get('1')?.(Response.json({ data: [anna] })))
  await sent('18')
  await answerTo('18', [order])
  expect(chosen()).toMatch(/^Zamówienie 18/)
  expect(place()).toBe('/zaplecze')
})

test('Enter on a part of a screen leads to its anchor', async () => {
  const { place, anchor } = await search('limit punk{Enter}')
  await waitFor(() => expect(place()).toBe('/zaplecze/wartosci'))
  expect(anchor()).toBe('#limit-punktow')
})

test('Enter on a screen need not wait for records', async () => {
  const { place } = await search('upr{Enter}')
  await waitFor(() => expect(place()).toBe('/zaplecze/uprawy'))
})

test('what failed is said and tried again', async () => {
  const { user, place } = await search('18{Enter}')
  await sent('18')
  await answerTo('18', null)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Nie udało się wyszukać.')
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(screen.getByRole('status').textContent).toBe('Szukamy…')
  await answerTo('18', [order])
  expect(options()).toEqual([expect.stringMatching(/^Zamówienie 18/)])
  expect(place()).toBe('/zaplecze')
})

test('a text that nothing matches is named', async () => {
  await search('xyz')
  await sent('xyz')
  await answerTo('xyz', [])
  expect(screen.getByRole('status').textContent).toBe('Nic nie pasuje do „xyz”')
})

test('an empty field lists the records opened last', async () => {
  localStorage.setItem(
    `plon-recent-records:${fingerprint('ewa@plon.example')}`,
    'participant-12,order-0190a5f0',
  )
  await search(' ')
  await sent('participant-12,order-0190a5f0')
  await answerTo('participant-12,order-0190a5f0', [anna, order])
  const recent = screen.getByRole('group', { name: 'Ostatnio otwierane' })
  expect(within(recent).getAllByRole('option')).toHaveLength(2)
})
