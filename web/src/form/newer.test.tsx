import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '../api/errors'
import { setToastRenderer } from '../ui/toast-queue'
import { Form } from './Form'
import { TextInput } from './fields'
import { useFormFlow } from './useFormFlow'

const start = { title: 'Siew', summary: 'Krótko' }
const late = new Failure('refused', {
  status: 409,
  body: { error: 'version_changed', message: 'Ktoś zmienił' },
})

const sent = vi.fn()
const notice = vi.fn()
let saved = { ...start, version: 1 }
let isAnswered = true

function NewsForm() {
  const form = useForm({ defaultValues: start })
  const [version, setVersion] = useState(1)
  const { shell } = useFormFlow({
    form,
    send: async (values) => {
      sent({ ...values, version })
      if (version !== saved.version) throw late
      return {}
    },
    mode: 'edit',
    newer: async () => {
      if (!isAnswered) throw new Failure('network')
      const { version: fresh, ...values } = saved
      const by = { name: 'Anna Nowak', at: '2025-08-20T07:12:00Z' }
      return { values, by, take: () => setVersion(fresh) }
    },
  })
  return (
    <Form label="Aktualność" {...shell} submitLabel="Zapisz">
      <TextInput control={form.control} name="title" label="Tytuł" isRequired />
      <TextInput control={form.control} name="summary" label="Opis" />
    </Form>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  sent.mockClear()
  notice.mockClear()
  setToastRenderer(notice)
  isAnswered = true
  saved = { ...start, version: 1 }
  const router = createMemoryRouter([{ path: '*', element: <NewsForm /> }])
  render(<RouterProvider router={router} />)
})

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: RegExp, text: string) => fireEvent.change(field(label), { target: { value: text } })
const save = () => act(async () => fireEvent.submit(screen.getByRole('form')))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

async function sendOutdated() {
  write(/Tytuł/, 'Mój tytuł')
  saved = { title: 'Cudzy tytuł', summary: 'Cudzy opis', version: 2 }
  await save()
  return screen.findByRole('alert')
}

test('a save that comes too late says who was first and what they changed, and keeps what was typed', async () => {
  const notice = await sendOutdated()
  expect(notice.textContent).toMatch(/Ktoś zapisał to przed Tobą\. Anna Nowak, 20\.08\.2025/)
  expect(notice.textContent).toMatch(/Zmienione pola: Tytuł, opis\. Zmieniasz też: Tytuł\./)
  expect(screen.queryByText('Ktoś zmienił')).toBeNull()
  expect(field(/Tytuł/).value).toBe('Mój tytuł')
})

test("one's own changes go on over the newer state, which the other fields take, and are saved", async () => {
  await sendOutdated()
  await press('Zostaw moje zmiany')
  expect(screen.queryByRole('alert')).toBeNull()
  expect([field(/Tytuł/).value, field(/Opis/).value]).toEqual(['Mój tytuł', 'Cudzy opis'])
  await save()
  expect(sent).toHaveBeenLastCalledWith({ title: 'Mój tytuł', summary: 'Cudzy opis', version: 2 })
  expect(notice.mock.lastCall?.[0].tone).toBe('success')
})

test('the newer state takes the place of what was typed only on a press', async () => {
  await sendOutdated()
  await press('Wczytaj nowszą wersję')
  expect([field(/Tytuł/).value, field(/Opis/).value]).toEqual(['Cudzy tytuł', 'Cudzy opis'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where the newer state cannot be had the refusal is said', async () => {
  isAnswered = false
  const notice = await sendOutdated()
  expect(notice.textContent).toBe('Ktoś zmienił')
  expect(field(/Tytuł/).value).toBe('Mój tytuł')
})
