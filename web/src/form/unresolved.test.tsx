import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ComboInput } from './ComboInput'
import { Form } from './Form'
import { useFormFlow } from './useFormFlow'

const options = [{ value: '2', label: 'Rolmasz Żnin' }]

function Source({ send }: { send: (values: { distributor: string }) => Promise<object> }) {
  const form = useForm({ defaultValues: { distributor: '' } })
  const { shell } = useFormFlow({ form, send, confirm: { as: 'nothing' } })
  return (
    <Form label="Źródło" {...shell} submitLabel="Zapisz">
      <ComboInput control={form.control} name="distributor" label="Dystrybutor" options={options} />
    </Form>
  )
}

test('a form is not sent while a text stands in it that names no option, though the field may be empty', async () => {
  const send = vi.fn(async () => ({}))
  render(<Source send={send} />, { wrapper: MemoryRouter })
  const field = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(field, 'Rolmaz{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }))
  expect(await screen.findByText('Wybierz z listy')).toBeTruthy()
  expect(field.value).toBe('Rolmaz')
  expect(send).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }))
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ distributor: '' }))
})
