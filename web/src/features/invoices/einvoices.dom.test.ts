import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { failureFrom } from '../../api/errors'
import { queryClient } from '../../api/query-client'
import {
  fetchSample,
  mayHoldEInvoices,
  onlyCorrections,
  readEInvoices,
  useReportEInvoices,
} from './einvoices'
import { invoicesKey } from './queries'

/* Fetch carries the upload, whose own transport has tests beside it. */
vi.mock('../../api/upload', () => ({
  withProgress: (onProgress: (part: number) => void) => (request: Request) => {
    onProgress(0.5)
    return fetch(request)
  },
}))

const april = new File(['<Faktura>4</Faktura>'], 'kwiecien.xml', { type: 'text/xml', lastModified: 1 })
const season = new File(['PK'], 'sezon.zip', { type: 'application/zip', lastModified: 2 })

const read = { einvoices: [], ignored: [], ready: 2, points: 1_240 }

/** Answers every request in turn, and keeps the requests. */
function server(...answers: (() => Response)[]) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request)
    return answers[requests.length - 1]?.() ?? Response.json({}, { status: 500 })
  })
  return requests
}

/** Names of the parts and of their files, and what these hold. */
async function partsOf(request: Request | undefined) {
  const parts = Array.from((await request?.formData()) ?? [])
  return Promise.all(
    parts.map(async ([name, file]) =>
      file instanceof File ? [name, file.name, await file.text()] : [name, file],
    ),
  )
}

function report(onProgress: (part: number) => void = () => undefined) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children)
  return renderHook(() => useReportEInvoices(onProgress), { wrapper }).result.current
}

afterEach(() => queryClient.clear())

test.each([
  ['faktura.xml', ''],
  ['FAKTURA.XML', ''],
  ['sezon.zip', ''],
  ['faktura', 'text/xml'],
  ['faktura', 'application/xml'],
  ['sezon', 'application/zip'],
  ['sezon', 'application/x-zip-compressed'],
])('%s of the type "%s" may hold e-invoices', (name, type) => {
  expect(mayHoldEInvoices(new File(['x'], name, { type }))).toBe(true)
})

test.each([
  ['faktura.pdf', 'application/pdf'],
  ['faktura.xml.pdf', 'application/pdf'],
  ['xml', ''],
  ['faktura.jpg', 'image/jpeg'],
  ['rysunek', 'image/svg+xml'],
  ['faktura.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('%s of the type "%s" holds none', (name, type) => {
  expect(mayHoldEInvoices(new File(['x'], name, { type }))).toBe(false)
})

test('every file is read under its own name, without a key', async () => {
  const requests = server(() => Response.json({ data: read }))
  expect(await readEInvoices([april, season], new AbortController().signal)).toEqual(read)
  const [request] = requests
  expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual([
    'POST',
    '/api/v1/invoices/einvoices/read',
  ])
  expect(await partsOf(request)).toEqual([
    ['einvoices', 'kwiecien.xml', '<Faktura>4</Faktura>'],
    ['einvoices', 'sezon.zip', 'PK'],
  ])
  expect(request?.headers.get('Idempotency-Key')).toBeNull()
})

test('a refusal to read keeps its sentence at the files', async () => {
  const errors = { einvoices: ['Archiwum jest zabezpieczone hasłem. Wyślij je bez hasła.'] }
  server(() => Response.json({ error: 'invalid', errors }, { status: 422 }))
  const thrown = await readEInvoices([season], new AbortController().signal).catch((cause) => cause)
  expect(failureFrom(thrown).fields).toEqual(errors)
})

test('a report sends every file with a key, tells its progress and renews the invoices', async () => {
  const created = { data: read, message: 'Dziękujemy' }
  const requests = server(() => Response.json(created, { status: 201 }))
  queryClient.setQueryData([...invoicesKey, 'list'], [])
  const onProgress = vi.fn()
  expect(await report(onProgress)([april, season])).toEqual(created)
  expect(onProgress.mock.calls).toEqual([[0.5]])
  const [request] = requests
  expect(new URL(request?.url ?? '').pathname).toBe('/api/v1/invoices/einvoices')
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{32,36}$/)
  expect((await partsOf(request)).map(([name, file]) => [name, file])).toEqual([
    ['einvoices', 'kwiecien.xml'],
    ['einvoices', 'sezon.zip'],
  ])
  expect(queryClient.getQueryState([...invoicesKey, 'list'])?.isInvalidated).toBe(true)
})

test('after a lost answer the same files go with the same key, and other files with another', async () => {
  const lost = () => {
    throw new TypeError('No answer came')
  }
  const requests = server(lost, lost, lost)
  const send = report()
  for (const files of [[april, season], [april, season], [april]]) await send(files).catch(() => undefined)
  const [first, again, other] = requests.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a sample comes as a file of its own name', async () => {
  const requests = server(
    () => new Response('<Faktura/>', { headers: { 'content-type': 'application/xml' } }),
  )
  const file = await fetchSample({ code: 'sale', label: 'Sprzedaż', file: '5260250274-20260414.xml' })
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/demo/einvoices/sale')
  expect([file.name, file.type, await file.text()]).toEqual([
    '5260250274-20260414.xml',
    'application/xml',
    '<Faktura/>',
  ])
  expect(mayHoldEInvoices(file)).toBe(true)
})

test.each([
  [
    'corrections alone',
    [
      ['ready', 'To korekta'],
      ['known', 'Już jest'],
    ],
    true,
  ],
  [
    'an invoice beside them',
    [
      ['ready', 'To korekta'],
      ['ready', null],
    ],
    false,
  ],
  ['nothing that can be sent', [['refused', 'To nie jest e-faktura.']], false],
] as const)('%s are told apart from invoices', (_, given, expected) => {
  const einvoices = given.map(([verdict, reason]) => ({ file: 'a.xml', verdict, reason }))
  expect(onlyCorrections({ einvoices, ignored: [], ready: 1, points: 0 })).toBe(expected)
})
