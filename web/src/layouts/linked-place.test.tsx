import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLinkedPlace } from '../ui/useLinkedPlace'
import { MainContent } from './MainContent'

const scrolled = vi.fn()

beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

function Place({ id }: { id: string }) {
  const place = useLinkedPlace(id)
  return <section {...place}>{id}</section>
}

/** A page whose data comes after it. */
function LatePage() {
  const [hasData, setHasData] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasData(true), 20)
    return () => clearTimeout(timer)
  }, [])
  return hasData ? <Place id="wyplaty" /> : <p>Wczytuję</p>
}

function show(start: string) {
  const bothPlaces = (
    <>
      <Place id="program" />
      <Place id="wyplaty" />
    </>
  )
  const layout = (
    <MainContent>
      <Outlet />
    </MainContent>
  )
  const children = [
    { path: '/', element: <p>Biurko</p> },
    { path: '/pozno', element: <LatePage /> },
    { path: '/zaraz', element: bothPlaces },
  ]
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: [start] })
  render(<RouterProvider router={router} />)
  return router
}

test('the place that an address names has the focus, also where it comes after the page', async () => {
  const router = show('/')
  await act(() => router.navigate('/pozno#wyplaty'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('wyplaty')))
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('the main content does not take it away, and a link that is followed again leads there again', async () => {
  const router = show('/')
  await act(() => router.navigate('/zaraz#wyplaty'))
  expect(document.activeElement).toBe(screen.getByText('wyplaty'))
  screen.getByText('wyplaty').blur()
  await act(() => router.navigate('/zaraz#wyplaty'))
  expect(document.activeElement).toBe(screen.getByText('wyplaty'))
  await act(() => router.navigate('/zaraz#program'))
  expect(document.activeElement).toBe(screen.getByText('program'))
})

test('a page without an anchor starts at its top', async () => {
  const router = show('/')
  await act(() => router.navigate('/zaraz'))
  expect(document.activeElement?.id).toBe('main')
  expect(scrolled).not.toHaveBeenCalled()
})
