import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SignInLocks } from './SignInLocks'

it('shows what is locked and for how long, with the way to lift it', () => {
  const lock = {
    label: 'Błędne hasło podawane z jednej sieci',
    network: '192.0.2.1',
    tries: 10,
    until: '2025-08-20T10:15:00Z',
  }
  render(
    <SignInLocks locks={[lock]}>
      <button type="button">Zdejmij ograniczenia</button>
    </SignInLocks>,
  )
  const shown = screen.getByRole('listitem').textContent
  expect(shown).toContain('Błędne hasło podawane z jednej sieci (192.0.2.1). Prób: 10, następna możliwa')
  expect(screen.getByRole('button', { name: 'Zdejmij ograniczenia' })).toBeTruthy()
})

it('shows nothing where nothing is locked', () => {
  const { container } = render(<SignInLocks locks={[]} />)
  expect(container.childElementCount).toBe(0)
})
