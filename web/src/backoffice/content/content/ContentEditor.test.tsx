import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import PageEditorPage from './PageEditorPage'
import QuestionEditorPage from './QuestionEditorPage'
import type { Page } from './queries'

const stored: Page = {
  id: 3,
  version: 4,
  slug: 'regulamin',
  title: 'Regulamin',
  summary: 'Zasady programu',
  text: '<p>Treść</p>',
  status: 'draft',
  updated_on: '2026-02-01',
  deletable: true,
}

const earlier = { title: 'Dawny regulamin', summary: null, text: '<p>Dawna</p>', published: true }
const history = [
  { at: '2026-03-01T08:00:00Z', operator: 'Anna Nowak', form: { ...earlier, title: 'Regulamin' } },
  { at: '2026-02-01T08:00:00Z', operator: 'Jan Lis', form: earlier },
]

const posted = vi.fn<(path: string, body: unknown) => { status: number; body: unknown }>()
let page = stored

function answerTo(path: string): unknown {
  if (!path.endsWith('/history')) return { data: page }
  return { data: { items: history }, meta: { next_cursor: null } }
}

beforeEach(() => {
  queryClient.clear()
  page = stored
  posted.mockReset()
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/presence')) return Response.json({ data: [] })
    const found = request.method === 'POST' ? posted(pathname, await request.json()) : null
    return Response.json(found?.body ?? answerTo(pathname), { status: found?.status ?? 200 })
  })
})

async function show(path = '/zaplecze/strony/3') {
  const routes = [
    { path: '/zaplecze/strony/:id', element: <PageEditorPage /> },
    { path: '/zaplecze/pytania/nowe', element: <QuestionEditorPage /> },
    { path: '*', element: <p>Gdzie indziej</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('form')
  return router
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: RegExp, text: string) => fireEvent.change(field(label), { target: { value: text } })
const save = () => act(async () => fireEvent.submit(screen.getByRole('form')))
const press = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const open = (name: string) => act(async () => fireEvent.click(screen.getByRole('tab', { name })))

test('a new text is sent as the API takes it, and its own editor opens', async () => {
  posted.mockReturnValue({ status: 200, body: { data: { ...stored, id: 9 }, message: 'Dodana' } })
  const router = await show('/zaplecze/pytania/nowe')
  expect(screen.getByRole('heading', { level: 1, name: 'Nowe pytanie' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Historia' })).toBeNull()
  write(/^Pytanie\s*\*/, 'Jak zacząć?')
  await save()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/zaplecze/pytania/9'))
  const sent = {
    audience: 'everyone',
    published: false,
    position: '100',
    question: 'Jak zacząć?',
    answer: '',
  }
  expect(posted.mock.calls).toEqual([['/api/v1/backoffice/faq', sent]])
})

test('a save takes over the stored text and its version, for the next save and the deletion', async () => {
  posted.mockImplementation((path, body) => {
    if (path.endsWith('/delete')) return { status: 200, body: { message: 'Usunięta' } }
    const { version, page: form } = body as { version: number; page: { title: string } }
    page = { ...stored, ...form, title: `${form.title}!`, version: version + 1, status: 'draft' }
    return { status: 200, body: { data: page, message: 'Zapisana' } }
  })
  const router = await show()
  write(/^Tytuł/, 'Nowy regulamin')
  await save()
  await vi.waitFor(() => expect(field(/^Tytuł/).value).toBe('Nowy regulamin!'))
  await press(/^Usuń szkic/)
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Usunąć stronę?' })))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/zaplecze/strony'))
  expect(posted.mock.calls.map(([path, body]) => [path, (body as { version: number }).version])).toEqual([
    ['/api/v1/backoffice/pages/3/update', 4],
    ['/api/v1/backoffice/pages/3/delete', 5],
  ])
})

test('a save that comes too late names the author of the newer text, and goes on from its version', async () => {
  posted.mockReturnValueOnce({ status: 409, body: { error: 'version_changed', message: 'Za późno' } })
  posted.mockReturnValue({ status: 200, body: { data: stored, message: 'Zapisana' } })
  await show()
  write(/^Tytuł/, 'Mój tytuł')
  page = { ...stored, version: 7, summary: 'Cudzy opis' }
  await save()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Anna Nowak, 01\.03\.2026/)
  await press(/^Zostaw moje zmiany/)
  expect([field(/^Tytuł/).value, field(/^Krótki opis/).value]).toEqual(['Mój tytuł', 'Cudzy opis'])
  await save()
  expect(posted.mock.lastCall?.[1]).toMatchObject({ version: 7, page: { title: 'Mój tytuł' } })
})

test('what is typed and not saved is in the preview', async () => {
  await show()
  write(/^Tytuł/, 'Mój tytuł')
  await open('Podgląd')
  expect(screen.getByRole('heading', { level: 2, name: 'Mój tytuł' })).toBeTruthy()
})

test('an earlier version fills the form and waits to be saved', async () => {
  await show()
  await open('Historia')
  await press(/^01\.02\.2026/)
  await press(/^Wczytaj do edycji/)
  expect([field(/^Tytuł/).value, field(/^Krótki opis/).value]).toEqual(['Dawny regulamin', ''])
  expect(screen.getByText('Niezapisane zmiany')).toBeTruthy()
  expect(posted).not.toHaveBeenCalled()
})
