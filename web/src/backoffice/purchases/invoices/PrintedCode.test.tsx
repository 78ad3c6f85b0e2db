import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { PrintedCode } from './PrintedCode'
import { codeQuery } from './queries'

const readInvoiceCode = vi.hoisted(() => vi.fn())
vi.mock('../../../pictures/qr/read-invoice-code', () => ({ readInvoiceCode }))

const code = {
  sellerNip: '5260250274',
  issuedOn: '2026-04-14',
  hash: 'x',
  url: 'https://qr.ksef.mf.gov.pl/invoice/5260250274/14-04-2026/x',
}

beforeEach(() => queryClient.clear())

function show() {
  vi.stubGlobal('fetch', async () => new Response('photo', { headers: { 'Content-Type': 'image/png' } }))
  return render(
    <QueryClientProvider client={queryClient}>
      <PrintedCode invoice="a" />
    </QueryClientProvider>,
  )
}

test("the code of a photo is told, and leads to the state's page", async () => {
  readInvoiceCode.mockResolvedValue(code)
  show()
  await screen.findByText(/^Kod QR: NIP\s5260250274, wystawiona 14\.04\.2026$/)
  expect(screen.getByRole('link', { name: /^Sprawdź w\sKSeF/ }).getAttribute('href')).toBe(code.url)
  expect(readInvoiceCode.mock.calls[0]?.[0]).toHaveProperty('type', 'image/png')
})

test('the code of a test environment proves nothing and leads nowhere', async () => {
  readInvoiceCode.mockResolvedValue({ ...code, url: code.url.replace('qr.', 'qr-test.') })
  show()
  await screen.findByText(/^Kod jest ze środowiska testowego KSeF/)
  expect(screen.queryByRole('link')).toBeNull()
})

test('a file without a code shows nothing of it', async () => {
  readInvoiceCode.mockResolvedValue(undefined)
  const { container } = show()
  await waitFor(() => expect(queryClient.getQueryData(codeQuery('a').queryKey)).toBeNull())
  expect(container.innerHTML).toBe('')
})
