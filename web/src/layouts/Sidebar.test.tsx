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
