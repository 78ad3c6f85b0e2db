import { render, screen } from '@testing-library/react'
import { Inbox } from 'lucide-react'
import { expect, test } from 'vitest'
import { EmptyState } from './EmptyState'

test('an empty place says so and what to do next, beside a picture for the eyes alone', () => {
  const { container } = render(
    <EmptyState icon={Inbox} title="Nic nie czeka" action={<a href="/nagrody">Zobacz nagrody</a>}>
      Wszystko jest sprawdzone.
    </EmptyState>,
  )
  expect(screen.getByText('Nic nie czeka')).toBeTruthy()
  expect(screen.getByText('Wszystko jest sprawdzone.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zobacz nagrody' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg[aria-hidden="true"] .lucide-inbox')).toBeTruthy()
})
