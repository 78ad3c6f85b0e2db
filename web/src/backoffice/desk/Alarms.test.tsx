import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Alarms } from './Alarms'

test('each alarm is a sentence with its count and the time since when it stands', () => {
  render(
    <Alarms
      alarms={[
        { kind: 'orphan_files', count: 1356, detail: '', raised_at: '2025-08-20T07:00:00Z' },
        { kind: 'damaged_database', count: 1, detail: 'row 3 missing', raised_at: '2025-08-21T07:00:00Z' },
      ]}
    />,
  )
  const [files, database] = screen.getAllByRole('note')
  expect(files?.textContent).toMatch(/^Plików bez wpisu w\sbazie: 1\s356\. .*Od 20\.08\.2025, 09:00$/)
  expect(database?.textContent).toMatch(/^Baza danych jest uszkodzona\. .*Od 21\.08\.2025, 09:00$/)
  expect(database?.textContent).not.toContain('row 3 missing')
})

test('without an alarm there is nothing', () => {
  render(<Alarms alarms={[]} />)
  expect(screen.queryByRole('note')).toBeNull()
})
