// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { Form } from '../../form/Form'
import { TextInput } from '../../form/fields'
import { LeavingQuestion } from '../../form/LeavingQuestion'
import { useFormFlow } from '../../form/useFormFlow'
import { BackofficeSearch } from './BackofficeSearch'

function Editor() {
  const form = useForm({ defaultValues: { name: '' } })
  const { shell } = useFormFlow({ form, send: async () => ({}), mode: 'edit', confirm: { as: 'nothing' } })
  return (
    <Form label="Edycja" {...shell} submitLabel="Zapisz">
      <TextInput control={form.control} name="name" label="Imię" />
    </Form>
  )
}

test('a result asks before unsaved work is left, as any link does', async () => {
  /* jsdom lays nothing out, and has no CSS.escape. */
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData(['backoffice', 'me'], {
    email: 'ewa@plon.example',
    roles: ['administrator'],
  } as never)
  const element = (
    <>
      <BackofficeSearch />
      <Editor />
      <LeavingQuestion />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/zaplecze'] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const name = screen.getByLabelText<HTMLInputElement>('Imię')
  act(() => name.focus())
  fireEvent.change(name, { target: { value: 'Anna' } })
  fireEvent.keyDown(name, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: 'upr' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('button', { name: 'Zostań na stronie' }))
  expect(router.state.location.pathname).toBe('/zaplecze')
  expect(name.value).toBe('Anna')
  await waitFor(() => expect(document.activeElement).toBe(name))
})
