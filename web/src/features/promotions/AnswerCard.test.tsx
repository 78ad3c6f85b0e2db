import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { AnswerCard } from './AnswerCard'
import type { Participation } from './queries'

const { answerPromotion } = vi.hoisted(() => ({ answerPromotion: vi.fn() }))
vi.mock('./queries', async (original) => ({ ...(await original<object>()), answerPromotion }))

function show(answer: boolean | null) {
  const participation = {
    key: 'dovvo',
    answer,
    can_answer: true,
    state: 'running',
  } as Partial<Participation> as Participation
  render(
    <QueryClientProvider client={queryClient}>
      <AnswerCard participation={participation} />
    </QueryClientProvider>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('of the two answers only one is under way', async () => {
  answerPromotion.mockReturnValue(new Promise(() => {}))
  show(null)
  await press('Akceptuję Regulamin Promocji')
  await press('Nie akceptuję Regulaminu Promocji')
  expect(answerPromotion.mock.calls).toEqual([['dovvo', true]])
})

test('whoever stays has the focus on the button again', async () => {
  show(true)
  await press('Nie akceptuję Regulaminu Promocji')
  await press('Zostaję')
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Nie akceptuję Regulaminu Promocji' }),
  )
})
