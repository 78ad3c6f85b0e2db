import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '../../api/messages'
import { queryClient } from '../../api/query-client'
import { consentsQuery } from './queries'

const consents = () => queryClient.fetchQuery({ ...consentsQuery('program.retail'), retry: false })

beforeEach(() => {
  queryClient.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([500, 404])(
  'consents that the server does not give are told in one sentence: %i',
  async (status) => {
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Nie teraz' }, { status }))
    await expect(consents()).rejects.toMatchObject({ message: messages.noAgreements, status })
  },
)

test('consents without a connection ask to look after it, as everything does', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(consents()).rejects.toMatchObject({ message: messages.network })
})
