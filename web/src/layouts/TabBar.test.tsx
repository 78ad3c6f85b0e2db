import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { User } from '../session/session'
import { TabBar } from './TabBar'

const farm = { collects_points: true } as User
const partner = { collects_points: false } as User

function shown({ at = '/dashboard', user = farm, isMenuOpen = false } = {}) {
  const openMenu = vi.fn()
  const element = <TabBar user={user} isMenuOpen={isMenuOpen} onOpenMenu={openMenu} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return { router, openMenu }
}

const entries = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('those who collect points have their pages and the report of an invoice at hand', () => {
  shown()
  expect(screen.getByRole('navigation', { name: 'Skróty' })).toBeTruthy()
  expect(entries()).toEqual(['Panel', 'Faktury', 'Zgłoś fakturę', 'Nagrody', 'Więcej'])
  expect(addressOf('Panel')).toBe('/dashboard')
  expect(addressOf('Faktury')).toBe('/moje-faktury')
  expect(addressOf('Nagrody')).toBe('/nagrody')
})

test('partners who collect none have theirs', () => {
  shown({ user: partner })
  expect(entries()).toEqual(['Panel', 'Polecenia', 'Promocje', 'Produkty', 'Więcej'])
  expect(addressOf('Polecenia')).toBe('/polecenia')
  expect(addressOf('Promocje')).toBe('/promocje')
  expect(addressOf('Produkty')).toBe('/produkty')
})

test('the report opens over the page and keeps its query', async () => {
  const { router } = shown({ at: '/moje-faktury?rok=2025' })
  await userEvent.click(screen.getByRole('link', { name: 'Zgłoś fakturę' }))
  const { pathname, search, hash } = router.state.location
  expect(pathname + search + hash).toBe('/moje-faktury?rok=2025#!zglos-fakture')
})

test.each([
  ['/dashboard', 'Panel'],
  ['/moje-faktury', 'Faktury'],
  ['/nagrody/przelew-na-konto', 'Nagrody'],
  ['/wycieczka-vip', 'Nagrody'],
])('on %s the current entry is %s', (at, label) => {
  shown({ at })
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([label])
})

test('on a page of none of its entries no one is current', () => {
  shown({ at: '/produkty' })
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
})

test('the last one opens the menu, and says whether it is open', async () => {
  const { openMenu } = shown()
  const more = screen.getByRole('button', { name: 'Więcej', expanded: false })
  expect(more.getAttribute('aria-haspopup')).toBe('dialog')
  await userEvent.click(more)
  expect(openMenu).toHaveBeenCalledOnce()
})

test('it says that the menu is open', () => {
  shown({ isMenuOpen: true })
  expect(screen.getByRole('button', { name: 'Więcej', expanded: true })).toBeTruthy()
})
