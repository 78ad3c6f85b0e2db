import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Failure } from '../api/errors'
import { queryClient } from '../api/query-client'
import { setToastRenderer } from '../ui/toast-queue'
import { DeleteButton } from './DeleteButton'

const notice = vi.fn()
setToastRenderer(notice)

function show(deleting: () => Promise<{ message: string }>) {
  render(
    <QueryClientProvider client={queryClient}>
      <DeleteButton label="Usuń" about="oddział Gniezno" action={deleting} />
    </QueryClientProvider>,
  )
}

const button = (name: RegExp) => screen.getByRole('button', { name })
const press = (name: RegExp) => userEvent.click(button(name))

afterEach(() => {
  vi.restoreAllMocks()
  notice.mockClear()
})

test('whoever decides against it stands on the button again', async () => {
  const deleting = vi.fn()
  show(deleting)
  await press(/^Usuń/)
  await press(/^Nie$/)
  expect(document.activeElement).toBe(button(/^Usuń/))
  expect(deleting).not.toHaveBeenCalled()
})

test('a failure without a sentence says nothing in English, and folds the question', async () => {
  show(() => Promise.reject(new Failure('server', { status: 502, body: '<html>Bad Gateway</html>' })))
  await press(/^Usuń/)
  await press(/^Tak, usuń/)
  expect(notice.mock.lastCall?.[0]).toEqual({ tone: 'danger', title: 'Wystąpił błąd!' })
  expect(document.activeElement).toBe(button(/^Usuń/))
})

test('nothing is deleted without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const deleting = vi.fn()
  show(deleting)
  await press(/^Usuń/)
  expect(screen.getByText('Jesteś offline')).toBeTruthy()
  await act(async () => button(/^Tak, usuń/).click())
  expect(deleting).not.toHaveBeenCalled()
})
