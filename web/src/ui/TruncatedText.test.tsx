import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TruncatedText } from './TruncatedText'

const long = 'Żyzna Ziemia Sp. z o.o., Środa Śląska'

test('a text of thirty characters stands as it is, with nothing to press', () => {
  render(<TruncatedText text={long.slice(0, 30)} />)
  expect(screen.getByText(long.slice(0, 30))).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a longer one is cut, named in full, and shown in full by the keyboard', async () => {
  render(<TruncatedText text={long} />)
  const button = screen.getByRole('button', { name: long, expanded: false })
  expect(button.title).toBe(long)
  expect(screen.getByText('Żyzna Ziemia Sp. z o.o., Środ…')).toBeTruthy()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: long, expanded: true }).textContent).toBe(long)
  await userEvent.keyboard(' ')
  expect(screen.getByText('Żyzna Ziemia Sp. z o.o., Środ…')).toBeTruthy()
})

test('where there is more room the cut comes later', () => {
  render(<TruncatedText text={long} length={60} />)
  expect(screen.queryByRole('button')).toBeNull()
})
