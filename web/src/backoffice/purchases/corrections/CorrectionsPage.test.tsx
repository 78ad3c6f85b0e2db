import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pending, show } from './test-corrections'

function listOf(...items: readonly object[]) {
  return { data: { items }, meta: { total: items.length, more_than_total: false, next_cursor: null } }
}

test('at first the list has what waits for a decision, each with a link to its page', async () => {
  show('/zaplecze/korekty', { 'GET ?status=pending': () => listOf(pending) })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'KOR/1' })
  expect(link.getAttribute('href')).toBe('/zaplecze/korekty/k1')
  const [, row] = within(screen.getByRole('table', { name: 'Korekty KSeF' })).getAllByRole('row')
  for (const text of ['Agro-Bzura', 'Jan Kowalski', '12.05.2026', '13.05.2026', 'Do sprawdzenia'])
    expect(row?.textContent?.replaceAll('\u00a0', ' ')).toContain(text)
})

test('an empty list says what comes here', async () => {
  show('/zaplecze/korekty', { 'GET ?status=pending': () => listOf() })
  await screen.findByText(/^Tu trafiają korekty faktur, których program nie rozstrzyga sam\.$/)
})

test('another status has its own rows, and all of them no status', async () => {
  const waiting = { ...pending, number: 'KOR/2', status: { code: 'waiting', label: 'Czeka', color: 'gray' } }
  const sent = show('/zaplecze/korekty?status=waiting', {
    'GET ?status=waiting': () => listOf(waiting),
    'GET ': () => listOf(pending, { ...waiting, id: 'k2' }),
  })
  await screen.findByRole('link', { name: 'KOR/2' })
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Wszystkie')
  await screen.findByRole('link', { name: 'KOR/1' })
  expect(sent.map(({ at }) => at)).toEqual(['GET ?status=waiting', 'GET '])
})
