import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MaskedField } from './MaskedField'
import { nipMask, phoneMask } from './mask'

function NumberField({ initial = '', mask = nipMask }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <MaskedField label="Numer" mask={mask} value={value} onChange={setValue} isRequired />
      <output>{value}</output>
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Numer/)

test('typing lays the number out and the form holds digits only', async () => {
  render(<NumberField />)
  await userEvent.type(input(), '5260250274')
  expect(input().value).toBe('526-025-02-74')
  expect(screen.getByRole('status').textContent).toBe('5260250274')
})

test('a digit typed into a prefilled number keeps the caret behind it', async () => {
  render(<NumberField initial="526250274" />)
  await userEvent.type(input(), '0', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect(input().value).toBe('526-025-02-74')
  expect(input().selectionStart).toBe(5)
})

test('a paste into the middle keeps the caret behind what was pasted', async () => {
  render(<NumberField initial="52674" />)
  input().focus()
  input().setSelectionRange(3, 3)
  await userEvent.paste('025-02')
  expect(input().value).toBe('526-025-02-74')
  expect(input().selectionStart).toBe(10)
})

test('a phone typed with its country code is that phone, and goes with its last digit', async () => {
  render(<NumberField mask={phoneMask} />)
  await userEvent.type(input(), '+48 600 700 800')
  expect(input().value).toBe('+48 600 700 800')
  expect(screen.getByRole('status').textContent).toBe('+48600700800')
  await userEvent.type(input(), '{Backspace>9/}')
  expect(input().value).toBe('')
})

test('a phone of another country stays as it was typed, the caret where it was', async () => {
  render(<NumberField mask={phoneMask} />)
  await userEvent.type(input(), '+49 60 700 800')
  await userEvent.type(input(), '0', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect(input().value).toBe('+49 600 700 800')
  expect(input().selectionStart).toBe(6)
  expect(screen.getByRole('status').textContent).toBe('+49 600 700 800')
})
