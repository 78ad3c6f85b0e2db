import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextAreaField } from './TextField'

/** What is read out with the field. */
function description() {
  const ids = screen.getByLabelText('Powód').getAttribute('aria-describedby') ?? ''
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
}

test('a text area with a hint says how many characters are left as well', () => {
  render(
    <TextAreaField
      label="Powód"
      hint="Zostanie w historii konta."
      maxLength={500}
      value="Nic"
      onChange={() => undefined}
    />,
  )
  expect(description()).toBe('Zostanie w historii konta. Limit znaków: 497')
})

test('a text area without a hint counts all the same', () => {
  render(<TextAreaField label="Powód" maxLength={500} value="" onChange={() => undefined} />)
  expect(description()).toBe('Limit znaków: 500')
})

test('a text area without a limit keeps its hint', () => {
  render(<TextAreaField label="Powód" hint="Krótko" value="" onChange={() => undefined} />)
  expect(description()).toBe('Krótko')
})
