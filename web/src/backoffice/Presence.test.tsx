// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operatorBearer } from '../api/operator-client'
import { queryClient } from '../api/query-client'
import { Presence, sinceText } from './Presence'

interface Beat {
  readonly path: string
  readonly leaving: boolean
  readonly keepalive: boolean
}

let beats: Beat[]
let others: readonly { operator: string; minutes: number }[]
let visibility: DocumentVisibilityState

beforeEach(() => {
  beats = []
  others = []
  visibility = 'visible'
  queryClient.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(operatorBearer, 'isSignedIn').mockReturnValue(true)
  vi.stubGlobal('fetch', async (request: Request) => {
    const { leaving } = (await request.json()) as { leaving: boolean }
    beats.push({ path: new URL(request.url).pathname, leaving, keepalive: request.keepalive })
    return Response.json({ data: leaving ? [] : others })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show() {
  return render(
    <QueryClientProvider client={queryClient}>
      <Presence record={{ kind: 'order', key: 'o-18' }} />
    </QueryClientProvider>,
  )
}

async function becomes(state: DocumentVisibilityState) {
  visibility = state
  await act(async () => window.dispatchEvent(new Event('visibilitychange')))
}

const path = '/api/v1/backoffice/records/order/o-18/presence'
const beat: Beat = { path, leaving: false, keepalive: false }

test('the others are named in a region that is read out as they come, without the minutes', async () => {
  others = [
    { operator: 'Jan Kowalski', minutes: 2 },
    { operator: 'Anna Wit', minutes: 0 },
  ]
  const { container } = show()
  const region = container.querySelector('[aria-live="polite"]')
  expect(region?.textContent).toBe('')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(container.querySelector('[aria-live="polite"]')).toBe(region)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Jan Kowalski ma tę stronę otwartą od\u00a02\u00a0min',
    'Anna Wit ma tę stronę otwartą od chwili',
  ])
  expect(screen.getByText('od 2 min').getAttribute('aria-live')).toBe('off')
})

test('nobody else is nothing to see', async () => {
  const { container } = show()
  await waitFor(() => expect(beats).toEqual([beat]))
  expect(container.textContent).toBe('')
  expect(container.querySelector('.sr-only')).not.toBeNull()
})

test('a page beats while it is visible, and at once when it is again', async () => {
  show()
  await waitFor(() => expect(beats).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(beats).toEqual([beat, beat, beat])
  await becomes('hidden')
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(beats).toHaveLength(3)
  others = [{ operator: 'Anna Wit', minutes: 4 }]
  await becomes('visible')
  expect(await screen.findByText(/^Anna Wit/)).toBeTruthy()
  expect(beats).toHaveLength(4)
})

test('leaving the page is said in a request that outlives it', async () => {
  const { unmount } = show()
  await waitFor(() => expect(beats).toHaveLength(1))
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(beats).toHaveLength(2))
  unmount()
  await waitFor(() => expect(beats).toHaveLength(3))
  const left: Beat = { path, leaving: true, keepalive: true }
  expect(beats.slice(1)).toEqual([left, left])
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(beats).toHaveLength(3)
})

test('who has signed out leaves nothing', async () => {
  const { unmount } = show()
  await waitFor(() => expect(beats).toHaveLength(1))
  vi.mocked(operatorBearer.isSignedIn).mockReturnValue(false)
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(beats).toHaveLength(1)
})

test.each([
  [0, 'od chwili'],
  [1, 'od\u00a01\u00a0min'],
  [59, 'od\u00a059\u00a0min'],
  [125, 'od\u00a02\u00a0godz.'],
])('%i minutes are "%s"', (minutes, text) => {
  expect(sinceText(minutes)).toBe(text)
})
