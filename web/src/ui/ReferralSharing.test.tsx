import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReferralSharing } from './ReferralSharing'

const url = 'https://plon.example/rejestracja?polecenie=K7M2QX'

/** The text with plain spaces. */
function textFor(total: number, visible: number) {
  render(<ReferralSharing link={{ url, total, visible }} programme="Plon" />)
  return document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''
}

test.each([
  [1, 0, 'Zarejestrowane z linku1 gospodarstwo', 'Widoczne z nazwy0 gospodarstw'],
  [3, 2, 'Zarejestrowane z linku3 gospodarstwa', 'Widoczne z nazwy2 gospodarstwa'],
  [12, 5, 'Zarejestrowane z linku12 gospodarstw', 'Widoczne z nazwy5 gospodarstw'],
  [22, 1, 'Zarejestrowane z linku22 gospodarstwa', 'Widoczne z nazwy1 gospodarstwo'],
  [1_254, 112, 'Zarejestrowane z linku1 254 gospodarstwa', 'Widoczne z nazwy112 gospodarstw'],
])('%i by the link, %i of them named', (total, visible, all, named) => {
  const text = textFor(total, visible)
  expect(text).toContain(all)
  expect(text).toContain(named)
})

test.each([
  ['some are not named', 3, 2, true],
  ['all are', 3, 3, false],
  ['there are none', 0, 0, false],
])('why farms are not named is said where %s', (_, total, visible, isShown) => {
  expect(textFor(total, visible).includes('tylko te gospodarstwa, które się na to zgodziły')).toBe(isShown)
})

test('before the partner has opened it there is no link', () => {
  render(<ReferralSharing link={{ url: null, total: 0, visible: 0 }} programme="Plon" />)
  expect(screen.queryByText('Twój link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.body.textContent).not.toContain('Prześlij swój link')
  expect(document.body.textContent).toContain('Link powstanie')
})

test('nothing is counted before the first', () => {
  const text = textFor(0, 0)
  expect(text).toContain(url)
  expect(text).not.toContain('Zarejestrowane')
})
