import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Achievements } from './Achievements'

test('a level that was added below what somebody has is not said to be ahead, and no way leads to it', () => {
  const reached = { level: 50_000, value: true, date: '2025-03-14T10:00:00Z' }
  const added = { level: 60_000, value: false, date: null }
  render(<Achievements total={70_000} achievements={[reached, added]} />)
  expect(screen.queryByText('przed Tobą')).toBeNull()
  expect(screen.getByText('masz już tyle punktów')).toBeDefined()
  expect(screen.getByText('Masz już tyle punktów, ile potrzeba na ostatni poziom.')).toBeDefined()
})
