import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountUp } from './CountUp'
import { countAt, countDuration } from './count'
import { lastFigures } from './last-figures'

beforeEach(() => {
  vi.useFakeTimers()
  lastFigures.clear()
})

afterEach(() => vi.useRealTimers())

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

function withReducedMotion() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
  )
}

/** The number on the screen: that of the count while there is one. */
function shownIn(container: HTMLElement): number {
  const text = (container.querySelector('[aria-hidden]') ?? container).textContent ?? ''
  return Number(text.replace(/\D/g, ''))
}

/** Returns the text that a screen reader reads. */
function readIn(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return (copy.textContent ?? '').replace(/\s/g, ' ')
}

test.each([
  [0, 0],
  [countDuration / 2, 875],
  [countDuration, 1000],
  [countDuration * 9, 1000],
])('%i ms into a count to 1000 the figure is %i', (elapsed, figure) => {
  expect(countAt(0, 1000, elapsed)).toBe(figure)
})

test('a count takes less than 0.8 s', () => {
  expect(countDuration).toBeLessThan(800)
})

test('the first figure of a visit counts up from 0, and screen readers get the last one at once', () => {
  const { container } = render(<CountUp value={62_480} />)
  expect(shownIn(container)).toBe(0)
  expect(readIn(container)).toBe('62 480')
  advance(200)
  const halfway = shownIn(container)
  expect(halfway).toBeGreaterThan(0)
  expect(halfway).toBeLessThan(62_480)
  expect(readIn(container)).toBe('62 480')
  advance(800)
  expect(container.textContent?.replace(/\s/g, ' ')).toBe('62 480')
})

test('a figure that was seen before stands as it is, and counts from there once it changes', () => {
  render(<CountUp value={500} />).unmount()
  const { container, rerender } = render(<CountUp value={500} />)
  expect(container.textContent).toBe('500')
  rerender(<CountUp value={900} format={(value) => `${value} pkt`} />)
  expect(shownIn(container)).toBe(500)
  advance(100)
  expect(shownIn(container)).toBeGreaterThan(500)
  advance(800)
  expect(container.textContent).toBe('900 pkt')
})

test('another figure has a beginning of its own', () => {
  render(<CountUp value={500} />)
  const { container } = render(<CountUp value={700} name="waiting" />)
  expect(shownIn(container)).toBe(0)
})

test('with reduced motion nothing counts, neither at first nor later', () => {
  withReducedMotion()
  const { container, rerender } = render(<CountUp value={62_480} />)
  expect(container.textContent?.replace(/\s/g, ' ')).toBe('62 480')
  rerender(<CountUp value={70_000} />)
  expect(container.textContent?.replace(/\s/g, ' ')).toBe('70 000')
})

test('a figure that leaves the page ends its count', () => {
  const { unmount } = render(<CountUp value={500} />)
  advance(100)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
