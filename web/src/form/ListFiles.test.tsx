import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Failure } from '../api/errors'
import { queryClient } from '../api/query-client'
import { type FileFormat, ListFiles } from './ListFiles'

function show(save: (format: FileFormat) => Promise<void>) {
  render(
    <QueryClientProvider client={queryClient}>
      <ListFiles save={save} />
    </QueryClientProvider>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['Pobierz PDF', 'pdf'],
  ['Pobierz Excel', 'xlsx'],
  ['Pobierz CSV', 'csv'],
])('%s saves the list in that format', async (name, format) => {
  const save = vi.fn(async () => undefined)
  show(save)
  await press(name)
  expect(save).toHaveBeenCalledExactlyOnceWith(format)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('one file comes at a time, and that is said', async () => {
  let finish: () => void = () => undefined
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  show(save)
  await press('Pobierz PDF')
  expect(screen.getByRole('status').textContent).toBe('Przygotowuję plik…')
  await press('Pobierz CSV')
  expect(save).toHaveBeenCalledOnce()
  finish()
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
})

test.each([
  [
    'at a field',
    { message: 'Popraw formularz', errors: { search: ['Wyszukaj część z nich'] } },
    'Wyszukaj część z nich',
  ],
  ['of the whole answer', { message: 'Za dużo prób' }, 'Za dużo prób'],
])('a refusal %s is shown under the buttons', async (_, body, sentence) => {
  show(() => Promise.reject(new Failure('refused', { status: 422, body })))
  await press('Pobierz PDF')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent?.replaceAll('\u00a0', ' ')).toBe(sentence)
})
