import { zodResolver } from '@hookform/resolvers/zod'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answer, api } from '../api/client'
import { Failure } from '../api/errors'
import { queryClient } from '../api/query-client'
import { Form } from '../form/Form'
import { CheckboxInput, MaskedInput, PasswordInput, SelectInput, TextInput } from '../form/fields'
import { useFormFlow } from '../form/useFormFlow'
import { settingsQuery } from '../session/settings'
import { nipMask } from '../ui/mask'
import { Table } from '../ui/Table'
import { LazyHelperPanel } from './LazyHelperPanel'

const values = { city: 'Żnin', nip: '', kind: 'a', password: 'Plon#2025', terms: false }

/** The server's answer to the form. */
let send: () => Promise<{ message?: string }>

function Screen() {
  const form = useForm({ resolver: zodResolver(z.any()), defaultValues: values })
  const { control } = form
  const { shell } = useFormFlow({ form, send, mode: 'edit' })
  return (
    <>
      <Table
        label="Faktury"
        columns={[{ key: 'document_name', label: 'Numer', cell: ({ number }) => number, card: 'title' }]}
        rows={[{ number: 'FV/1', auth_token: 'abc' }]}
        rowKey={({ number }) => number}
      />
      <Form label="Adres" {...shell} submitLabel="Zapisz">
        <TextInput control={control} name="city" label="Miasto" maxLength={40} isRequired />
        <MaskedInput control={control} name="nip" label="NIP" mask={nipMask} />
        <SelectInput control={control} name="kind" label="Rodzaj" options={[{ value: 'a', label: 'A' }]} />
        <PasswordInput control={control} name="password" label="Hasło" autoComplete="current-password" />
        <CheckboxInput control={control} name="terms" isRequired>
          Regulamin
        </CheckboxInput>
      </Form>
      <LazyHelperPanel />
    </>
  )
}

function show(demo: object | null, address = '/') {
  queryClient.setQueryData(settingsQuery.queryKey, { demo } as never)
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const pressKey = () => fireEvent.keyDown(document.body, { key: 'F8', ctrlKey: true, shiftKey: true })
const panel = () => screen.findByRole('complementary', { name: 'Pomocnik' }, { timeout: 5000 })
const form = () => within(screen.getByRole('form', { name: 'Adres' }))
const toggle = async (name: string) => userEvent.click(within(await panel()).getByRole('checkbox', { name }))

beforeEach(() => {
  sessionStorage.clear()
  send = () => Promise.resolve({})
})

test('outside the demo neither the key nor the address opens it, nor what this tab kept of a demo', async () => {
  show({})
  pressKey()
  await toggle('Nazwy kolumn')
  cleanup()
  /* The panel is loaded and was left open, so it would be drawn at once if it were allowed. */
  const router = show(null, '/?pomocnik')
  pressKey()
  expect(screen.getByRole('columnheader').textContent).toBe('Numer')
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(router.state.location.search).toBe('?pomocnik')
})

test('the key opens and closes it, and Esc closes it from within and gives the focus back', async () => {
  show({})
  const city = form().getByLabelText(/Miasto/)
  city.focus()
  expect(screen.queryByRole('complementary')).toBeNull()
  pressKey()
  const heading = within(await panel()).getByRole('heading', { name: 'Pomocnik' })
  await expect.poll(() => document.activeElement).toBe(heading)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(city)
  pressKey()
  await panel()
  pressKey()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('the address opens it once, and keeps the rest', async () => {
  const router = show({}, '/nagrody?page=2&pomocnik#!kontakt')
  await panel()
  expect(router.state.location).toMatchObject({
    pathname: '/nagrody',
    search: '?page=2',
    hash: '#!kontakt',
  })
})

test('tables show the keys of their columns and the raw rows, at once and until it is switched off', async () => {
  show({})
  pressKey()
  await toggle('Nazwy kolumn')
  await toggle('Kolumny przykładowe')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Numer [document_name]',
    'Przykład',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Rozwiń dane' }))
  expect(screen.getByRole('table').textContent).toContain('"auth_token": "••••••••"')
  await toggle('Nazwy kolumn')
  await toggle('Kolumny przykładowe')
  expect(screen.getByRole('columnheader').textContent).toBe('Numer')
})

test('fields say what they are, and what stands outside of forms says nothing', async () => {
  show({})
  pressKey()
  await toggle('Informacje o polach')
  const notes = Array.from(document.querySelectorAll('[aria-label="Adres"] [data-field-note]'))
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'city · wymagane · tekst · najwyżej 40',
    'nip · nieobowiązkowe · maska 999-999-99-99 · najwyżej 13',
    'kind · nieobowiązkowe · lista',
    'password · nieobowiązkowe · hasło · bez limitu znaków',
    'terms · wymagane · pole wyboru',
  ])
  await userEvent.click(form().getByRole('button', { name: 'Pokaż hasło' }))
  expect(notes[3]?.textContent).toBe('password · nieobowiązkowe · tekst · bez limitu znaków')
  await toggle('Informacje o polach')
  expect(document.querySelector('[data-field-note]')).toBeNull()
})

test('a form shows its values as they are typed, without the password', async () => {
  show({})
  pressKey()
  await toggle('Dane formularza')
  await userEvent.type(form().getByLabelText(/Miasto/), 'iec')
  const json = form().getByText(/"city"/).textContent ?? ''
  expect(JSON.parse(json)).toEqual({ ...values, city: 'Żniniec', password: '••••••••' })
})

test('a form keeps the last answer that it got, also when the panel is told only later', async () => {
  send = () =>
    Promise.reject(
      new Failure('refused', {
        status: 422,
        body: { error: 'unprocessable', message: 'Popraw dane', errors: { city: ['Nie ma takiego miasta'] } },
      }),
    )
  show({})
  pressKey()
  await toggle('Odpowiedź serwera')
  expect(form().getByText('Ten formularz nie ma jeszcze odpowiedzi.')).toBeTruthy()
  await toggle('Odpowiedź serwera')
  await userEvent.click(form().getByRole('button', { name: 'Zapisz' }))
  await toggle('Odpowiedź serwera')
  const description = Array.from(form().getByText('Status').closest('dl')?.children ?? [])
  expect(description.map(({ textContent }) => textContent)).toEqual([
    'Status',
    '422',
    'Komunikat',
    'Popraw dane',
    'Kod',
    'unprocessable',
    'Błędy pól',
    'city: Nie ma takiego miasta',
  ])
})

test('a form is tried on the server: what it says stands there, and the form does not go on by it', async () => {
  const sent: (string | null)[] = []
  let reply = () => Response.json({ message: 'Popraw dane', errors: { city: ['Nie ma'] } }, { status: 422 })
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.headers.get('plon-dry-run'))
    return reply()
  })
  send = () => answer(api.POST('/api/v1/newsletter/confirm', { body: { token: 'a' } }))
  show({})
  pressKey()
  await toggle('Sprawdzanie na serwerze')
  const press = () => userEvent.click(form().getByRole('button', { name: 'Sprawdź bez zapisywania' }))
  await press()
  expect(await form().findByText('Popraw dane')).toBeTruthy()
  reply = () => Response.json({ message: 'Serwer przyjąłby to.' }, { headers: { 'plon-dry-run': 'passed' } })
  await press()
  expect(await form().findByText('Serwer przyjąłby to.')).toBeTruthy()
  expect(screen.queryByText('Zapisano')).toBeNull()
  reply = () => Response.json({ message: 'Zapisano' })
  await userEvent.click(form().getByRole('button', { name: 'Zapisz' }))
  expect(sent).toEqual(['1', '1', null])
})
