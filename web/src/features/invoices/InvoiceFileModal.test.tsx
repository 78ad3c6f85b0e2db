import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import InvoiceFileModal from './InvoiceFileModal'

vi.mock('./FilePages', () => ({
  default: ({ file }: { file: Blob }) => <p>{`Strony PDF, ${file.size} B`}</p>,
}))

const invoice = { id: 'a', document_name: 'FV/1', file: true }
let details: () => Response
let file: () => Response
const close = vi.fn()

beforeEach(() => {
  queryClient.clear()
  close.mockReset()
  details = () => Response.json({ data: invoice })
  vi.stubGlobal('fetch', async ({ url }: Request) => (url.endsWith('/file') ? file() : details()))
})

function show() {
  const modal = <InvoiceFileModal name="plik-faktury" close={close} />
  const router = createMemoryRouter([{ path: '*', element: modal }], {
    initialEntries: ['/moje-faktury?tab=2&id=a#!plik-faktury'],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const answerOf = (type: string) => () => new Response('abc', { headers: { 'content-type': type } })

test('a PDF is drawn page by page, with the way to the points', async () => {
  file = answerOf('application/pdf')
  show()
  expect(await screen.findByText('Strony PDF, 3 B')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Plik faktury FV/1' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Pozycje/ }).getAttribute('href')).toBe(
    '/moje-faktury?tab=2&id=a#!szczegoly-faktury',
  )
})

test.each(['image/jpeg', 'image/png'])('a photo of %s is shown', async (type) => {
  file = answerOf(type)
  show()
  const photo = await screen.findByRole('img', { name: 'Zdjęcie faktury FV/1' })
  expect(photo.getAttribute('src')).toMatch(/^blob:/)
})

test('an e-invoice can be saved, and is read elsewhere', async () => {
  file = answerOf('application/xml')
  show()
  expect(await screen.findByText(/^To e-faktura/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pobierz plik' })).toBeTruthy()
})

test('an invoice without a file says so', async () => {
  details = () => Response.json({ data: { ...invoice, file: false } })
  show()
  expect(await screen.findByText(/nie ma pliku/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pobierz plik' })).toBeNull()
})

test('a file that does not come can be asked for again', async () => {
  file = () => Response.json({ message: 'Spróbuj później' }, { status: 503 })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } })
  show()
  expect((await screen.findByRole('alert')).textContent).toBe('Spróbuj później')
  file = answerOf('application/pdf')
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText(/^Strony PDF/)).toBeTruthy()
})

test('somebody else’s invoice is not there', async () => {
  details = () => Response.json({ message: 'Nie ma' }, { status: 404 })
  show()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nie ma takiej faktury/)
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }))
  expect(close).toHaveBeenCalledOnce()
})
