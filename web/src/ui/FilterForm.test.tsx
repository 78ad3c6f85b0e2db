import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FilterForm } from './FilterForm'

function show(used: number, folds: boolean) {
  const onClear = vi.fn()
  const onSearch = vi.fn()
  render(
    <FilterForm
      label="Filtry faktur"
      used={used}
      onSearch={onSearch}
      onClear={onClear}
      columns="sm:grid-cols-2"
      folds={folds}
    >
      <input aria-label="Numer" />
    </FilterForm>,
  )
  return { onClear, onSearch, form: screen.getByRole('form', { name: 'Filtry faktur' }) }
}

test('folded fields open at a press, and are open where one of them is used', async () => {
  const { form } = show(0, true)
  const opener = screen.getByRole('button', { name: 'Szukaj i filtruj' })
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  expect(form.classList.contains('hidden')).toBe(true)
  await userEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(form.classList.contains('hidden')).toBe(false)
})

test('filters in use are counted and can be cleared', async () => {
  const { onClear, form } = show(2, true)
  expect(form.classList.contains('hidden')).toBe(false)
  expect(screen.getByRole('button', { name: 'Szukaj i filtruj (wybrane: 2)' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }))
  expect(onClear).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Numer' }))
})

test('fields that do not fold need no press, and nothing is cleared before it is used', async () => {
  const { onSearch, form } = show(0, false)
  expect(form.classList.contains('hidden')).toBe(false)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: 'Numer' }), 'FV{Enter}')
  expect(onSearch).toHaveBeenCalledOnce()
})

test('beside another button the one that unfolds is short, and counts as well', () => {
  render(
    <FilterForm
      label="Filtry"
      used={1}
      onSearch={vi.fn()}
      onClear={vi.fn()}
      columns=""
      folds
      beside={<button type="button">Pokaż mapę</button>}
    >
      <input aria-label="Numer" />
    </FilterForm>,
  )
  const [opener, other] = screen.getAllByRole('button')
  expect([opener?.textContent, other?.textContent]).toEqual(['Filtry (1)', 'Pokaż mapę'])
})
