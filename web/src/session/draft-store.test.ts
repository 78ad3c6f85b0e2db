// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  draftKey,
  dropDraft,
  dropDraftsOfOthers,
  largestDraft,
  mostDrafts,
  readDraft,
  saveDraft,
} from './draft-store'
import { draftRound } from './drafts'

beforeEach(() => sessionStorage.clear())

const anna = { realm: 'portal', account: '5260250274' } as const
const place = (form: string) => draftKey(anna, form)
const saveText = (at: string, text: string) => saveDraft(at, { text }, draftRound())

test('what is kept is read again until it is dropped', () => {
  saveText(place('/kontakt Wiadomość'), 'Dzień dobry')
  expect(readDraft(place('/kontakt Wiadomość'))?.values).toEqual({ text: 'Dzień dobry' })
  dropDraft(place('/kontakt Wiadomość'))
  expect(readDraft(place('/kontakt Wiadomość'))).toBeNull()
})

test('what is too long is not kept, and leaves the draft before it', () => {
  saveText(place('a'), 'krótko')
  saveText(place('a'), 'x'.repeat(largestDraft))
  expect(readDraft(place('a'))?.values).toEqual({ text: 'krótko' })
})

test('of too many the oldest goes', () => {
  vi.useFakeTimers()
  for (let form = 0; form <= mostDrafts; form++) {
    vi.advanceTimersByTime(1000)
    saveText(place(`form ${form}`), 'x')
  }
  vi.useRealTimers()
  expect(sessionStorage).toHaveLength(mostDrafts)
  expect(readDraft(place('form 0'))).toBeNull()
  expect(readDraft(place('form 1'))).not.toBeNull()
})

test('where the browser has no room the oldest makes it', () => {
  saveText(place('old'), 'x')
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this.length > 0) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  saveText(place('new'), 'y')
  vi.restoreAllMocks()
  expect(readDraft(place('old'))).toBeNull()
  expect(readDraft(place('new'))?.values).toEqual({ text: 'y' })
})

test('who signs in finds the drafts of nobody who was signed in before, on that side', () => {
  const jan = { realm: 'portal', account: '7740001454' } as const
  const visitor = { realm: 'portal', account: null } as const
  const admin = { realm: 'backoffice', account: 'redakcja@example.pl' } as const
  for (const owner of [anna, jan, visitor, admin]) saveText(draftKey(owner, 'a'), 'x')
  dropDraftsOfOthers(visitor)
  expect(sessionStorage).toHaveLength(4)
  dropDraftsOfOthers(jan)
  expect([anna, jan, visitor, admin].map((owner) => readDraft(draftKey(owner, 'a')) !== null)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test.each(['', 'null', '{', '{"savedAt":1}', '[]'])('what is no draft is none: %s', (text) => {
  sessionStorage.setItem(place('a'), text)
  expect(readDraft(place('a'))).toBeNull()
})
