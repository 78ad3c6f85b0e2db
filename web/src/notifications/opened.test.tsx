import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { clearSessionData } from '../session/session'
import { useMarkOpened, useSendOpened } from './opened'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

let sent: string[] = []

function server(answer: () => Response | Promise<Response>) {
  sent = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/read')) sent.push(pathname)
    return answer()
  })
}

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
function open(id: number) {
  const { result } = renderHook(useMarkOpened, { wrapper })
  act(() => result.current(id))
}

/** As a page that is loaded with a connection. */
async function load() {
  setOnline(true)
  const { unmount } = renderHook(useSendOpened, { wrapper })
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  unmount()
}

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('one that was opened without a connection is sent once there is one', async () => {
  server(() => Response.json({ data: {} }))
  setOnline(false)
  open(4)
  expect(sent).toEqual([])
  await load()
  expect(sent).toEqual(['/api/v1/notifications/4/read'])
})

test('those of a session that is over are sent in nobody else’s name', async () => {
  server(() => Response.json({ data: {} }))
  setOnline(false)
  open(4)
  clearSessionData()
  await load()
  expect(sent).toEqual([])
})

test.each<[string, () => Response | Promise<Response>, boolean]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['a failure of the server', () => Response.json({}, { status: 500 }), true],
  ['the end of the session', () => Response.json({}, { status: 401 }), true],
  ['a refusal', () => Response.json({ message: 'Nie ma' }, { status: 404 }), false],
  ['a refusal of access', () => Response.json({ error: 'access_denied' }, { status: 403 }), false],
])('after %s one is sent later, or never', async (_, answer, isSentAgain) => {
  server(answer)
  setOnline(true)
  open(4)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  server(() => Response.json({ data: {} }))
  await load()
  expect(sent).toHaveLength(isSentAgain ? 1 : 0)
})
