import { lazy } from 'react'
import { expect, test } from 'vitest'
import type { Modal, Modals } from './modal'
import { modalAt } from './open'

const row: Modal = { audience: 'participant', label: '', view: lazy(async () => ({ default: () => null })) }
const modals: Modals = {
  zgody: row,
  logowanie: { ...row, audience: 'guest' },
  przyjety: { ...row, isUnavailable: true },
  'szczegoly-faktury': { ...row, needs: ['id'] },
}

test.each([
  ['', '', null, 'there is none'],
  ['#tresc', '', null, 'no hash of a modal'],
  ['#!zgody', '', 'zgody', 'from the moment it is there'],
  ['#!logowanie', '?page=2', null, 'for guests, and stays'],
  ['#!nie-ma', '?page=2', null, 'in no row, and stays'],
  ['#!szczegoly-faktury', '?page=2', null, 'without what it needs'],
  ['#!szczegoly-faktury', '?id=7', 'szczegoly-faktury', 'with it'],
  ['#!przyjety', '?page=2', 'przyjety', 'shut, but it may be read yet'],
])('of %s beside "%s" over the page is %s: %s', (hash, search, open, _why) => {
  expect(modalAt(modals, { hash, search }, 'participant', true)).toBe(open)
})

test('while more rows are on their way a name that none has yet may be one', () => {
  const location = { hash: '#!regulamin', search: '?page=2' }
  expect(modalAt(modals, location, 'participant', false)).toBe('regulamin')
})
