import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog, DialogTitle } from '../ui/Dialog'
import { Form } from './Form'
import { TextInput } from './fields'
import { LeavingQuestion } from './LeavingQuestion'
import { hasUnsavedWork } from './unsaved'
import { useFormFlow } from './useFormFlow'

const onClose = vi.fn()

function Titled({ label }: { label: string }) {
  const form = useForm({ defaultValues: { title: '' } })
  const { shell } = useFormFlow({ form, send: async () => ({}), confirm: { as: 'nothing' } })
  return (
    <Form label={label} {...shell} submitLabel="Zapisz">
      <TextInput control={form.control} name="title" label={label} />
    </Form>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  onClose.mockClear()
  const page = (
    <>
      <Titled label="Na stronie" />
      <Dialog label="Okno" onClose={onClose}>
        <DialogTitle>Okno</DialogTitle>
        <Titled label="W oknie" />
      </Dialog>
      <LeavingQuestion />
    </>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
})

const write = (label: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: 'Żniwa' } })
const inside = () => screen.getByLabelText('W oknie', { selector: 'input' })
const pressEscape = () => act(async () => fireEvent.keyDown(inside(), { key: 'Escape' }))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('a dialog with nothing unsaved closes at once, whatever stands unsaved behind it', async () => {
  write('Na stronie')
  await pressEscape()
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['Esc', pressEscape],
  ['its button', () => press('Zamknij')],
])('a dialog with something unsaved asks first: %s', async (_, closing) => {
  write('Na stronie')
  write('W oknie')
  await closing()
  expect(onClose).not.toHaveBeenCalled()
  await screen.findByRole('button', { name: 'Wróć do okna' })
  await press('Wróć do okna')
  expect(onClose).not.toHaveBeenCalled()
  await closing()
  await screen.findByRole('button', { name: 'Zamknij bez zapisywania' })
  await press('Zamknij bez zapisywania')
  expect(onClose).toHaveBeenCalledOnce()
  expect(hasUnsavedWork()).toBe(true)
})
