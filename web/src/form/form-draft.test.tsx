import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { profileQuery, type User } from '../session/session'
import { DayInput } from './DayInput'
import { Form } from './Form'
import { PasswordInput, SelectInput, TextInput } from './fields'
import { LeavingQuestion } from './LeavingQuestion'
import { leaveFreely, runOnceLeaveAllowed } from './leaving'
import { NumberInput } from './NumberInput'
import { hasUnsavedInput, hasUnsavedWork } from './unsaved'
import type { Holding } from './useFormDraft'
import { useFormFlow } from './useFormFlow'

const start = {
  title: 'Siew',
  day: '18.08.2025',
  packs: 3 as number | null,
  topic: 'fields',
  proof: '',
  given: '',
  scan: null as File | null,
}

interface Options {
  holds?: Holding
  mode?: 'save' | 'edit'
  server?: Partial<typeof start>
  onSend?: (form: UseFormReturn<typeof start>) => void
}

const send = vi.fn(async () => ({}))

function NewsForm({ holds = 'work', mode = 'edit', server = {}, onSend }: Options) {
  const form = useForm({ defaultValues: { ...start, ...server } })
  const { shell } = useFormFlow({
    form,
    send: () => {
      onSend?.(form)
      return send()
    },
    mode,
    confirm: { as: 'nothing' },
  })
  const { control } = form
  return (
    <Form label="Aktualność" {...shell} holds={holds} submitLabel="Zapisz">
      <TextInput control={control} name="title" label="Tytuł" />
      <DayInput control={control} name="day" label="Dzień" />
      <NumberInput control={control} name="packs" label="Opakowania" />
      <SelectInput
        control={control}
        name="topic"
        label="Rysunek"
        options={[
          { value: 'fields', label: 'Pola' },
          { value: 'trip', label: 'Wycieczka' },
        ]}
      />
      <PasswordInput control={control} name="proof" label="Hasło" autoComplete="current-password" />
      <TextInput control={control} name="given" label="Kod" autoComplete="one-time-code" />
      <button
        type="button"
        onClick={() => form.setValue('scan', new File(['x'], 'skan.pdf'), { shouldDirty: true })}
      >
        Dodaj skan
      </button>
    </Form>
  )
}

/* A form held above its tabs, as an editor with a history of versions has it. */
function HeldForm({ server = {} }: Pick<Options, 'server'>) {
  const form = useForm({ defaultValues: { title: server.title ?? start.title } })
  const [isShown, setIsShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Zakładka
      </button>
      <button type="button" onClick={() => form.reset({ title: 'Dawny siew' }, { keepDefaultValues: true })}>
        Wczytaj wersję
      </button>
      {isShown && <HeldFields form={form} />}
    </>
  )
}

function HeldFields({ form }: { form: UseFormReturn<{ title: string }> }) {
  const { shell } = useFormFlow({ form, send, mode: 'edit' })
  return (
    <Form label="Aktualność" {...shell} submitLabel="Zapisz">
      <TextInput control={form.control} name="title" label="Tytuł" />
    </Form>
  )
}

function show(options: Options = {}, at = '/aktualnosc') {
  const frame = (
    <>
      <Link to="/lista">Lista</Link>
      <Link to="/aktualnosc?tab=podglad">Podgląd</Link>
      <Link to="#!uwaga">Uwaga</Link>
      <Outlet />
      <LeavingQuestion />
    </>
  )
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/aktualnosc', element: <NewsForm {...options} /> },
          { path: '/wersje', element: <HeldForm {...options} /> },
          { path: '/lista', element: <p>Lista aktualności</p> },
        ],
      },
    ],
    { initialEntries: ['/lista', at], initialIndex: 1 },
  )
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, unmount }
}

const title = () => screen.getByLabelText<HTMLInputElement>('Tytuł')
const write = (text: string) => fireEvent.change(title(), { target: { value: text } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const follow = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })))
const save = () => act(async () => fireEvent.submit(screen.getByRole('form')))
const question = () => screen.findByRole('dialog', { name: 'Masz niezapisane zmiany' })
const isDialogOpen = () => screen.queryByRole('dialog') !== null
const storedText = () => JSON.stringify(sessionStorage)
const notice = () => screen.queryByText('Przywróciliśmy to, czego nie udało się zapisać')

/** Unmounts the page as a reload does. */
function reload(unmount: () => void) {
  window.dispatchEvent(new Event('pagehide'))
  unmount()
}

function signedInAs(nip: string) {
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.setQueryData(profileQuery.queryKey, { profile: { nip } } as User)
}

beforeEach(() => {
  sessionStorage.clear()
  send.mockClear()
  signedInAs('5260250274')
})
afterEach(() => {
  queryClient.clear()
})

test('what was typed is unsaved, what was changed back is not', () => {
  show()
  expect(hasUnsavedInput()).toBe(false)
  write('Siew rzepaku')
  expect([hasUnsavedInput(), hasUnsavedWork()]).toEqual([true, true])
  write('Siew')
  expect([hasUnsavedInput(), hasUnsavedWork()]).toEqual([false, false])
})

test('a number that was stepped, a day of the calendar and a choice from a list are heard too', async () => {
  const { unmount } = show()
  await act(async () => fireEvent.keyDown(screen.getByLabelText('Opakowania'), { key: 'ArrowUp' }))
  expect(screen.getByLabelText<HTMLInputElement>('Opakowania').value).toBe('4')
  expect(hasUnsavedWork()).toBe(true)
  unmount()
  sessionStorage.clear()
  show()
  expect(hasUnsavedWork()).toBe(false)
  fireEvent.change(screen.getByLabelText('Rysunek'), { target: { value: 'trip' } })
  expect(hasUnsavedWork()).toBe(true)
  fireEvent.change(screen.getByLabelText('Rysunek'), { target: { value: 'fields' } })
  expect(hasUnsavedWork()).toBe(false)
  await act(async () => fireEvent.keyDown(screen.getByLabelText('Dzień'), { key: 'ArrowDown', altKey: true }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /19 sierpnia 2025/ })))
  expect(hasUnsavedWork()).toBe(true)
})

test.each(['edit', 'save'] as const)(
  'what was saved (%s) is not unsaved, what is typed after it is',
  async (mode) => {
    const { router } = show({ mode })
    write('Siew rzepaku')
    await save()
    expect(send).toHaveBeenCalledOnce()
    expect(hasUnsavedWork()).toBe(false)
    expect(storedText()).not.toContain('rzepaku')
    write('Zbiór')
    expect(hasUnsavedWork()).toBe(true)
    write(mode === 'edit' ? 'Siew rzepaku' : 'Siew')
    expect(hasUnsavedWork()).toBe(false)
    await follow('Lista')
    expect(router.state.location.pathname).toBe('/lista')
  },
)

test('what the form fills in by itself while it is sent is saved with the rest', async () => {
  const { router } = show({ onSend: (form) => form.setValue('topic', 'trip') })
  write('Siew rzepaku')
  await save()
  expect(hasUnsavedWork()).toBe(false)
  await follow('Lista')
  expect(router.state.location.pathname).toBe('/lista')
})

test('what was not taken stays unsaved', async () => {
  show()
  send.mockRejectedValueOnce(new Error('no'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  write('Siew rzepaku')
  await save()
  expect(hasUnsavedWork()).toBe(true)
})

test('a link asks; staying keeps the text, leaving gives it up for good', async () => {
  const { router, unmount } = show()
  write('Siew rzepaku')
  await follow('Lista')
  await question()
  expect(document.activeElement?.textContent).toBe('Zostań na stronie')
  await press('Zostań na stronie')
  expect([router.state.location.pathname, title().value, isDialogOpen()]).toEqual([
    '/aktualnosc',
    'Siew rzepaku',
    false,
  ])
  await follow('Lista')
  await question()
  await press('Odejdź bez zapisywania')
  expect(router.state.location.pathname).toBe('/lista')
  unmount()
  expect(storedText()).not.toContain('rzepaku')
})

test('Back asks as well', async () => {
  const { router } = show()
  write('Siew rzepaku')
  await act(async () => router.navigate(-1))
  await question()
  expect(router.state.location.pathname).toBe('/aktualnosc')
})

test('within the page nothing is asked, nor where nothing was typed, nor of a form that holds no work', async () => {
  const { router, unmount } = show()
  write('Siew rzepaku')
  await follow('Podgląd')
  await follow('Uwaga')
  expect([isDialogOpen(), router.state.location.hash]).toEqual([false, '#!uwaga'])
  write('Siew')
  await follow('Lista')
  expect(router.state.location.pathname).toBe('/lista')
  unmount()
  const { router: other } = show({ holds: 'nothing' })
  write('Siew rzepaku')
  expect([hasUnsavedInput(), hasUnsavedWork()]).toEqual([true, false])
  await follow('Lista')
  expect(other.state.location.pathname).toBe('/lista')
})

test('where a session is over nothing is asked, and the draft stays', async () => {
  const { router } = show()
  write('Siew rzepaku')
  await act(() => leaveFreely(() => router.navigate('/lista')))
  expect([isDialogOpen(), router.state.location.pathname]).toEqual([false, '/lista'])
  expect(storedText()).toContain('rzepaku')
})

test('signing out by hand waits for the answer', async () => {
  const signOut = vi.fn()
  show()
  runOnceLeaveAllowed(signOut)
  expect(signOut).toHaveBeenCalledOnce()
  write('Siew rzepaku')
  act(() => runOnceLeaveAllowed(signOut))
  await question()
  await press('Zostań na stronie')
  act(() => runOnceLeaveAllowed(signOut))
  await question()
  expect(signOut).toHaveBeenCalledOnce()
  await press('Odejdź bez zapisywania')
  expect(signOut).toHaveBeenCalledTimes(2)
})

test('the browser is told to ask while something is unsaved, and not after', async () => {
  show()
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isHeld()).toBe(false)
  write('Siew rzepaku')
  expect(isHeld()).toBe(true)
  await save()
  expect(isHeld()).toBe(false)
})

test('a draft outlives the page, says so, and goes on a press', async () => {
  reload(show().unmount)
  expect(notice()).toBeNull()
  const { unmount } = show()
  write('Siew rzepaku')
  reload(unmount)
  show()
  expect(title().value).toBe('Siew rzepaku')
  expect(notice()).not.toBeNull()
  expect(hasUnsavedWork()).toBe(true)
  await press('Odrzuć szkic')
  expect([title().value, notice(), hasUnsavedWork()]).toEqual(['Siew', null, false])
  expect(document.activeElement).toBe(title())
  await vi.waitFor(() => expect(storedText()).not.toContain('rzepaku'))
})

test('a version loaded while the tab of the form was closed is not overwritten by the draft', async () => {
  show({}, '/wersje')
  write('Siew rzepaku')
  await press('Zakładka')
  await press('Wczytaj wersję')
  await press('Zakładka')
  expect(title().value).toBe('Dawny siew')
})

test('a draft of an older state waits for its decision while the tabs of the form change', async () => {
  const { unmount } = show({}, '/wersje')
  write('Siew rzepaku')
  reload(unmount)
  show({ server: { title: 'Siew jary' } }, '/wersje')
  write('Siew ozimy')
  await press('Zakładka')
  await press('Zakładka')
  expect(title().value).toBe('Siew ozimy')
  expect(storedText()).toContain('rzepaku')
  expect(screen.queryByRole('button', { name: 'Wczytaj szkic' })).not.toBeNull()
})

test('what somebody else has saved in other fields stays', () => {
  const { unmount } = show()
  write('Siew rzepaku')
  reload(unmount)
  show({ server: { topic: 'trip' } })
  expect(title().value).toBe('Siew rzepaku')
  expect(screen.getByLabelText<HTMLSelectElement>('Rysunek').value).toBe('trip')
})

test('a draft of an older state is not laid over a newer one unasked', async () => {
  const { unmount } = show()
  write('Siew rzepaku')
  reload(unmount)
  const newer = show({ server: { title: 'Siew pszenicy' } })
  expect([title().value, hasUnsavedWork()]).toEqual(['Siew pszenicy', false])
  write('Siew jęczmienia')
  reload(newer.unmount)
  expect(storedText()).toContain('rzepaku')
  show({ server: { title: 'Siew pszenicy' } })
  await press('Wczytaj szkic')
  expect(title().value).toBe('Siew rzepaku')
  expect(screen.queryByRole('button', { name: 'Wczytaj szkic' })).toBeNull()
  await press('Odrzuć szkic')
  expect(title().value).toBe('Siew pszenicy')
  await vi.waitFor(() => expect(storedText()).toBe('{}'))
})

test('a draft of an older state that is not wanted is gone', async () => {
  const { unmount } = show()
  write('Siew rzepaku')
  reload(unmount)
  show({ server: { title: 'Siew pszenicy' } })
  await press('Odrzuć szkic')
  expect([title().value, storedText(), notice()]).toEqual(['Siew pszenicy', '{}', null])
})

test('a draft that says what the server has is no news', () => {
  const { unmount } = show()
  write('Siew rzepaku')
  reload(unmount)
  show({ server: { title: 'Siew rzepaku' } })
  expect([notice(), hasUnsavedWork()]).toEqual([null, false])
})

test.each(['passing', 'nothing'] as const)('a form that holds %s keeps no draft', (holds) => {
  const { unmount } = show({ holds })
  write('Siew rzepaku')
  reload(unmount)
  expect(storedText()).not.toContain('rzepaku')
})

test('passwords, codes and files are never kept', async () => {
  const { unmount } = show()
  write('Siew rzepaku')
  fireEvent.change(screen.getByLabelText('Hasło'), { target: { value: 'tajne haslo' } })
  fireEvent.change(screen.getByLabelText('Kod'), { target: { value: '123456' } })
  await press('Dodaj skan')
  reload(unmount)
  expect(storedText()).toContain('rzepaku')
  expect(storedText()).not.toMatch(/tajne|123456|skan/)
})

test('nobody else finds it, nor does its writer after them', () => {
  const { unmount } = show()
  write('Siew rzepaku')
  reload(unmount)
  signedInAs('7740001454')
  const other = show()
  expect([title().value, notice()]).toEqual(['Siew', null])
  other.unmount()
  signedInAs('5260250274')
  show()
  expect(title().value).toBe('Siew')
})
