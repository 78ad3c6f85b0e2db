import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextAreaField } from './TextField'

/** The accessible description of the field. */
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

test('a long line stays one: Enter sends its form, and what is pasted into it is joined', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  function Address() {
    const [value, setValue] = useState('')
    return (
      <form onSubmit={onSubmit}>
        <TextAreaField label="Adres" isLine value={value} onChange={setValue} />
      </form>
    )
  }
  render(<Address />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Adres' })
  await userEvent.click(field)
  await userEvent.paste('Plon Sp. z o.o.\n  ul. Zbożowa 12')
  expect(field.value).toBe('Plon Sp. z o.o. ul. Zbożowa 12')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(field.value).toBe('Plon Sp. z o.o. ul. Zbożowa 12')
})
