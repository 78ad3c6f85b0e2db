import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PromotionProgressLine } from './PromotionProgressLine'

const dovvo = {
  name: 'Tankuj z DOVVO',
  current: 5_000,
  current_text: '5 L',
  target: 20_000,
  target_of_text: '20 L',
  next_text: 'Brakuje 15 L do karty paliwowej 300 zł, zostały 72 dni',
}

const waiting = {
  amount: 15_000,
  amount_text: '15 L',
  after: 20_000,
  next_text: 'Brakuje 20 L do karty paliwowej 300 zł, zostały 72 dni',
  text: 'W sprawdzaniu 15 L. Po przyjęciu: 20 z 20 L, nagroda: karta paliwowa 300 zł.',
}

const bar = () => screen.getByRole('progressbar', { name: 'Twój postęp: Tankuj z DOVVO' })
const hatched = () => bar().querySelector('.hatched')

test('without anything that waits the bar has one part, and what is missing is said', () => {
  render(<PromotionProgressLine progress={{ ...dovvo, waiting: null }} />)
  expect(bar().getAttribute('aria-valuetext')).toBe('5 z\u00a020 L')
  expect(hatched()).toBeNull()
  expect(screen.getByText(dovvo.next_text)).toBeDefined()
})

test('what waits is hatched and read out, and nobody is told to buy what they have bought', () => {
  render(<PromotionProgressLine progress={{ ...dovvo, waiting }} />)
  expect(bar().getAttribute('aria-valuetext')).toBe('5 z\u00a020 L, w\u00a0sprawdzaniu 15 L')
  expect(hatched()?.getAttribute('style')).toBe('width: 75%;')
  expect(screen.getByText(waiting.text)).toBeDefined()
  expect(screen.getByText('w\u00a0sprawdzaniu', { normalizer: String })).toBeDefined()
  expect(screen.getAllByText(/sprawdzaniu 15.L/)).toHaveLength(1)
  expect(screen.queryByText(/^Brakuje/)).toBeNull()
})

test('where what waits is not enough, what will be missing even then is said, and not what is missing now', () => {
  const some = { ...waiting, amount: 10_000, amount_text: '10 L', after: 15_000, next_text: 'Brakuje 5 L' }
  render(<PromotionProgressLine progress={{ ...dovvo, waiting: some }} />)
  expect(screen.getByText('Brakuje 5 L')).toBeDefined()
  expect(screen.queryByText(dovvo.next_text)).toBeNull()
})

test('a target that is reached says so', () => {
  render(<PromotionProgressLine progress={{ ...dovvo, current: 20_000, next_text: null }} />)
  expect(screen.getByText('Cel osiągnięty')).toBeDefined()
})
