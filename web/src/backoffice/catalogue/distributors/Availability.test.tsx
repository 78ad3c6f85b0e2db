import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Availability } from './Availability'
import { type Branch, setAvailability } from './queries'

vi.mock('./queries', () => ({ setAvailability: vi.fn(async () => ({ message: 'Zapisano' })) }))

const branch = {
  id: 7,
  version: 3,
  products: [
    { id: 1, name: 'AGROSAR 360 SL', brand: 'AGROSAR', category: 'Herbicydy', available: true },
    { id: 2, name: 'LANOMAX 500', brand: 'LANOMAX', category: 'Fungicydy', available: false },
  ],
} as Branch

test('Enter in the search narrows the products and saves nothing; the button saves also what is not seen', async () => {
  render(<Availability branch={branch} />, { wrapper: MemoryRouter })
  await userEvent.type(screen.getByRole('textbox', { name: 'Szukaj produktu' }), 'lano{Enter}')
  expect(screen.queryByRole('checkbox', { name: /AGROSAR/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Zaznacz widoczne' }))
  expect(setAvailability).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz dostępność' }))
  await vi.waitFor(() => expect(setAvailability).toHaveBeenCalledExactlyOnceWith(7, 3, [1, 2]))
})
