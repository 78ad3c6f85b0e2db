import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DayField } from './DayField'

function Issued({ day = '' }: { day?: string }) {
  const [value, setValue] = useState(day)
  return (
    <>
      <DayField label="Data wystawienia" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Data wystawienia' })

test.each(['1.3.2025', '2025-03-01', '01032025'])(
  '%s stands as it is typed, and as a Pole writes it once the field is left',
  async (typed) => {
    render(<Issued />)
    await userEvent.type(field(), typed)
    expect(screen.getByRole('status').textContent).toBe(typed)
    await userEvent.tab()
    expect(field().value).toBe('01.03.2025')
  },
)

test('what is no day stays as it was typed', async () => {
  render(<Issued />)
  await userEvent.type(field(), '31.02.2025')
  await userEvent.tab()
  expect(field().value).toBe('31.02.2025')
})

test('a day is chosen from the calendar, which opens at the day that stands there', async () => {
  render(<Issued day="18.08.2025" />)
  await userEvent.click(screen.getByRole('button', { name: 'Otwórz kalendarz' }))
  expect(await screen.findByText('sierpień 2025')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^czwartek, 21 sierpnia 2025/ }))
  expect(field().value).toBe('21.08.2025')
})
