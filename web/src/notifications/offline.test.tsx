import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { MarkAllAsRead } from './MarkAllAsRead'
import { NotificationList } from './NotificationList'

const letter = { id: 1, title: 'Nowa faktura', content: 'Treść', isRead: false, date: '2025-08-20T07:00:00Z' }

test.each([
  [true, [false, false]],
  [false, [true, true]],
])('with a connection: %s, marking as read rests: %o', (isOnline, rests) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  render(
    <QueryClientProvider client={queryClient}>
      <NotificationList notifications={[letter]} />
      <MarkAllAsRead />
    </QueryClientProvider>,
  )
  const buttons = ['Oznacz jako przeczytane: Nowa faktura', 'Oznacz wszystkie jako przeczytane'].map((name) =>
    screen.getByRole('button', { name }),
  )
  expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual(rests)
})
