import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { Form } from './Form'
import { TextInput } from './fields'
import { useFormFlow } from './useFormFlow'

function NewsForm() {
  const form = useForm({ defaultValues: { title: 'Siew' } })
  const { shell } = useFormFlow({ form, send: async () => ({}), mode: 'edit', confirm: { as: 'nothing' } })
  return (
    <Form label="Aktualność" {...shell} isLong submitLabel="Zapisz">
      <TextInput control={form.control} name="title" label="Tytuł" />
    </Form>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <NewsForm /> }])} />)
})

const title = () => screen.getByLabelText<HTMLInputElement>('Tytuł')
const write = (text: string) => fireEvent.change(title(), { target: { value: text } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const save = () => act(async () => fireEvent.submit(screen.getByRole('form')))
const isNoticeShown = () => screen.queryByText('Niezapisane zmiany') !== null

test('a long form says that something is unsaved, until it is saved or written back', async () => {
  expect(isNoticeShown()).toBe(false)
  write('Żniwa')
  expect(isNoticeShown()).toBe(true)
  expect(document.querySelector('[data-unsaved-bar]')?.contains(screen.getByText('Zapisz'))).toBe(true)
  write('Siew')
  expect(isNoticeShown()).toBe(false)
  write('Żniwa')
  await save()
  expect(isNoticeShown()).toBe(false)
})

test('changes are taken back on a second press, to what was saved last', async () => {
  write('Żniwa')
  await save()
  write('Orka')
  await press('Odrzuć zmiany')
  expect(title().value).toBe('Orka')
  await press('Zostaw')
  expect(title().value).toBe('Orka')
  await press('Odrzuć zmiany')
  await press('Tak, odrzuć')
  expect(title().value).toBe('Żniwa')
  expect(isNoticeShown()).toBe(false)
  expect(document.activeElement).toBe(title())
})
