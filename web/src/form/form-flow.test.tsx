import { zodResolver } from '@hookform/resolvers/zod'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Failure, type FailureDetail } from '../api/errors'
import { setToastRenderer } from '../ui/toast-queue'
import { Form } from './Form'
import { TextInput } from './fields'
import { requiredText } from './schema'
import { type Confirmation, type FormAnswer, useFormFlow } from './useFormFlow'

const schema = z.object({ city: requiredText(), street: requiredText() })

interface Options {
  mode?: 'save' | 'edit'
  confirm?: Confirmation
  onSuccess?: () => void
  sentenceFor?: (failure: Failure) => string | null
  worksOffline?: boolean
  /** A field that the form holds a value for, but does not show. */
  without?: 'street'
}

type Send = (values: { city: string; street: string }) => Promise<FormAnswer>

function AddressForm({ send, without, ...options }: Options & { send: Send }) {
  const defaultValues = { city: '', street: without ? 'Polna' : '' }
  const form = useForm({ resolver: zodResolver(schema), defaultValues })
  const { shell, flow } = useFormFlow({ form, send, ...options })
  return (
    <Form label="Adres" {...shell} submitLabel="Zapisz">
      <p data-testid="flow">{flow.kind}</p>
      {!without && <TextInput control={form.control} name="street" label="Ulica" isRequired />}
      <TextInput control={form.control} name="city" label="Miasto" isRequired />
    </Form>
  )
}

const notice = vi.fn()

/** A promise that the test settles. */
function later() {
  let deferred: { resolve: (answer: FormAnswer) => void; reject: (failure: unknown) => void } | undefined
  const send = vi.fn(() => new Promise<FormAnswer>((resolve, reject) => (deferred = { resolve, reject })))
  return {
    send,
    succeed: (answer: FormAnswer = {}) => act(async () => deferred?.resolve(answer)),
    fail: (kind: Failure['kind'], detail?: FailureDetail) =>
      act(async () => deferred?.reject(new Failure(kind, detail))),
  }
}

function show(send: Send, options: Options = {}) {
  const router = createMemoryRouter([{ path: '*', element: <AddressForm send={send} {...options} /> }], {
    initialEntries: ['/moj-profil'],
  })
  render(<RouterProvider router={router} />)
  return router
}

const city = () => screen.getByLabelText<HTMLInputElement>(/Miasto/)
const street = () => screen.getByLabelText<HTMLInputElement>(/Ulica/)
const button = () => screen.getByRole('button', { name: /Zapisz/ })
const state = () => screen.getByTestId('flow').textContent
const isLoading = () => button().getAttribute('aria-disabled') === 'true'
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

async function submit(values: { city?: string; street?: string } = { city: 'Żnin', street: 'Polna' }) {
  if (values.city !== undefined) fireEvent.change(city(), { target: { value: values.city } })
  if (values.street !== undefined) fireEvent.change(street(), { target: { value: values.street } })
  fireEvent.submit(screen.getByRole('form'))
  await wait(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  notice.mockClear()
  setToastRenderer(notice)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('sending', () => {
  test('goes from idle through sending to success, and loading ends 300 ms later', async () => {
    const { send, succeed } = later()
    show(send)
    expect(state()).toBe('idle')
    await submit()
    expect(state()).toBe('sending')
    expect(send).toHaveBeenCalledWith({ city: 'Żnin', street: 'Polna' })
    await succeed()
    expect(state()).toBe('success')
    await wait(299)
    expect(isLoading()).toBe(true)
    await wait(1)
    expect(isLoading()).toBe(false)
  })

  test('after a failure loading ends 600 ms later', async () => {
    const { send, fail } = later()
    show(send)
    await submit()
    await fail('server', { status: 500 })
    expect(state()).toBe('failure')
    await wait(599)
    expect(isLoading()).toBe(true)
    await wait(1)
    expect(isLoading()).toBe(false)
  })

  test('a second press while the first is on its way sends nothing', async () => {
    const { send, succeed } = later()
    show(send)
    await submit()
    await submit()
    await succeed()
    await submit()
    expect(send).toHaveBeenCalledTimes(1)
    await wait(300)
    await submit()
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('a cancelled request leaves the form as it was, without a word', async () => {
    const { send, fail } = later()
    show(send)
    await submit()
    await fail('cancelled')
    expect(state()).toBe('idle')
    expect(notice).not.toHaveBeenCalled()
  })
})

describe('success', () => {
  test('a saved form starts over and a toast confirms for 8 s', async () => {
    const { send, succeed } = later()
    show(send)
    await submit()
    await succeed()
    expect(city().value).toBe('')
    expect(notice).toHaveBeenCalledWith({ tone: 'success', title: 'Dane zostały zapisane.' }, 8000)
  })

  test('an edited form keeps what it shows', async () => {
    const { send, succeed } = later()
    show(send, { mode: 'edit' })
    await submit()
    await succeed()
    expect(city().value).toBe('Żnin')
  })

  test("the server's message comes before the form's own", async () => {
    const { send, succeed } = later()
    show(send, { confirm: { as: 'toast', message: 'Zapisane' } })
    await submit()
    await succeed({ message: 'Adres zmieniony' })
    expect(notice.mock.lastCall?.[0].title).toBe('Adres zmieniony')
  })

  test('a modal confirms over the same page', async () => {
    const { send, succeed } = later()
    const router = show(send, { confirm: { as: 'modal', message: 'Gotowe' } })
    await submit()
    await succeed()
    const { pathname, search, hash } = router.state.location
    expect([pathname, search, hash]).toEqual(['/moj-profil', '?content=Gotowe', '#!potwierdzenie'])
    expect(notice).not.toHaveBeenCalled()
  })

  test('a page confirms at its own address', async () => {
    const { send, succeed } = later()
    const router = show(send, { confirm: { as: 'page', path: '/dashboard' } })
    await submit()
    await succeed({ message: 'Dziękujemy' })
    expect(router.state.location).toMatchObject({
      pathname: '/dashboard',
      search: `?${new URLSearchParams({ content: 'Dziękujemy' })}`,
      hash: '#!potwierdzenie',
    })
  })
})

describe('failure', () => {
  test('nothing typed is lost, and a toast says what is wrong for 4 s', async () => {
    const { send, fail } = later()
    show(send)
    await submit()
    await fail('refused', { status: 422, body: { message: 'Nie ma takiego miasta' } })
    expect([city().value, street().value]).toEqual(['Żnin', 'Polna'])
    expect(notice).toHaveBeenCalledWith(
      { tone: 'danger', title: 'Wystąpił błąd!', text: 'Nie ma takiego miasta' },
      4000,
    )
    expect(screen.getByRole('alert').textContent).toBe('Nie ma takiego miasta')
  })

  test("the server's field errors stand at their fields, and the first of them is in view", async () => {
    const { send, fail } = later()
    show(send)
    await submit()
    await fail('refused', { status: 422, body: { errors: { city: ['Nie ma go'], street: ['Też nie'] } } })
    expect(city().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Nie ma go')).toBeTruthy()
    expect(document.activeElement).toBe(street())
  })

  test('what stands at a field is said there alone, whatever the answer says beside it', async () => {
    const { send, fail } = later()
    show(send, { sentenceFor: ({ sentence }) => sentence })
    await submit()
    const body = { message: 'Nie ma takiego miasta', errors: { city: ['Nie ma takiego miasta'] } }
    await fail('refused', { status: 422, body })
    await wait(600)
    expect(screen.getAllByText('Nie ma takiego miasta')).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(notice).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('Popraw formularz')
  })

  test('what is wrong with a value that no field shows is said by the form', async () => {
    const { send, fail } = later()
    show(send, { without: 'street' })
    await submit({ city: 'Żnin' })
    await fail('refused', { status: 422, body: { errors: { street: ['Nie ma takiej ulicy'] } } })
    expect(screen.getByRole('alert').textContent).toBe('Nie ma takiej ulicy.')
    expect(notice.mock.lastCall?.[0].text).toBe('Nie ma takiej ulicy.')
  })

  test('what is wrong with fields that the form lacks is said in the form, and stops no next try', async () => {
    const { send, fail } = later()
    show(send)
    await submit()
    const errors = {
      nip: ['To konto nie jest aktywne'],
      city: ['Nie ma go'],
      'lines.0.id': ['Odśwież stronę.'],
    }
    await fail('refused', { status: 422, body: { errors, message: 'Popraw pola' } })
    expect(screen.getByRole('alert').textContent).toBe('To konto nie jest aktywne. Odśwież stronę.')
    expect(notice.mock.lastCall?.[0].text).toBe('To konto nie jest aktywne. Odśwież stronę.')
    expect(screen.getByText('Nie ma go')).toBeTruthy()
    await wait(600)
    await submit()
    expect(send).toHaveBeenCalledTimes(2)
  })

  test("a server's field error does not stop the next try", async () => {
    const { send, fail } = later()
    show(send)
    await submit()
    await fail('refused', { status: 422, body: { errors: { city: ['Nie ma go'] } } })
    await wait(600)
    await submit({ city: 'Łódź' })
    expect(send).toHaveBeenLastCalledWith({ city: 'Łódź', street: 'Polna' })
  })

  test('no answer asks to check the connection', async () => {
    const { send, fail } = later()
    show(send)
    await submit()
    await fail('network')
    expect(notice.mock.lastCall?.[0].text).toBe('Sprawdź połączenie z internetem')
  })

  test('the end of a session has a notice of its own, so the form raises none', async () => {
    const { send, fail } = later()
    show(send)
    await submit()
    await fail('signedOut', { status: 401, body: { message: 'Zaloguj się' } })
    expect(screen.getByRole('alert').textContent).toBe('Zaloguj się')
    expect(notice).not.toHaveBeenCalled()
    expect(city().value).toBe('Żnin')
  })

  test('a form may have words of its own', async () => {
    const { send, fail } = later()
    show(send, { sentenceFor: ({ status }) => (status === 404 ? 'Brak NIP-u w bazie' : null) })
    await submit()
    await fail('refused', { status: 404, body: { message: 'Not found' } })
    expect(screen.getByRole('alert').textContent).toBe('Brak NIP-u w bazie')
  })
})

describe('validating', () => {
  test('an invalid form is not sent and shows its first bad field in the order of the page', async () => {
    const { send } = later()
    show(send)
    await submit({})
    expect(send).not.toHaveBeenCalled()
    expect(state()).toBe('idle')
    expect(screen.getAllByText('Pole jest wymagane')).toHaveLength(2)
    expect(document.activeElement).toBe(street())
    expect(street().style.scrollMarginTop).toBe('110px')
  })

  test('a required field is marked with an asterisk', () => {
    show(later().send)
    expect(screen.getByText('Miasto').textContent).toBe('Miasto\u00a0*')
  })
})

test('offline nothing can be sent', async () => {
  const { send } = later()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(send)
  expect(screen.getByText('Jesteś offline')).toBeTruthy()
  expect(button().hasAttribute('disabled')).toBe(true)
  await submit()
  expect(send).not.toHaveBeenCalled()
})

test('offline a form is sent whose report waits on the device', async () => {
  const { send } = later()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(send, { worksOffline: true })
  expect(button().hasAttribute('disabled')).toBe(false)
  expect(screen.getByText('Jesteś offline')).toBeTruthy()
  await submit()
  expect(send).toHaveBeenCalledOnce()
})
