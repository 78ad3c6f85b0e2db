import { describe, expect, test } from 'vitest'
import { newVisit, nextPrompt, type Prompt, type Visit } from './queue'

function promotion(modal: string, more: Partial<Prompt> = {}): Prompt {
  return {
    modal,
    rank: 'promotions',
    delay: 3500,
    position: 1,
    sequence: null,
    again: 'never',
    asks: true,
    isReady: true,
    ...more,
  }
}

const consents = promotion('zgody', { rank: 'consents', delay: 0, again: 'at the next page' })
const trip = promotion('zamow-wycieczke', { rank: 'trips', delay: 0 })
const pair = { name: 'stubble-refuel', delay: 4000 }

function visit(more: Partial<Visit> = {}): Visit {
  return { ...newVisit('/dashboard', 10_000), ...more }
}

const shown = (...modals: string[]) => new Map(modals.map((modal) => [modal, '/dashboard']))

test('nothing waits where nothing asks', () => {
  expect(nextPrompt([], visit())).toBeNull()
  expect(nextPrompt([promotion('a', { asks: false })], visit())).toBeNull()
})

test('a promotion opens its delay after the panel was entered', () => {
  expect(nextPrompt([promotion('a')], visit())).toEqual({ modal: 'a', at: 13_500 })
})

describe('the order', () => {
  test('is consents, trips, promotions by their delays, then by their positions', () => {
    const prompts = [
      promotion('c', { delay: 5000 }),
      promotion('b', { position: 2 }),
      promotion('a'),
      trip,
      consents,
    ]
    const order: string[] = []
    for (;;) {
      const left = prompts.map((prompt) => ({ ...prompt, asks: !order.includes(prompt.modal) }))
      const next = nextPrompt(left, visit({ shown: shown(...order) }))
      if (!next) break
      order.push(next.modal)
    }
    expect(order).toEqual(['zgody', 'zamow-wycieczke', 'a', 'b', 'c'])
  })

  test('holds while consents are missing, be it that they were closed', () => {
    expect(nextPrompt([promotion('a'), consents], visit({ shown: shown('zgody') }))).toBeNull()
  })

  test('holds while the first is still on its way', () => {
    expect(nextPrompt([promotion('a'), { ...consents, isReady: false }], visit())).toBeNull()
  })
})

test('the next opens 200 ms after the one before was closed, not before its own delay', () => {
  const prompts = [promotion('a'), promotion('b', { delay: 5000 })]
  expect(nextPrompt(prompts, visit({ shown: shown('a'), closed: 14_000 }))).toEqual({
    modal: 'b',
    at: 15_000,
  })
  expect(nextPrompt(prompts, visit({ shown: shown('a'), closed: 20_000 }))).toEqual({
    modal: 'b',
    at: 20_200,
  })
})

describe('a sequence', () => {
  const stubble = promotion('stubble', { delay: 5000, position: 2, sequence: pair })
  const refuel = promotion('refuel', { delay: 5000, position: 1, sequence: pair })

  test('takes its own delay where two wait together', () => {
    expect(nextPrompt([stubble, refuel], visit())).toEqual({ modal: 'refuel', at: 14_000 })
  })

  test('of one is none', () => {
    expect(nextPrompt([stubble, { ...refuel, asks: false }], visit())).toEqual({
      modal: 'stubble',
      at: 15_000,
    })
    const other = { ...refuel, sequence: { name: 'other', delay: 1 } }
    expect(nextPrompt([stubble, other], visit())?.at).toBe(15_000)
  })

  test('goes on with its delay once the first of it is answered', () => {
    const answered = { ...refuel, asks: false }
    const after = visit({ shown: shown('refuel'), closed: 14_300 })
    expect(nextPrompt([stubble, answered], after)).toEqual({ modal: 'stubble', at: 14_500 })
  })
})

describe('what was shown', () => {
  test('is not shown again in this visit, at any page', () => {
    expect(nextPrompt([promotion('a')], visit({ shown: shown('a'), page: '/nagrody' }))).toBeNull()
  })

  test('comes again at the next page where it is consents, and at the page before after that', () => {
    expect(nextPrompt([consents], visit({ shown: shown('zgody') }))).toBeNull()
    expect(nextPrompt([consents], visit({ shown: shown('zgody'), page: '/nagrody' }))?.modal).toBe('zgody')
    expect(nextPrompt([consents], visit({ shown: new Map([['zgody', '/nagrody']]) }))?.modal).toBe('zgody')
  })
})
