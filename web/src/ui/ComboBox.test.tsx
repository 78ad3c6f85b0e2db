import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a text that is typed over the chosen option chooses nothing, stays and is said', async () => {
  render(<Distributor />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(field, 'leczyca')
  await userEvent.click(await screen.findByRole('option'))
  expect(field.value).toBe('Centrum Nasienne Łęczyca')
  await userEvent.clear(field)
  await userEvent.type(field, 'Rolmasz')
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('')
  await userEvent.tab()
  expect(field.value).toBe('Rolmasz')
  expect(screen.getByText('Wybierz z listy')).toBeTruthy()
})

test('a whole name chooses its option as it is typed', async () => {
  render(<Distributor />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(field, 'rolmasz znin')
  expect(screen.getByRole('status').textContent).toBe('2')
  await userEvent.tab()
  expect(screen.getByRole('status').textContent).toBe('2')
  expect(field.value).toBe('rolmasz znin')
  expect(screen.queryByText('Wybierz z listy')).toBeNull()
})

test('a name with a unit is found and chosen by the common space, which is what keys type', async () => {
  const packs = [
    { value: '5', label: 'AGROSAR 360 SL, 5\u00a0L' },
    { value: '20', label: 'AGROSAR 360 SL, 20\u00a0L' },
  ]
  function Pack() {
    const [value, setValue] = useState('')
    return (
      <>
        <ComboBox label="Opakowanie" value={value} onChange={setValue} options={packs} />
        <output>{value}</output>
      </>
    )
  }
  render(<Pack />)
  await userEvent.type(screen.getByRole('combobox'), 'AGROSAR 360 SL, 5 ')
  expect(await screen.findAllByRole('option')).toHaveLength(1)
  await userEvent.type(screen.getByRole('combobox'), 'L')
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('5')
})

test('a whole name that others go on from is chosen once the field is left', async () => {
  const places = [
    { value: 'r', label: 'Radom' },
    { value: 's', label: 'Radomsko' },
  ]
  function Place() {
    const [value, setValue] = useState('')
    return (
      <>
        <ComboBox label="Miejsce" value={value} onChange={setValue} options={places} />
        <output>{value}</output>
      </>
    )
  }
  render(<Place />)
  await userEvent.type(screen.getByRole('combobox'), 'radom')
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('')
  await userEvent.tab()
  expect(screen.getByRole('status').textContent).toBe('r')
})

test('what was typed before a choice does not come back when the choice is taken away', async () => {
  function Cleared() {
    const [value, setValue] = useState('')
    return (
      <>
        <ComboBox label="Dystrybutor" value={value} onChange={setValue} options={options} />
        <button type="button" onClick={() => setValue('')}>
          Wyczyść
        </button>
      </>
    )
  }
  render(<Cleared />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(field, 'rol')
  await userEvent.click(await screen.findByRole('option'))
  expect(field.value).toBe('Rolmasz Żnin')
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść' }))
  expect(field.value).toBe('')
})

test('the field shows the option that the form gives it', async () => {
  const box = (value: string) => (
    <ComboBox label="Dystrybutor" value={value} onChange={() => undefined} options={options} />
  )
  const { rerender } = render(box('1'))
  const field = screen.getByRole<HTMLInputElement>('combobox')
  expect(field.value).toBe('Centrum Nasienne Łęczyca')
  rerender(box('2'))
  expect(field.value).toBe('Rolmasz Żnin')
  rerender(box(''))
  expect(field.value).toBe('')
})

test('a field that a press opens keeps its list closed when the page gives it the focus', async () => {
  render(<ComboBox label="Produkt" value="" onChange={() => undefined} options={options} opensBy="press" />)
  const field = screen.getByRole('combobox')
  act(() => field.focus())
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(screen.getByRole('combobox'))
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

/* Rows in groups are shown by their places, which a DOM without a layout does not have. */
function withLayout() {
  const { prototype } = HTMLElement
  const sizes = { clientWidth: 300, clientHeight: 400, scrollHeight: 44 }
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(prototype, name, { configurable: true, value })
  onTestFinished(() => {
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(prototype, name)
  })
}

test('groups stand under their headings, and one that nothing is found in goes with its heading', async () => {
  withLayout()
  const grouped = [
    { value: '3', label: 'Rolmasz Żnin', group: 'Ostatnio używani' },
    { value: '1', label: 'Agro-Bzura', group: 'Pozostali' },
    { value: '2', label: 'Rolmasz Nakło', group: 'Pozostali' },
  ]
  const onChange = vi.fn()
  render(<ComboBox label="Dystrybutor" value="" onChange={onChange} options={grouped} />)
  const field = screen.getByRole('combobox')
  await userEvent.click(field)
  const recent = await screen.findByRole('group', { name: 'Ostatnio używani' })
  expect(within(recent).getAllByRole('option')).toHaveLength(1)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Rolmasz Żnin',
    'Agro-Bzura',
    'Rolmasz Nakło',
  ])
  await userEvent.type(field, 'bzura')
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(screen.queryByRole('group', { name: 'Ostatnio używani' })).toBeNull()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledWith('1')
})
