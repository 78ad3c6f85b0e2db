import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { User } from '../session/session'
import { MainMenu } from './Sidebar'

const user = { collects_points: true } as User

test.each([
  ['/nagrody', 'Nagrody'],
  ['/nagrody/przelew-na-konto', 'Nagrody'],
  ['/wycieczka', 'Nagrody'],
  ['/wycieczka-premium', 'Nagrody'],
  ['/wycieczka-vip', 'Nagrody'],
  ['/kontakt-z-przedstawicielem', 'Kontakt'],
  ['/kontakt', 'Kontakt'],
  ['/produkty/sprawdz-dostepnosc', 'Produkty'],
])('on %s the menu says that one is at: %s', (address, label) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <MainMenu user={user} />
    </MemoryRouter>,
  )
  const here = screen.getAllByRole('link', { current: 'page' })
  expect(here.map((link) => link.textContent)).toEqual([label])
})

test('on a page of none of its places it says nothing', () => {
  render(
    <MemoryRouter initialEntries={['/moj-profil']}>
      <MainMenu user={user} />
    </MemoryRouter>,
  )
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
})

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent)

function showMenu(who: User, hasAccount: boolean) {
  render(
    <MemoryRouter>
      <MainMenu user={who} hasAccount={hasAccount} />
    </MemoryRouter>,
  )
}

test('the drawer has the entries of the account too, before the sign-out', () => {
  showMenu(user, true)
  expect(names().slice(-7)).toEqual([
    'Kontakt',
    'Mój profil',
    'Moje nagrody',
    'Moje faktury',
    'Moje zakupy',
    'Listy gratulacyjne',
    'Wyloguj się',
  ])
  expect(screen.getByRole('link', { name: 'Moje faktury' }).getAttribute('href')).toBe('/moje-faktury')
})

test('the drawer of a partner who collects no points has the profile alone of them', () => {
  showMenu({ collects_points: false } as User, true)
  expect(names().slice(-3)).toEqual(['Kontakt', 'Mój profil', 'Wyloguj się'])
})

test('the sidebar leaves the account to the menu under the name', () => {
  showMenu(user, false)
  expect(names().slice(-2)).toEqual(['Kontakt', 'Wyloguj się'])
})

test.each([
  ['program.partner', true],
  ['program.retail', false],
] as const)('an account of %s has referrals in its menu: %s', (account_type, isThere) => {
  showMenu({ account_type, collects_points: true } as User, false)
  expect(screen.queryByRole('link', { name: 'Polecenia' }) !== null).toBe(isThere)
})
