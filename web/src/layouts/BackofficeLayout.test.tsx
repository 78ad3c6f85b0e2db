import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import type { Density } from '../session/density'
import { type Notice, setToastRenderer } from '../ui/toast-queue'
import BackofficeLayout from './BackofficeLayout'

const densityOfDocument = () => document.documentElement.dataset.density

let followers: Set<() => void>
let width: number
let isCoarse: boolean
let answerSave: (answer: Response) => void
let saved: unknown[]
let notices: Notice[]

/** The queries of the layout: a least width in rem, and no coarse pointer. */
function matches(query: string): boolean {
  const [, least] = /\(min-width: ([\d.]+)rem\)/.exec(query) ?? []
  if (least === undefined) return false
  return width >= Number(least) * 16 && !(isCoarse && query.includes('(not (pointer: coarse))'))
}

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  Element.prototype.scrollIntoView = vi.fn()
  followers = new Set()
  width = 1440
  isCoarse = false
  saved = []
  notices = []
  setToastRenderer((notice) => notices.push(notice))
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: (_: string, follow: () => void) => followers.add(follow),
    removeEventListener: (_: string, follow: () => void) => followers.delete(follow),
  }))
  vi.stubGlobal('fetch', async (request: Request) => {
    saved.push([new URL(request.url).pathname, await request.json()])
    return new Promise<Response>((resolve) => {
      answerSave = resolve
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(density: Density | null) {
  const operator = { first_name: 'Ewa', last_name: 'Lis', roles: ['editor'], density }
  queryClient.setQueryData(['backoffice', 'me'], operator)
  const router = createMemoryRouter([{ path: '*', element: <BackofficeLayout>Strona</BackofficeLayout> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test.each([
  ['who has never chosen, from 1280 px', 1280, null, 'dense'],
  ['who has never chosen, below', 1279, null, 'comfortable'],
  ['who chose the comfortable one', 1440, 'comfortable', 'comfortable'],
  ['who chose the dense one', 1440, 'dense', 'dense'],
  ['who chose the dense one, without room for it', 992, 'dense', 'comfortable'],
] as const)('the density of an operator %s', (_, screenWidth, chosen, expected) => {
  width = screenWidth
  show(chosen)
  expect(densityOfDocument()).toBe(expected)
})

test('a screen that is pressed by a finger is never dense, and offers no switch', () => {
  isCoarse = true
  show('dense')
  expect(densityOfDocument()).toBe('comfortable')
  expect(screen.queryByRole('radio', { name: 'Gęsto' })).toBeNull()
})

test('the density follows the width of the window', () => {
  show(null)
  width = 1200
  act(() => {
    for (const follow of followers) follow()
  })
  expect(densityOfDocument()).toBe('comfortable')
})

test('the document is left without a density as the back office is left', () => {
  show('dense')
  expect(densityOfDocument()).toBe('dense')
  cleanup()
  expect(densityOfDocument()).toBeUndefined()
})

test('another choice is in force at once, and saved', async () => {
  show(null)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Gęsto' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Wygodnie' }))
  await waitFor(() => expect(densityOfDocument()).toBe('comfortable'))
  await waitFor(() => expect(saved).toEqual([['/api/v1/backoffice/me/density', { density: 'comfortable' }]]))
  await act(async () => answerSave(Response.json({ message: 'Zapisano' })))
  expect(densityOfDocument()).toBe('comfortable')
  expect(notices).toEqual([])
})

test('a choice that is not saved is reported and undone', async () => {
  show('dense')
  await userEvent.click(screen.getByRole('radio', { name: 'Wygodnie' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(densityOfDocument()).toBe('comfortable')
  await act(async () => answerSave(Response.json({ message: 'Nie teraz' }, { status: 500 })))
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(notices[0]?.tone).toBe('danger')
  expect(densityOfDocument()).toBe('dense')
})

test('the folded sidebar has the switch as a pressed button', async () => {
  localStorage.setItem('plon-backoffice-menu', 'narrow')
  show('dense')
  const toggle = screen.getByRole('button', { name: 'Gęsty widok', pressed: true })
  await userEvent.click(toggle)
  await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('false'))
  expect(densityOfDocument()).toBe('comfortable')
})
