import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
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

test('alarms of sign-ins say how many in which hour, and lead to the list', () => {
  const at = { detail: '2025-08-20T05:00:00Z', raised_at: '2025-08-20T05:40:00Z' }
  render(
    <MemoryRouter>
      <Alarms
        alarms={[
          { kind: 'failed_sign_ins', count: 1051, ...at },
          { kind: 'attacked_account', count: 21, ...at },
        ]}
      />
    </MemoryRouter>,
  )
  const [all, one] = screen.getAllByRole('note')
  expect(all?.textContent).toMatch(/^Nieudane logowania w\sciągu godziny od 20\.08\.2025, 07:00: 1\s051\. /)
  expect(one?.textContent).toMatch(/^Nieudane logowania na jedno konto .* od 20\.08\.2025, 07:00: 21\. /)
  const links = screen.getAllByRole('link', { name: 'Zobacz nieudane logowania' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/zaplecze/bezpieczenstwo'))
})

test('without an alarm there is nothing', () => {
  render(<Alarms alarms={[]} />)
  expect(screen.queryByRole('note')).toBeNull()
})
