import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Editor } from './Editor'

test("a representative's telephone is laid out, and another country's is refused at its field", async () => {
  Element.prototype.scrollIntoView = vi.fn()
  const router = createMemoryRouter([{ path: '*', element: <Editor person={null} people={[]} /> }])
  render(<RouterProvider router={router} />)
  const phone = screen.getByLabelText<HTMLInputElement>(/^Telefon/)
  await userEvent.type(phone, '600700800')
  expect(phone.value).toBe('+48 600 700 800')
  await userEvent.clear(phone)
  await userEvent.paste('+49600700800')
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj' }))
  expect(await screen.findByText('Format pola jest nieodpowiedni')).toBeTruthy()
  expect(phone.value).toBe('+49600700800')
})
