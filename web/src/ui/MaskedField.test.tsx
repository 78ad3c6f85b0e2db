import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MaskedField } from './MaskedField'
import { nipMask } from './mask'

function NipField({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <MaskedField label="NIP" mask={nipMask} value={value} onChange={setValue} isRequired />
      <output>{value}</output>
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>(/NIP/)

test('typing lays the number out and the form holds digits only', async () => {
  render(<NipField />)
  await userEvent.type(input(), '5260250274')
  expect(input().value).toBe('526-025-02-74')
  expect(screen.getByRole('status').textContent).toBe('5260250274')
})

test('a digit typed into a prefilled number keeps the caret behind it', async () => {
  render(<NipField initial="526250274" />)
  await userEvent.type(input(), '0', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect(input().value).toBe('526-025-02-74')
  expect(input().selectionStart).toBe(5)
})

test('a paste into the middle keeps the caret behind what was pasted', async () => {
  render(<NipField initial="52674" />)
  input().focus()
  input().setSelectionRange(3, 3)
  await userEvent.paste('025-02')
  expect(input().value).toBe('526-025-02-74')
  expect(input().selectionStart).toBe(10)
})
