import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headings, opener, openList } from './test-list'

async function openColumns(query = '') {
  const list = openList({ at: `/zaplecze/uczestnicy${query}` })
  await opener()
  const button = screen.getByRole('button', { name: 'Kolumny' })
  await list.user.click(button)
  return { ...list, button, dialog: within(await screen.findByRole('dialog', { name: 'Kolumny' })) }
}

test('a column that is unticked leaves the list and the address, and comes back to its place', async () => {
  const { user, dialog, query, router } = await openColumns('?status=active')
  await user.click(dialog.getByRole('checkbox', { name: 'NIP' }))
  expect(query()).toBe('?status=active&kolumny=name,town')
  expect(router.state.historyAction).toBe('REPLACE')
  await user.click(dialog.getByRole('button', { name: 'Gotowe' }))
  expect(headings()).toEqual(['Nazwisko', 'Miejscowość'])
  await user.click(screen.getByRole('button', { name: 'Wszystkie' }))
  expect(query()).toBe('?kolumny=name,town')
})

test('the column that leads to the record cannot be hidden', async () => {
  const { user, dialog, query } = await openColumns()
  const fixed = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Nazwisko' })
  expect(fixed.disabled).toBe(true)
  await user.click(fixed)
  expect(query()).toBe('')
})

test('the order is changed by keyboard: the focus stays at the column, and its place is announced', async () => {
  const { user, dialog, query } = await openColumns()
  const up = dialog.getByRole<HTMLButtonElement>('button', { name: 'Przesuń wyżej: Miejscowość' })
  up.focus()
  await user.keyboard('{Enter}')
  expect(query()).toBe('?kolumny=name,town,nip')
  expect(document.activeElement).toBe(up)
  expect(dialog.getByRole('status').textContent).toBe('Miejscowość: miejsce 2 z\u00a03')
  await user.keyboard('{Enter}')
  expect(query()).toBe('?kolumny=town,name,nip')
  const down = dialog.getByRole('button', { name: 'Przesuń niżej: Miejscowość' })
  expect(document.activeElement).toBe(down)
  await user.keyboard(' ')
  expect(query()).toBe('?kolumny=name,town,nip')
})

test('all columns come back in the usual order, and the focus to the button', async () => {
  const { user, dialog, query, button } = await openColumns('?kolumny=town,name')
  await user.click(dialog.getByRole('button', { name: 'Przywróć wszystkie' }))
  expect(query()).toBe('')
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'NIP' }).checked).toBe(true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(headings()).toEqual(['Nazwisko', 'NIP', 'Miejscowość'])
})
