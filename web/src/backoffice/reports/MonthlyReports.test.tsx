import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { MonthlyReports } from './MonthlyReports'
import type { MonthlyReports as Reports } from './queries'

const months = ['2025-07', '2025-06', '2025-05', '2025-04'].map((month) => ({
  month,
  title: `miesiąc ${month}`,
  printed_at: month === '2025-07' ? null : '2025-07-01T06:00:00Z',
}))
const reports: Reports = { months, subscribed: false, email: 'analityk@example.pl' }

function show(shown: Reports) {
  render(
    <QueryClientProvider client={queryClient}>
      <MonthlyReports {...shown} />
    </QueryClientProvider>,
  )
}

afterEach(() => vi.restoreAllMocks())

test('the newest months stand in sight, and say from when their figures are', () => {
  show(reports)
  const first = screen.getByText('miesiąc 2025-07').closest('li') as HTMLElement
  expect(within(first).getByText('Liczby na dziś')).toBeTruthy()
  expect(
    within(screen.getByText('miesiąc 2025-06').closest('li') as HTMLElement).getByText(/^Zachowany/),
  ).toBeTruthy()
  const older = screen.getByText('Wcześniejsze miesiące').closest('details') as HTMLElement
  expect(within(older).getByText('miesiąc 2025-04')).toBeTruthy()
})

test('before the first month is over it says when a report will come', () => {
  show({ ...reports, months: [] })
  expect(screen.getByText(/Pierwszy raport będzie tu/)).toBeTruthy()
})

test('a subscription is fetched of the server', async () => {
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockResolvedValue(
      Response.json({ data: { ...reports, subscribed: true }, message: 'Następny raport wyślemy e-mailem' }),
    )
  show(reports)
  const checkbox = screen.getByRole('checkbox', { name: 'Wysyłaj mi każdy nowy raport e-mailem' })
  await userEvent.click(checkbox)
  const request = fetched.mock.calls[0]?.[0] as Request
  expect([new URL(request.url).pathname, await request.json()]).toEqual([
    '/api/v1/backoffice/monthly-reports/subscription',
    { subscribed: true },
  ])
})

test('the checkbox stays usable while its answer is on the way, so that the keyboard keeps its place', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
  show(reports)
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox')
  await userEvent.click(checkbox)
  expect([checkbox.disabled, checkbox.checked]).toEqual([false, true])
  await userEvent.click(checkbox)
  expect(fetched).toHaveBeenCalledTimes(1)
})
