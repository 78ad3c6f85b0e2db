import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, data, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { neededAgreements } from '../api/agreements'
import { Failure } from '../api/errors'
import { messages } from '../api/messages'
import { leaveFreely } from '../form/leaving'
import { ServerUnreachable } from '../loading'
import { ErrorPage } from './ErrorPage'

const wentWrong = 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.'

async function errorPage(error: unknown) {
  renderError(error)
  return (await screen.findByRole('heading')).textContent
}

function renderError(error: unknown) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const loader = () => {
    throw error
  }
  const router = createMemoryRouter([
    { path: '/', element: null, hydrateFallbackElement: <p>…</p>, loader, errorElement: <ErrorPage /> },
  ])
  render(<RouterProvider router={router} />)
}

test.each([
  [404, 'Nie ma takiej strony', 'Strona której szukasz nie istnieje, błąd 404'],
  [401, 'Zostałeś automatycznie wylogowany', null],
  [500, 'Serwer nie odpowiada', 'Trwa awaria'],
  [403, 'Wystąpił błąd', 'Trwa awaria'],
])('%i: %s', async (status, title, text) => {
  expect(await errorPage(data({ message: 'Trwa awaria' }, { status }))).toBe(title)
  expect(screen.getByText(String(status))).toBeTruthy()
  if (text) expect(screen.getByText(text)).toBeTruthy()
  await waitFor(() => expect(document.title).toBe(title))
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('on the way to the sign-in, an ended session is told by the notice alone', async () => {
  const over = new Failure('signedOut', { status: 401, body: {} })
  let arrive = () => {}
  const left = leaveFreely(() => new Promise((resolve) => (arrive = () => resolve())))
  renderError(over)
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
  cleanup()
  arrive()
  await left
  expect(await errorPage(over)).toBe('Zostałeś automatycznie wylogowany')
})

test.each([
  ['a call', new Failure('network')],
  ['a part of the portal', new ServerUnreachable('page')],
])('%s that nobody answers asks to check the connection, and blames no server', async (_, error) => {
  expect(await errorPage(error)).toBe('Brak połączenia')
  expect(screen.getByText('Sprawdź połączenie z internetem.')).toBeTruthy()
  expect(
    screen.getByText(/^Nie możemy połączyć się z\sportalem\. Spróbuj ponownie za chwilę\.$/),
  ).toBeTruthy()
  expect(screen.queryByText('500')).toBeNull()
})

test('offline it says that the page comes by itself', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await errorPage(new ServerUnreachable('page'))).toBe('Brak połączenia')
  expect(screen.getByText('Otworzymy tę stronę, gdy tylko wróci internet.')).toBeTruthy()
})

test("a failed call keeps the server's status and sentence", async () => {
  expect(
    await errorPage(new Failure('refused', { status: 403, body: { message: 'To nie Twoja faktura' } })),
  ).toBe('Wystąpił błąd')
  expect(screen.getByText('To nie Twoja faktura')).toBeTruthy()
})

test('our own mistake is a 500 that says nothing of the inside', async () => {
  expect(await errorPage(new TypeError('x is not a function'))).toBe('Serwer nie odpowiada')
  expect(screen.getByText(wentWrong)).toBeTruthy()
  expect(screen.queryByText(/function|Error/)).toBeNull()
})

test.each([500, 403])('a call that failed without a sentence is told in Polish: %i', async (status) => {
  const failure = new Failure(status === 500 ? 'server' : 'refused', { status, body: {} })
  expect(failure.message).toBe('Error')
  await errorPage(failure)
  expect(screen.getByText(wentWrong)).toBeTruthy()
  expect(screen.queryByText('Error')).toBeNull()
})

test('consents that cannot be had are told in Polish', async () => {
  const failed = neededAgreements(Promise.reject(new Failure('server', { status: 503 })))
  const thrown: unknown = await failed.catch((error: unknown) => error)
  expect(thrown).toMatchObject({ message: messages.noAgreements })
  expect(await errorPage(thrown)).toBe('Wystąpił błąd')
  expect(screen.getByText('Nie udało się pobrać oświadczeń. Spróbuj ponownie za chwilę.')).toBeTruthy()
  expect(screen.queryByText(/No fetch/)).toBeNull()
})

test('who was signed out is offered to sign in', async () => {
  await errorPage(data(null, { status: 401 }))
  expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/#!logowanie')
})

test('a page of a portal that is not open yet is left to the document of the server', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await errorPage(new Failure('refused', { status: 503, body: { error: 'not_open', message: 'Wkrótce' } }))
  expect(reload).toHaveBeenCalledOnce()
  reload.mockClear()
  await errorPage(
    new Failure('refused', { status: 503, body: { error: 'unavailable', message: 'Za chwilę' } }),
  )
  expect(reload).not.toHaveBeenCalled()
})
