// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { type ShortcutGroup, useShortcutGroup } from '../../ui/shortcuts'
import { Help } from './Help'

const texts = vi.hoisted(() => ({ load: vi.fn<(chapter: string) => Promise<string>>() }))
vi.mock('./texts', () => ({ loadText: texts.load }))

const invoices = [
  '# Faktury',
  '',
  'Zobacz [listy](importy.md) albo [kroki](#po-kolei) i [wypłaty](wyplaty.md#co-może-pójść-źle).',
  '',
  '## Po kolei',
  '',
  'Naciśnij **Zapisz**. [Gdzie indziej](https://example.com/) <img src="x" onerror="alert(1)">',
].join('\n')

const reviewing: ShortcutGroup = {
  title: 'Sprawdzanie',
  shortcuts: [{ keys: ['F2'], does: 'dodaje pozycję' }],
}

function Page() {
  useShortcutGroup(reviewing)
  return (
    <main>
      <Help />
      <input aria-label="pole" />
    </main>
  )
}

beforeEach(() => {
  queryClient.clear()
  /* jsdom lays nothing out, and has no CSS.escape. */
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  texts.load.mockImplementation(async (chapter) => {
    if (chapter === 'faktury') return invoices
    return `# Rozdział\n\nO rozdziale ${chapter}.\n\n## Co może pójść źle\n\nWszystko.`
  })
})
afterEach(cleanup)

function show(path: string | null, hash = '') {
  const router = createMemoryRouter([{ path: '*', element: <Page />, handle: path ? { path } : undefined }], {
    initialEntries: [`/${hash}`],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const button = () => screen.getByRole('button', { name: 'Pomoc', hidden: true })
const dialog = (name: string) => screen.findByRole('dialog', { name })

test('the button opens the chapter about the screen, and has the focus again once it is closed', async () => {
  show('/zaplecze/faktury/:id')
  await userEvent.click(button())
  const help = await dialog('Faktury')
  expect(await within(help).findByRole('heading', { name: 'Po kolei' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Faktury'))
  expect(within(help).getByRole('link', { name: 'Faktury' }).getAttribute('aria-current')).toBe('page')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button()))
})

test('an address without a screen opens the first chapter', async () => {
  show(null)
  await userEvent.click(button())
  await dialog('Podręcznik zaplecza')
  await screen.findByText('O rozdziale README.')
})

test('links lead to headings and to other chapters, whose titles take the focus', async () => {
  show('/zaplecze/faktury')
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('link', { name: 'kroki' }))
  expect(document.activeElement?.textContent).toBe('Po kolei')
  await userEvent.click(screen.getByRole('link', { name: 'listy' }))
  await screen.findByText('O rozdziale importy.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Importy'))
  await userEvent.click(screen.getByRole('link', { name: 'Faktury' }))
  await userEvent.click(await screen.findByRole('link', { name: 'wypłaty' }))
  await screen.findByText('O rozdziale wyplaty.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Co może pójść źle'))
})

test('nothing but text, emphasis and links to chapters comes out of a chapter', async () => {
  show('/zaplecze/faktury')
  await userEvent.click(button())
  const label = await screen.findByText('Zapisz')
  expect(label.tagName).toBe('STRONG')
  expect(screen.queryByRole('link', { name: 'Gdzie indziej' })).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a link that is opened in a new tab opens its chapter there', async () => {
  show('/zaplecze/faktury')
  await userEvent.click(button())
  const target = (await screen.findByRole('link', { name: 'listy' })).getAttribute('href') ?? ''
  cleanup()
  show('/zaplecze/faktury', target)
  await screen.findByText('O rozdziale importy.')
})

test('a chapter that does not come is said, and tried again', async () => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  texts.load.mockRejectedValueOnce(new Error('away'))
  show('/zaplecze/importy')
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się wczytać tej strony.')
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  await screen.findByText('O rozdziale importy.')
})

test('the question mark lists the shortcuts of the screen and of all screens', async () => {
  show('/zaplecze/faktury/:id')
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
  const list = await dialog('Klawisze')
  const own = within(list).getByRole('region', { name: 'Sprawdzanie' })
  expect(own.textContent).toContain('F2dodaje pozycję')
  expect(within(list).getByRole('region', { name: 'Na całym zapleczu' }).textContent).toContain('?')
})

test('a question mark that is typed is text, and over a dialog it opens nothing', async () => {
  show('/zaplecze/importy')
  const field = screen.getByLabelText<HTMLInputElement>('pole')
  await userEvent.type(field, '?')
  expect(field.value).toBe('?')
  await userEvent.click(button())
  await screen.findByText('O rozdziale importy.')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: '?', shiftKey: true })
  expect(screen.getByRole('dialog', { name: 'Importy' })).toBeTruthy()
})

test('the shortcuts of the screen rest while the help is open', async () => {
  show('/zaplecze/faktury/:id')
  const decide = vi.fn()
  window.addEventListener('keydown', decide, { capture: true })
  fireEvent.keyDown(document.body, { key: 'F2' })
  expect(decide).toHaveBeenCalledTimes(1)
  await userEvent.click(button())
  await dialog('Faktury')
  decide.mockClear()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F2' })
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true })
  expect(decide).not.toHaveBeenCalled()
  window.removeEventListener('keydown', decide, { capture: true })
})

test('the handbook leads to the shortcuts, and the focus returns to its button', async () => {
  show('/zaplecze/importy')
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('button', { name: 'Klawisze tego ekranu' }))
  await dialog('Klawisze')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Klawisze'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button()))
})
