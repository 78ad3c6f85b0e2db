import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ProgressCard } from './ProgressCard'
import type { Participation } from './queries'

const base = {
  key: 'dovvo',
  state: 'running',
  current: 5_000,
  current_text: '5 L',
  target: 20_000,
  target_text: '20 L',
  missing_text: '15 L',
  next_text: 'Brakuje 15 L do karty paliwowej 300 zł, zostało 9 dni',
  reward_text: 'karta paliwowa 300 zł',
  marks: [{ at: 20_000, at_text: '20 L', reward_text: 'karta paliwowa 300 zł', reached: false }],
  purchases: { from: '2025-08-01', to: '2025-10-31' },
  days_left: 9,
  due: { text: null },
  promised: { text: null },
  withheld: null,
  granted_points: 0,
  cut_points: 0,
  to_collect: [],
  remainders: [],
  waiting: null,
} as unknown as Participation

const waiting = {
  amount: 15_000,
  amount_text: '15 L',
  after: 20_000,
  after_text: '20 L',
  next_text: 'Brakuje 20 L do karty paliwowej 300 zł, zostało 9 dni',
  reward_text: 'karta paliwowa 300 zł',
  text: 'W sprawdzaniu 15 L. Po przyjęciu: 20 z 20 L, nagroda: karta paliwowa 300 zł.',
}

function show(participation: Participation) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const element = <ProgressCard participation={participation} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return screen.getByRole('img')
}

test('without anything that waits the card says what is missing', () => {
  const track = show(base)
  expect(track.getAttribute('aria-label')).toBe(`Masz 5 L. ${base.next_text}`)
  expect(track.querySelector('pattern')).toBeNull()
  expect(screen.getByText('Brakuje').nextSibling?.textContent).toBe('15 L')
})

test('what waits comes first, hatched and in words, and nobody is told to buy it again', () => {
  const track = show({ ...base, waiting })
  expect(track.getAttribute('aria-label')).toBe(`Masz 5 L. ${waiting.text}`)
  expect(track.querySelector('pattern')).not.toBeNull()
  expect(screen.getByText(waiting.text)).toBeDefined()
  expect(screen.queryByText('Brakuje')).toBeNull()
  expect(screen.queryByText(/^Brakuje 15/)).toBeNull()
  expect(screen.getByText(/^Potem: brakuje 20/)).toBeDefined()
  expect(screen.getByRole('link', { name: /^Faktury, które czekają/ }).getAttribute('href')).toBe(
    '/moje-faktury?tab=1',
  )
})

test('what the caps of a promotion have withheld is told apart from what the programme has cut', () => {
  const caps = {
    per_person: 500,
    in_all: 1_000,
    over_cap: 0,
    pool_cut: 30,
    is_exhausted: true,
    sentences: ['Pula promocji jest wyczerpana.', 'Dla Ciebie zabrakło w puli 30 pkt.'],
  }
  show({ ...base, cut_points: 40, caps })
  expect(screen.getByText(/^Limit programu nie pozwolił dopisać 10\spkt\.$/)).toBeTruthy()
  expect(screen.getByText(/^Pula promocji jest wyczerpana\. Dla Ciebie zabrakło/)).toBeTruthy()
})

test('caps that have withheld nothing stay with the rewards', () => {
  const caps = {
    per_person: 500,
    in_all: null,
    over_cap: 0,
    pool_cut: 0,
    is_exhausted: false,
    sentences: ['Limit punktów tej promocji: 500 pkt na osobę.'],
  }
  show({ ...base, caps })
  expect(screen.queryByText(/Limit punktów/)).toBeNull()
})
