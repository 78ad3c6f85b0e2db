import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Form } from '../../../form/Form'
import { useFormFlow } from '../../../form/useFormFlow'
import { CropsInput } from './CropsInput'

function Product({ send }: { send: (values: { crops: string[] }) => Promise<object> }) {
  const form = useForm({ defaultValues: { crops: ['Rzepak'] } })
  const { shell } = useFormFlow({ form, send, mode: 'edit', confirm: { as: 'nothing' } })
  return (
    <Form label="Produkt" {...shell} submitLabel="Zapisz">
      <CropsInput control={form.control} name="crops" known={['Rzepak', 'Żyto']} />
    </Form>
  )
}

function renderProduct() {
  const send = vi.fn(async () => ({}))
  render(<Product send={send} />, { wrapper: MemoryRouter })
  return { send, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Inna uprawa' }) }
}

const box = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name })

test('Enter sends the crop that stands in the field, and no earlier letters of it', async () => {
  const { send, field } = renderProduct()
  await userEvent.type(field, ' Len oleisty{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ crops: ['Rzepak', 'Len oleisty'] }))
  expect(field.value).toBe(' Len oleisty')
  expect(box('Len oleisty')).toBeNull()
})

test('a crop that is taken back letter by letter is not sent', async () => {
  const { send, field } = renderProduct()
  await userEvent.type(field, 'Len{Backspace}{Backspace}{Backspace}{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ crops: ['Rzepak'] }))
})

test('the button leaves the crop ticked and the field empty for the next', async () => {
  const { send, field } = renderProduct()
  await userEvent.type(field, 'Len')
  await userEvent.click(screen.getByRole('button', { name: 'Dopisz uprawę' }))
  expect(field.value).toBe('')
  expect(box('Len')?.checked).toBe(true)
  await userEvent.type(field, 'Mak{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ crops: ['Rzepak', 'Len', 'Mak'] }))
})

test('a crop that is known is ticked while its name stands in the field, and unticking it empties the field', async () => {
  const { field } = renderProduct()
  await userEvent.type(field, 'Żyto')
  expect(box('Żyto')?.checked).toBe(true)
  await userEvent.click(box('Żyto') as HTMLInputElement)
  expect(field.value).toBe('')
  await userEvent.type(field, 'Rzepak')
  await userEvent.clear(field)
  expect(box('Rzepak')?.checked).toBe(true)
})
