import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { type Reports, type ReportTable, reportQuery, reportsQuery } from './queries'
import ReportPage from './ReportPage'

const reports: Reports = {
  season: 2025,
  seasons: [2025, 2024],
  segments: [
    { id: 7, name: 'Duzi odbiorcy' },
    { id: 8, name: 'Dwie osoby' },
  ],
  reports: [
    {
      key: 'purchases',
      title: 'Zakupy',
      summary: 'Ile kupiono.',
      of_segments: true,
      groupings: [
        { by: 'week', title: 'Tydzień od' },
        { by: 'brand', title: 'Marka' },
      ],
      columns: [
        { key: 'litres', title: 'Litry', unit: 'millilitres', definition: 'Objętość pozycji.' },
        { key: 'points', title: 'Punkty', unit: 'points', definition: 'Punkty za pozycje.' },
      ],
    },
  ],
}
const brands: ReportTable = {
  season: 2025,
  by: 'brand',
  segment: null,
  rows: [
    { label: 'Dovvo', figures: [50_000, 100] },
    { label: 'Agrosar', figures: [20_500, 900] },
  ],
  total: [70_500, 1000],
}

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(reportsQuery.queryKey, reports)
})

function show(search: string, table: ReportTable) {
  const segment = table.segment ? String(table.segment.id) : ''
  queryClient.setQueryData(reportQuery('purchases', table.season, table.by, segment).queryKey, table)
  const router = createMemoryRouter([{ path: '/zaplecze/raporty/:report', element: <ReportPage /> }], {
    initialEntries: [`/zaplecze/raporty/purchases${search}`],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const labels = () =>
  within(screen.getByRole('table', { name: 'Zakupy' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('rows stand as they came, each column sorts them, and the sums stay last', async () => {
  show('?by=brand', brands)
  expect(labels()).toEqual(['Dovvo', 'Agrosar', 'Razem'])
  await userEvent.click(screen.getByRole('button', { name: /^Punkty, pkt/ }))
  expect(labels()).toEqual(['Dovvo', 'Agrosar', 'Razem'])
  await userEvent.click(screen.getByRole('button', { name: /^Punkty, pkt/ }))
  expect(labels()).toEqual(['Agrosar', 'Dovvo', 'Razem'])
})

test('the chosen column is drawn, the largest first, and every figure has its definition', () => {
  show('?by=brand&column=points', brands)
  const chart = screen.getByRole('figure', { name: 'Zakupy: Punkty, pkt' })
  expect(
    within(chart)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Agrosar900\u00a0pkt', 'Dovvo100\u00a0pkt'])
  expect(screen.getByText('Objętość pozycji.')).toBeTruthy()
  expect(screen.getByText('Punkty za pozycje.')).toBeTruthy()
})

test('a report without rows says so, and offers no file', () => {
  show('', { season: 2025, by: 'week', segment: null, rows: [], total: [null, null] })
  expect(screen.getByText('Nie ma jeszcze czego policzyć')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pobierz CSV' })).toBeNull()
})

test('the chosen segment is named in the heading and beneath it, and leaves the address with "all"', async () => {
  show('?by=brand&segment=7', { ...brands, segment: { id: 7, name: 'Duzi odbiorcy', members: 22 } })
  queryClient.setQueryData(reportQuery('purchases', 2025, 'brand').queryKey, brands)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zakupy: Duzi odbiorcy')
  expect(
    screen.getByText(/Tylko segment „Duzi odbiorcy”: 22 uczestnicy, którzy teraz do niego należą/),
  ).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Segment'), 'Wszyscy uczestnicy')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zakupy')
})

test('a report that is not about participants offers no segments, whatever its address says', () => {
  const [purchases] = reports.reports
  if (!purchases) throw new Error('there is no report')
  queryClient.setQueryData(reportsQuery.queryKey, {
    ...reports,
    reports: [{ ...purchases, of_segments: false }],
  })
  show('?by=brand&segment=7', brands)
  expect(screen.queryByLabelText('Segment')).toBeNull()
  expect(labels()).toEqual(['Dovvo', 'Agrosar', 'Razem'])
})

test('a segment that is refused says why at its field, beside the other choices and without figures', async () => {
  const sentence = 'Ten segment ma mniej niż 5 uczestników'
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ errors: { segment_id: [sentence] } }, { status: 422 })),
  )
  show('?by=brand&segment=8', brands)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByLabelText('Wiersze')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Pobierz CSV' })).toBeNull()
})
