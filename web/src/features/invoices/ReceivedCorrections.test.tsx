import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReceivedCorrections } from './ReceivedCorrections'

const applied = {
  number: 'KOR/1',
  issued_on: '2025-05-12',
  status: { code: 'applied', label: 'Uwzględniona', color: 'green' },
  reason: 'Zwrot 2 opakowań',
} as const

test('each correction has its day, what became of it, and the reason', () => {
  render(<ReceivedCorrections corrections={[applied, { ...applied, number: 'KOR/2', reason: null }]} />)
  const texts = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(texts).toEqual([
    'Korekta KOR/1 z 12.05.2025: UwzględnionaZwrot 2 opakowań',
    'Korekta KOR/2 z 12.05.2025: Uwzględniona',
  ])
})

test('an invoice without corrections has no list of them', () => {
  render(<ReceivedCorrections corrections={[]} />)
  expect(screen.queryByRole('list')).toBeNull()
})
