import { expect, test } from 'vitest'
import { labelFor } from './Bell'
import { markedAsRead, unreadIn } from './queries'

const page = {
  data: {
    items: [1, 2, 3].map((id) => ({
      id,
      title: `Powiadomienie ${id}`,
      content: 'Treść',
      isRead: id === 3,
      date: '2025-08-20T07:00:00Z',
    })),
    fields: [],
  },
  meta: { last_page: 1, current_page: 1, per_page: 20, total: 3 },
}

test('one that is read leaves the others as they were', () => {
  const after = markedAsRead(page, 2)
  expect(after.data.items.map(({ isRead }) => isRead)).toEqual([false, true, true])
  expect(unreadIn(page)).toBe(2)
})

test('all are read at once', () => {
  expect(unreadIn(markedAsRead(page, 'all'))).toBe(0)
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
