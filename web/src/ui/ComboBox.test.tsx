import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ComboBox } from './ComboBox'

const options = [
  { value: '1', label: 'Centrum Nasienne Łęczyca' },
  { value: '2', label: 'Rolmasz Żnin' },
]

function Distributor() {
  const [value, setValue] = useState('')
  return (
    <>
      <ComboBox label="Dystrybutor" value={value} onChange={setValue} options={options} isRequired />
      <output>{value}</output>
    </>
  )
}

test('an option is found without its Polish letters and chosen', async () => {
  render(<Distributor />)
  await userEvent.type(screen.getByRole('combobox'), 'leczyca')
  const found = await screen.findAllByRole('option')
  expect(found.map(({ textContent }) => textContent)).toEqual(['Centrum Nasienne Łęczyca'])
  await userEvent.click(found[0] as HTMLElement)
  expect(screen.getByRole('status').textContent).toBe('1')
})

test('says when nothing is found', async () => {
  render(<Distributor />)
  await userEvent.type(screen.getByRole('combobox'), 'xyz')
  expect(await screen.findByText('Brak wyników')).toBeTruthy()
})

test('says that options are on their way, and finds what was typed before them', async () => {
  const box = (options: { value: string; label: string }[] | undefined) => (
    <ComboBox label="Dystrybutor" value="" onChange={() => undefined} options={options} />
  )
  const { rerender } = render(box(undefined))
  await userEvent.type(screen.getByRole('combobox'), 'leczyca')
  expect(await screen.findByText('Ładowanie...')).toBeTruthy()
  rerender(box(options))
  const found = await screen.findAllByRole('option')
  expect(found.map(({ textContent }) => textContent)).toEqual(['Centrum Nasienne Łęczyca'])
})
