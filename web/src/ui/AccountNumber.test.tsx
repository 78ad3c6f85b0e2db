import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccountNumber } from './AccountNumber'

test('an account number reads as on paper, and parts after its fourth group only', () => {
  const { container } = render(<AccountNumber account="PL61 1090 1014 0000 0712 1981 2874" />)
  expect(container.textContent).toBe('PL61 1090 1014 0000 0712 1981 2874')
  const lines = Array.from(container.querySelectorAll('.whitespace-nowrap'), (line) => line.textContent)
  expect(lines).toEqual(['PL61 1090 1014 0000', '0712 1981 2874'])
})
