// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { forgetPostponedPrompts, isPostponed } from './prompt-cookies'
import { hideStandardTripPrompt, isTripPending, tripOfPrompt, tripPrompts } from './trip-prompts'

const none = { premium: { order: false }, vip: { order: false }, order: false }
const all = { premium: { order: true }, vip: { order: true }, order: true }

afterEach(forgetPostponedPrompts)

test('only trips that may be ordered ask, premium first', () => {
  expect(tripPrompts(none, '/dashboard')).toEqual([])
  expect(tripPrompts(all, '/dashboard')).toEqual([
    { hash: 'zamow-wycieczke-premium', opensItself: true },
    { hash: 'zamow-wycieczke-vip', opensItself: true },
    { hash: 'zamow-wycieczke', opensItself: true },
  ])
})

test('the cookie keeps only the standard trip from opening by itself, until the participant signs out', () => {
  hideStandardTripPrompt()
  expect(isPostponed('trip_hide_modal')).toBe(true)
  expect(tripPrompts(all, '/dashboard').map(({ opensItself }) => opensItself)).toEqual([true, true, false])
  forgetPostponedPrompts()
  expect(tripPrompts(all, '/dashboard').map(({ opensItself }) => opensItself)).toEqual([true, true, true])
})

test('a prompt is quiet on the page of its own trip', () => {
  expect(tripPrompts(all, '/wycieczka-premium').map(({ opensItself }) => opensItself)).toEqual([
    false,
    true,
    true,
  ])
  expect(tripPrompts(all, '/wycieczka').map(({ opensItself }) => opensItself)).toEqual([true, true, false])
})

test('a modal’s name says which trip it is about', () => {
  expect(tripOfPrompt('zamow-wycieczke-vip')).toBe('vip')
  expect(tripOfPrompt('zamow-wycieczke')).toBe('standard')
  expect(isTripPending({ ...none, order: true }, 'standard')).toBe(true)
  expect(isTripPending({ ...none, order: true }, 'vip')).toBe(false)
})
