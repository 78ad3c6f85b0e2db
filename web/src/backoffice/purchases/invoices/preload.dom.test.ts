import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { forgetDraft, saveDraft } from './drafts'
import { preload, proposalsQuery, type ReviewedInvoice } from './queries'
import { readFile } from './read-file'
import { emptyLine } from './review-schema'
import { invoice } from './test-review'

vi.mock('./read-file', () => ({ readFile: vi.fn() }))

const photo = { name: 'IMG_2025.jpg', media_type: 'image/jpeg', size: 1 }
const current = { ...invoice, id: 'a', status: { code: 'pending' }, file: photo } as ReviewedInvoice
const next = { ...current, id: 'b', file: { ...photo, name: 'IMG_2026.jpg' } }

/** Ids of the invoices whose photos are being read, or have been, in this order. */
let read: string[] = []
let finish: (() => void)[] = []

beforeEach(() => {
  read = []
  finish = []
  vi.mocked(readFile).mockImplementation(async (file) => {
    read.push(await file.text())
    await new Promise<void>((resolve) => finish.push(resolve))
    return { source: 'picture', issued_on: null, buyer: null, lines: [], isComplete: false }
  })
  vi.stubGlobal('fetch', async (request: Request) => {
    const [id = '', part] = new URL(request.url).pathname.split('/').slice(5)
    if (part === 'file') return new Response(id, { headers: { 'Content-Type': 'image/jpeg' } })
    return Response.json({ data: id === 'b' ? next : [] })
  })
})

afterEach(() => {
  forgetDraft('a')
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('the photo of the next invoice is read once the current one has been', async () => {
  const opened = queryClient.fetchQuery(proposalsQuery(current))
  const done = preload('b', current)
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(['backoffice', 'invoices', 'file', 'b'])).toBeDefined(),
  )
  expect(read).toEqual(['a'])
  finish[0]?.()
  await opened
  await vi.waitFor(() => expect(read).toEqual(['a', 'b']))
  finish[1]?.()
  await done
  expect(queryClient.getQueryData(proposalsQuery(next).queryKey)).toMatchObject({ source: 'picture' })
})

test.each([
  ['has a draft', current],
  ['is decided', { ...current, status: { code: 'accepted' } } as ReviewedInvoice],
  ['is an e-invoice', { ...current, einvoice: {} } as ReviewedInvoice],
])('nothing is read of a current invoice that %s', async (reason, opened) => {
  const values = { issued_on: '', buyer_name: '', lines: [emptyLine] }
  if (reason === 'has a draft') saveDraft('a', { kind: 'lines', values })
  const done = preload('b', opened)
  await vi.waitFor(() => expect(read).toEqual(['b']))
  finish[0]?.()
  await done
})
