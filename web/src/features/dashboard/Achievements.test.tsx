import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Achievements } from './Achievements'

test('a level that was added below what somebody has is not said to be ahead, and no way leads to it', () => {
  const reached = { level: 50_000, value: true, date: '2025-03-14T10:00:00Z' }
  const added = { level: 60_000, value: false, date: null }
  render(<Achievements total={70_000} achievements={[reached, added]} waiting={0} />)
  expect(screen.queryByText('przed Tobą')).toBeNull()
  expect(screen.getByText('masz już tyle punktów')).toBeDefined()
  expect(screen.getByText('Masz już tyle punktów, ile potrzeba na ostatni poziom.')).toBeDefined()
})

const level = (at: number, isReached: boolean) => ({
  level: at,
  value: isReached,
  date: isReached ? '2025-03-14T10:00:00Z' : null,
})

test('once all levels are reached they are one line, which unfolds', () => {
  render(
    <Achievements total={80_000} achievements={[level(50_000, true), level(75_000, true)]} waiting={500} />,
  )
  expect(screen.queryByRole('progressbar')).toBeNull()
  const folded = screen.getByText('Wszystkie poziomy są już Twoje.').closest('details')
  expect(folded?.open).toBe(false)
  expect(folded?.querySelectorAll('li')).toHaveLength(2)
})

test('points that wait are a part of their own on the way to the next level', () => {
  render(
    <Achievements
      total={60_000}
      achievements={[level(50_000, true), level(75_000, false)]}
      waiting={3_000}
    />,
  )
  const bar = screen.getByRole('progressbar', { name: /^Droga do poziomu/ })
  expect(bar.getAttribute('aria-valuenow')).toBe('60000')
  expect(bar.getAttribute('aria-valuetext')).toMatch(/^60.000 z.75.000.pkt, w.sprawdzaniu 3.000.pkt$/)
  expect(bar.querySelector('.hatched')?.getAttribute('style')).toBe('width: 4%;')
})

test('each level has a drawing of its own: a reached one is ticked, and one beyond the next is without its colours', async () => {
  render(
    <Achievements
      total={60_000}
      achievements={[level(50_000, true), level(75_000, false), level(100_000, false)]}
      waiting={0}
    />,
  )
  const drawn = () => Array.from(document.querySelectorAll<SVGElement>('li [data-drawing]'))
  await waitFor(() => expect(drawn()).toHaveLength(3))
  expect(new Set(drawn().map((drawing) => drawing.getAttribute('data-drawing'))).size).toBe(3)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('.lucide-check') !== null)).toEqual([true, false, false])
  expect(rows.map((row) => row.querySelector('.grayscale') !== null)).toEqual([false, false, true])
})
