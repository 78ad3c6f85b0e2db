// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, useState } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DialogTitle } from '../ui/Dialog'
import { Link } from '../ui/Link'
import { ModalHost } from './ModalHost'
import { type Audience, type Modals, type ModalViewProps, modalFor } from './modal'

function view(title: string) {
  function View({ close }: ModalViewProps) {
    return (
      <>
        <DialogTitle>{title}</DialogTitle>
        <button type="button" onClick={close}>
          Gotowe
        </button>
      </>
    )
  }
  return lazy(async () => ({ default: View }))
}

const modals: Modals = {
  logowanie: { audience: 'guest', label: 'Logowanie', view: view('Zaloguj się') },
  'zglos-fakture': { audience: 'participant', label: 'Faktura', view: view('Zgłoś fakturę') },
  zgody: { audience: 'participant', label: 'Zgody', view: view('Zgody') },
  potwierdzenie: {
    audience: 'everyone',
    label: 'Potwierdzenie',
    parameters: ['content'],
    view: view('Potwierdzenie'),
  },
  'nagroda-pieniezna': {
    audience: 'participant',
    label: 'Nagroda',
    closesTo: '/nagrody',
    view: view('Nagroda pieniężna'),
  },
}

function at(place: string, who: Audience = 'participant') {
  const element = (
    <>
      <Link to="#!zglos-fakture">Zgłoś</Link>
      <ModalHost modals={modals} who={who} />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [place] })
  render(<RouterProvider router={router} />)
  return router
}

const place = ({ state: { location } }: ReturnType<typeof at>) =>
  location.pathname + location.search + location.hash

async function wait(time: number) {
  await act(() => vi.advanceTimersByTimeAsync(time))
  await act(() => vi.dynamicImportSettled())
}

/* The lazy view is loaded before the timers are faked. */
await import('../ui/Dialog')

beforeEach(() => {
  // jsdom has focus, but no CSS.escape.
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a hash opens its modal 300 ms after the route change, not before', async () => {
  at('/moje-faktury#!zglos-fakture')
  await wait(299)
  expect(screen.queryByRole('dialog')).toBeNull()
  await wait(1)
  expect(screen.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeTruthy()
})

test('one modal is open at a time: the next closes the one before', async () => {
  const router = at('/#!zglos-fakture')
  await wait(300)
  await act(() => router.navigate('#!zgody'))
  await wait(300)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Zgody' })).toBeTruthy()
})

test('going back closes the modal', async () => {
  const router = at('/moje-faktury')
  await act(() => router.navigate('#!zglos-fakture'))
  await wait(300)
  expect(screen.getByRole('dialog')).toBeTruthy()
  await act(() => router.navigate(-1))
  await wait(300)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('another page closes the modal at once', async () => {
  const router = at('/moje-faktury#!zglos-fakture')
  await wait(300)
  await act(() => router.navigate('/dashboard'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closing takes the hash out of the address and keeps the page and its query', async () => {
  const router = at('/moje-faktury?tab=waiting#!zglos-fakture')
  await wait(300)
  act(() => screen.getByRole('button', { name: 'Gotowe' }).click())
  await wait(0)
  expect(place(router)).toBe('/moje-faktury?tab=waiting')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a modal that leads on when it is closed leaves no way back into itself', async () => {
  const router = at('/dashboard')
  await act(() => router.navigate('#!nagroda-pieniezna'))
  await wait(300)
  act(() => screen.getByRole('button', { name: 'Gotowe' }).click())
  await wait(300)
  expect(place(router)).toBe('/nagrody')
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => router.navigate(-1))
  await wait(300)
  expect(place(router)).toBe('/dashboard')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what belongs to the modal leaves the query with it', async () => {
  const router = at('/?tab=waiting&content=Gotowe#!potwierdzenie')
  await wait(300)
  act(() => screen.getByRole('button', { name: 'Gotowe' }).click())
  await wait(0)
  expect(place(router)).toBe('/?tab=waiting')
})

test('Esc and the close button close, a press beside the modal does not', async () => {
  vi.useRealTimers()
  const user = userEvent.setup()
  const router = at('/#!zglos-fakture')
  await screen.findByRole('heading', { name: 'Zgłoś fakturę' })
  await user.click(document.body)
  const dialog = screen.getByRole('dialog')
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => router.navigate('#!zglos-fakture'))
  await user.click(await screen.findByRole('button', { name: 'Zamknij' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the focus goes to the heading and returns to what opened the modal', async () => {
  vi.useRealTimers()
  const user = userEvent.setup()
  at('/moje-faktury')
  const opener = screen.getByRole('link', { name: 'Zgłoś' })
  await user.click(opener)
  const heading = await screen.findByRole('heading', { name: 'Zgłoś fakturę' })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.activeElement).toBe(opener))
})

test.each([
  ['a hash that is in no row', '/#!nie-ma', '/'],
  ['a hash for another audience', '/#!logowanie', '/'],
  ['the same with a query stays', '/?id=7#!nie-ma', '/?id=7#!nie-ma'],
  ['a hash that is no modal', '/#tresc', '/#tresc'],
])('%s', async (_, from, to) => {
  const router = at(from)
  await wait(300)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(place(router)).toBe(to)
})

test.each([
  ['guest', '#!logowanie', 'logowanie'],
  ['participant', '#!logowanie', null],
  ['guest', '#!zgody', null],
  ['operator', '#!zgody', null],
  ['participant', '#!zgody', 'zgody'],
  ['guest', '#!potwierdzenie', 'potwierdzenie'],
  ['participant', '#!toString', null],
  ['participant', '#!', null],
  ['participant', '#!%', null],
] as const)('a %s at %s gets %s', (who, hash, name) => {
  expect(modalFor(modals, hash, who)).toBe(name)
})

/** Replaces the table of modals over the same page. */
function hostAt(place: string, rows: Modals, isComplete: boolean) {
  let become = (_: Modals, __: boolean) => {}
  function Host() {
    const [now, set] = useState({ modals: rows, isComplete })
    become = (modals, isComplete) => act(() => set({ modals, isComplete }))
    return (
      <>
        <Address />
        <ModalHost {...now} who="participant" />
      </>
    )
  }
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <Host /> }], { initialEntries: [place] })}
    />,
  )
  return (modals: Modals, isComplete: boolean) => become(modals, isComplete)
}

function Address() {
  const { pathname, search, hash } = useLocation()
  return <p data-testid="address">{pathname + search + hash}</p>
}

const address = () => screen.getByTestId('address').textContent
const offer = { audience: 'participant', label: 'Nowa', view: view('Nowa promocja') } as const

test('a hash that no row has yet waits until all rows are there', async () => {
  const become = hostAt('/dashboard#!nowa', modals, false)
  await wait(5000)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/dashboard#!nowa')
  become({ ...modals, nowa: offer }, true)
  await wait(300)
  expect(screen.getByRole('heading', { name: 'Nowa promocja' })).toBeTruthy()
})

test('a hash that no row has is dropped once all rows are there', async () => {
  const become = hostAt('/dashboard#!nowa', modals, false)
  await wait(5000)
  become(modals, true)
  await wait(300)
  expect(address()).toBe('/dashboard')
})

test('the hash of a row that is shut is dropped, also beside a query', async () => {
  hostAt('/dashboard?tab=1#!nowa', { ...modals, nowa: { ...offer, isUnavailable: true } }, true)
  await wait(300)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/dashboard?tab=1')
})

test('what is open stays while its row is shut, until it closes itself', async () => {
  const become = hostAt('/dashboard#!nowa', { ...modals, nowa: offer }, true)
  await wait(300)
  become({ ...modals, nowa: { ...offer, isUnavailable: true } }, true)
  await wait(5000)
  expect(screen.getByRole('heading', { name: 'Nowa promocja' })).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Gotowe' }).click())
  await wait(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/dashboard')
})

test('a navigation that is on its way is not cancelled by the hash that it leaves behind', async () => {
  let arrive = () => {}
  const arrival = new Promise<null>((resolve) => {
    arrive = () => resolve(null)
  })
  const host = (who: Audience) => <ModalHost modals={modals} who={who} />
  const router = createMemoryRouter(
    [
      { path: '/', element: host('participant') },
      { path: '/dashboard', element: host('participant'), loader: () => arrival },
    ],
    { initialEntries: ['/#!logowanie'] },
  )
  render(<RouterProvider router={router} />)
  act(() => void router.navigate('/dashboard'))
  await wait(1000)
  arrive()
  await wait(0)
  expect(place(router)).toBe('/dashboard')
})
