import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LogOut, Trophy, UserRound } from 'lucide-react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Menu } from './Menu'

function shown() {
  const leave = vi.fn()
  const element = (
    <Menu
      label="Konto: Anna"
      trigger="Anna"
      entries={[
        { label: 'Mój profil', icon: UserRound, target: '/moj-profil' },
        { label: 'Moje nagrody', icon: Trophy, target: '/moje-nagrody' },
        { label: 'Wyloguj się', icon: LogOut, target: leave },
      ]}
    />
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/dashboard'] })
  render(<RouterProvider router={router} />)
  return { router, leave, user: userEvent.setup() }
}

const opener = () => screen.getByRole('button', { name: 'Konto: Anna' })
const entry = (name: string) => screen.getByRole('menuitem', { name })

test('its places are links, and its action is not', async () => {
  const { user } = shown()
  await user.click(opener())
  expect(entry('Mój profil').getAttribute('href')).toBe('/moj-profil')
  expect(entry('Moje nagrody').getAttribute('href')).toBe('/moje-nagrody')
  expect(entry('Wyloguj się').hasAttribute('href')).toBe(false)
})

test('a press goes there without a new page load, and closes the menu', async () => {
  const { router, user } = shown()
  await user.click(opener())
  await user.click(entry('Moje nagrody'))
  expect(router.state.location.pathname).toBe('/moje-nagrody')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a press that asks for a new tab is left to the browser', async () => {
  const { router, user } = shown()
  await user.click(opener())
  const isTaken = !fireEvent.click(entry('Moje nagrody'), { ctrlKey: true })
  expect(isTaken).toBe(false)
  expect(router.state.location.pathname).toBe('/dashboard')
})

test('Enter goes to a place and runs the action', async () => {
  const { router, leave, user } = shown()
  await user.click(opener())
  act(() => entry('Moje nagrody').focus())
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/moje-nagrody')
  await user.click(opener())
  act(() => entry('Wyloguj się').focus())
  await user.keyboard('{Enter}')
  expect(leave).toHaveBeenCalledOnce()
})

test('of some choices one is marked, and a press reports any of them, also the marked one', async () => {
  const onChoose = vi.fn()
  const user = userEvent.setup()
  const options = [
    { key: '7', label: 'Aktywni', note: '(domyślny)' },
    { key: '8', label: 'Zablokowani' },
  ]
  const choices = { label: 'Twoje widoki', options, chosen: '7', onChoose }
  render(<Menu label="Widok" trigger="Widok" entries={[]} choices={choices} />)
  const choice = (name: RegExp) => screen.getByRole('menuitemradio', { name })
  for (const name of [/^Zablokowani/, /^Aktywni/]) {
    await user.click(screen.getByRole('button', { name: 'Widok' }))
    expect(choice(/^Aktywni/).getAttribute('aria-checked')).toBe('true')
    expect(choice(/^Zablokowani/).getAttribute('aria-checked')).toBe('false')
    await user.click(choice(name))
    expect(screen.queryByRole('menu')).toBeNull()
  }
  expect(onChoose.mock.calls).toEqual([['8'], ['7']])
})
