import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { setServerTime } from '../format/clock'
import SupportBar, { timeLeft } from './SupportBar'

const view = { participant: 'Anna Kowalska', nip: '5260250274', expires_at: '2025-08-20T07:15:00Z' }

afterEach(() => {
  vi.useRealTimers()
  bearer.forget()
})

test.each([
  [15 * 60_000, 'zostało 15\u00a0min'],
  [14 * 60_000 + 1, 'zostało 15\u00a0min'],
  [4 * 60_000, 'zostały 4\u00a0min'],
  [60_001, 'zostały 2\u00a0min'],
  [60_000, 'została niecała minuta'],
  [0, 'została niecała minuta'],
])('%i ms are %s', (left, text) => expect(timeLeft(left)).toBe(text))

test("counts by the server's clock and ends the view in time", () => {
  vi.useFakeTimers()
  setServerTime('2025-08-20T07:12:30Z')
  const events: string[] = []
  const stop = bearer.subscribe((event) => events.push(event))
  bearer.borrow('lent')
  render(<SupportBar view={view} />)
  expect(screen.getByText(/zostały 3.min/)).toBeTruthy()
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText(/zostały 2.min/)).toBeTruthy()
  expect(events).toEqual(['signedIn'])
  act(() => vi.advanceTimersByTime(90_000))
  expect(events).toContain('expired')
  stop()
})
