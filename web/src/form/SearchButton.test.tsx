import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../api/messages'
import { SearchButton } from './SearchButton'
import { SearchIconButton } from './SearchIconButton'

const search = vi.fn()

function show(Submit = SearchButton) {
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <input aria-label="Nazwa" />
      <Submit />
    </form>,
  )
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Szukaj' })
const enter = () => userEvent.type(screen.getByLabelText('Nazwa'), 'dovvo{Enter}')

afterEach(() => {
  vi.restoreAllMocks()
  search.mockClear()
})

test('a search rests and says why without a connection, for the Enter key too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  expect(button().disabled).toBe(true)
  expect(screen.getByText(messages.offline)).toBeTruthy()
  await enter()
  expect(search).not.toHaveBeenCalled()
})

test('a search goes on once there is a connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(button().disabled).toBe(false)
  expect(screen.queryByText(messages.offline)).toBeNull()
  await enter()
  expect(search).toHaveBeenCalledTimes(1)
})

test('as an icon it rests without a connection too, and its name says why', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(SearchIconButton)
  const icon = screen.getByRole<HTMLButtonElement>('button', { name: `Szukaj. ${messages.offline}` })
  expect(icon.disabled).toBe(true)
  await enter()
  expect(search).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(button().disabled).toBe(false)
  await enter()
  expect(search).toHaveBeenCalledTimes(1)
})
