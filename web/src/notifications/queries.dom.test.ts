import { expect, test } from 'vitest'
import { labelFor } from './Bell'
import { markedAsRead, notificationsIn, unreadIn } from './queries'

function page(current_page: number, ids: readonly number[]) {
  return {
    data: {
      items: ids.map((id) => ({
        id,
        title: `Powiadomienie ${id}`,
        content: 'Treść',
        isRead: id === 3,
        date: '2025-08-20T07:00:00Z',
      })),
      fields: [],
    },
    meta: { last_page: 2, current_page, per_page: 20, total: 5 },
  }
}

const loaded = { pages: [page(1, [5, 4, 3]), page(2, [3, 2])], pageParams: [1, 2] }

test('one that is read leaves the others as they were, on its own page and on the next', () => {
  const after = markedAsRead(markedAsRead(loaded, 5), 2)
  expect(notificationsIn(after).map(({ id, isRead }) => [id, isRead])).toEqual([
    [5, true],
    [4, false],
    [3, true],
    [2, true],
  ])
  expect(unreadIn(loaded)).toBe(3)
})

test('all are read at once', () => {
  expect(unreadIn(markedAsRead(loaded, 'all'))).toBe(0)
})

test('nothing is unread before anything has come', () => {
  expect(unreadIn(undefined)).toBe(0)
})

test.each([
  [0, 'Powiadomienia'],
  [1, 'Powiadomienia: 1\u00a0nieprzeczytane'],
  [5, 'Powiadomienia: 5\u00a0nieprzeczytanych'],
])('the bell says aloud that %i are unread', (unread, label) => {
  expect(labelFor(unread)).toBe(label)
})
