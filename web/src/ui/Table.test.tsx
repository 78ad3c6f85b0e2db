import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Column, Table } from './Table'
import { columnsOf, detailsOf } from './table-columns'

interface Invoice {
  id: number
  number: string
  points: number
}

const columns: Column<Invoice>[] = [
  { key: 'number', label: 'Numer', sortable: true, card: 'title', cell: ({ number }) => number },
  {
    key: 'points',
    label: 'Punkty',
    sortable: true,
    card: 'right',
    unit: 'pkt',
    cell: ({ points }) => points,
  },
  { key: 'value', label: 'Wartość', card: 'line', cell: () => '10,00' },
]

const rows: Invoice[] = [
  { id: 1, number: 'FV/1', points: 320 },
  { id: 2, number: 'FV/2', points: 0 },
]

function table(props: Partial<Parameters<typeof Table<Invoice>>[0]> = {}) {
  return <Table label="Faktury" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />
}

test('keeps the roles of a table, also where it is drawn as cards', () => {
  render(table())
  for (const [element, role] of [
    ['table', 'table'],
    ['tbody', 'rowgroup'],
    ['tr', 'row'],
    ['td', 'cell'],
  ] as const) {
    expect(document.querySelector(element)?.getAttribute('role')).toBe(role)
  }
  expect(screen.getByRole('table', { name: 'Faktury' })).toBeTruthy()
})

test('a card says what a value is: by its unit or by its label', () => {
  render(table())
  const [, first] = screen.getAllByRole('row')
  expect(first?.textContent).toContain('320\u00a0pkt')
  expect(first?.textContent).toContain('Wartość: 10,00')
})

test.each(['line', 'lead', 'right'] as const)(
  'a card leaves out a %s that has nothing to say, and keeps the others',
  (card) => {
    const remarks: Column<Invoice> = {
      key: 'remarks',
      label: 'Uwagi',
      card,
      cell: ({ id }) => (id === 1 ? 'duplikat' : '—'),
    }
    render(table({ columns: [...columns, remarks] }))
    const [, first, second] = screen.getAllByRole('row')
    const remarksOf = (row: HTMLElement | undefined) => row?.querySelector('td:last-child')?.className ?? ''
    expect(remarksOf(first)).not.toContain('@max-table:hidden')
    expect(remarksOf(second)).toContain('@max-table:hidden')
  },
)

test('says that rows are on their way, and that there are none', () => {
  const { rerender } = render(table({ rows: undefined }))
  expect(screen.getByText('Ładowanie...')).toBeTruthy()
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  rerender(table({ rows: [] }))
  expect(screen.getByText('Brak danych')).toBeTruthy()
})

test('a heading sorts by its column, and turns the order round when pressed again', async () => {
  const onSort = vi.fn()
  const { rerender } = render(table({ sort: { by: 'number', desc: true }, onSort }))
  await userEvent.click(screen.getByRole('button', { name: 'Punkty' }))
  expect(onSort).toHaveBeenLastCalledWith({ by: 'points', desc: false })
  rerender(table({ sort: { by: 'points', desc: false }, onSort }))
  expect(screen.getByRole('columnheader', { name: 'Punkty' }).getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Punkty' }))
  expect(onSort).toHaveBeenLastCalledWith({ by: 'points', desc: true })
})

test('cards are sorted from a list', async () => {
  const onSort = vi.fn()
  render(table({ sort: { by: 'number', desc: true }, onSort }))
  const list = screen.getByLabelText<HTMLSelectElement>('Sortuj według')
  expect(list.selectedOptions[0]?.textContent).toBe('Numer – malejąco')
  await userEvent.selectOptions(list, 'Punkty – rosnąco')
  expect(onSort).toHaveBeenCalledWith({ by: 'points', desc: false })
})

test('an order that no column gives is called the default', () => {
  render(table({ sort: { by: 'id', desc: true }, onSort: () => undefined }))
  const list = screen.getByLabelText<HTMLSelectElement>('Sortuj według')
  expect(list.selectedOptions[0]?.textContent).toBe('Domyślna kolejność')
})

test('a column that cannot be sorted is no button', () => {
  render(table({ sort: { by: 'number', desc: true }, onSort: () => undefined }))
  expect(within(screen.getByRole('columnheader', { name: 'Wartość' })).queryByRole('button')).toBeNull()
})

test('details open under their row, one at a time', async () => {
  render(table({ details: ({ number }) => `Historia ${number}` }))
  const [first, second] = screen.getAllByRole('button', { name: 'Szczegóły' })
  if (!first || !second) throw new Error('a row has no button')
  await userEvent.click(first)
  expect(screen.getByText('Historia FV/1')).toBeTruthy()
  await userEvent.click(second)
  expect(screen.queryByText('Historia FV/1')).toBeNull()
  expect(screen.getByText('Historia FV/2')).toBeTruthy()
  await userEvent.click(second)
  expect(screen.queryByText('Historia FV/2')).toBeNull()
})

test('details may be open at first, and close as the others do', async () => {
  render(table({ details: ({ number }) => `Historia ${number}`, initiallyOpen: 2 }))
  expect(screen.queryByText('Historia FV/1')).toBeNull()
  expect(screen.getByText('Historia FV/2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Szczegóły', expanded: true }))
  expect(screen.queryByText('Historia FV/2')).toBeNull()
})

test('columns come in the order of the answer, and one that the screen cannot draw is left out', () => {
  const column = { sortable: false, header: true, details: false }
  const fields = [
    { ...column, key: 'points', label: 'Punkty', sortable: true },
    { ...column, key: 'secret', label: 'Nowość' },
    { ...column, key: 'number', label: 'Numer' },
  ]
  const cells = { number: { cell: () => 'n' }, points: { cell: () => 'p' } }
  expect(columnsOf(fields, cells).map(({ key, sortable }) => [key, sortable])).toEqual([
    ['points', true],
    ['number', false],
  ])
})

test('what the answer marks as details stands in what a row opens, and is no column', () => {
  const fields = [
    { key: 'number', label: 'Numer', sortable: false, header: true, details: false },
    { key: 'note', label: 'Uwagi', sortable: false, header: false, details: true },
    { key: 'points', label: 'Punkty', sortable: false, header: true, details: true },
  ]
  const cells = { number: { cell: () => 'n' }, note: { cell: () => 'u' }, points: { cell: () => 'p' } }
  expect(columnsOf(fields, cells).map(({ key }) => key)).toEqual(['number', 'points'])
  const parts = detailsOf<string>(fields, {
    number: () => 'n',
    note: (row, label) => `${label}: ${row}`,
    points: (row, label) => `${label} za ${row}`,
  })
  expect(parts.map(({ show }) => show('FV/1'))).toEqual(['Uwagi: FV/1', 'Punkty za FV/1'])
})
