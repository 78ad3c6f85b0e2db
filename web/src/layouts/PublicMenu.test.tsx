import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PublicMenu } from './PublicMenu'

function shown() {
  const element = (
    <>
      <PublicMenu />
      <button type="button">Obok</button>
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })
  render(<RouterProvider router={router} />)
  return { router, button: screen.getByRole('button', { name: 'Menu' }), user: userEvent.setup() }
}

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'

test('the button opens the list that it names, which the next Tab enters, and closes it again', async () => {
  const { button, user } = shown()
  expect(isOpen(button)).toBe(false)
  await user.click(button)
  expect(isOpen(button)).toBe(true)
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(list?.textContent).toBe('O\u00a0programiePromocjeProduktyAktualnościRegulaminKontakt')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('O\u00a0programie')
  await user.click(button)
  expect(isOpen(button)).toBe(false)
})

test('Escape closes it and leads back to the button', async () => {
  const { button, user } = shown()
  await user.click(button)
  await user.tab()
  await user.keyboard('{Escape}')
  expect(isOpen(button)).toBe(false)
  expect(document.activeElement).toBe(button)
})

test('it closes where something beside it is pressed, or takes the focus', async () => {
  const { button, user } = shown()
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Obok' }))
  expect(isOpen(button)).toBe(false)
  await user.click(button)
  act(() => screen.getByRole('button', { name: 'Obok' }).focus())
  expect(isOpen(button)).toBe(false)
})

test('it closes as another place is gone to', async () => {
  const { router, button, user } = shown()
  await user.click(button)
  await user.click(screen.getByRole('link', { name: 'Regulamin' }))
  expect(router.state.location.pathname).toBe('/regulamin')
  expect(isOpen(button)).toBe(false)
})
