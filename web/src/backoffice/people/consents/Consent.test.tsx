import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Consent } from './Consent'
import type { ConsentHistory } from './queries'

function show(text: string) {
  const version = { id: 1, version: 1, text, required: true, given: 2, refused: 0 }
  render(
    <Consent consent={{ slug: 'rules', versions: [version] } as unknown as ConsentHistory} active={[]} />,
  )
}

const short = 'Znam Regulamin Programu Plon i\u00a0akceptuję go.'
const long = `${short} Wiem, że mogę się wypisać w\u00a0każdej chwili, a\u00a0moje punkty wtedy przepadną.`

test('the words of a short consent stand once, as its heading', () => {
  show(short)
  expect(screen.getByRole('heading').className).not.toContain('sr-only')
  expect(screen.getAllByText(/akceptuję go/)).toHaveLength(1)
})

test('the words of a long consent are seen once, under a heading for those who do not see it', () => {
  show(long)
  expect(screen.getByRole('heading').className).toContain('sr-only')
  expect(screen.getByText(/przepadną/).tagName).toBe('P')
})
