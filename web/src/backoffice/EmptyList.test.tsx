import { render, screen } from '@testing-library/react'
import { Gift } from 'lucide-react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { EmptyList } from './EmptyList'

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <EmptyList
        icon={Gift}
        filters={['kind', 'search']}
        none="Nie ma jeszcze żadnej nagrody"
        notFound="Nie ma takich nagród"
      >
        Dodaj pierwszą.
      </EmptyList>
    </MemoryRouter>,
  )
}

test('a list without records tells the first step, also where the address sorts it', () => {
  show('/zaplecze/nagrody?sort=name')
  expect(screen.getByText('Nie ma jeszcze żadnej nagrody')).toBeTruthy()
  expect(screen.getByText('Dodaj pierwszą.')).toBeTruthy()
})

test('a list whose filters match nothing tells the way back', () => {
  show('/zaplecze/nagrody?kind=card')
  expect(screen.getByText('Nie ma takich nagród')).toBeTruthy()
  expect(screen.getByText('Sprawdź pisownię, zmień filtry albo je wyczyść.')).toBeTruthy()
  expect(screen.queryByText('Dodaj pierwszą.')).toBeNull()
})
