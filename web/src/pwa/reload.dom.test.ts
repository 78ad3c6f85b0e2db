import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSupportView } from '../session/support-view'

const reload = vi.fn()
let reloadSoon: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  document.body.innerHTML = '<form><input /></form>'
  ;({ reloadSoon } = await import('./reload'))
})
afterEach(() => {
  setSupportView(null)
  document.body.innerHTML = ''
  vi.useRealTimers()
})

test('half a second later, once, however often it is asked for', () => {
  reloadSoon()
  reloadSoon()
  vi.advanceTimersByTime(499)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('never over what was typed: it comes once the form is gone', () => {
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  reloadSoon()
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
  document.querySelector('form')?.remove()
  vi.advanceTimersByTime(1000)
  expect(reload).toHaveBeenCalledTimes(1)
})
