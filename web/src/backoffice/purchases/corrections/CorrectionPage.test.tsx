import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setToastRenderer } from '../../../ui/toast-queue'
import type { CorrectionDetails } from './model'
import { pending, show } from './test-corrections'

const place = '/zaplecze/korekty/k1'
const check = 'POST /k1/apply?check=true'
const apply = 'POST /k1/apply'
const close = 'POST /k1/close'

const applied: CorrectionDetails = {
  ...pending,
  version: 4,
  status: { code: 'applied', label: 'Uwzględniona', color: 'green' },
  reason: 'Zwrot 2 opakowań',
  decided_at: '2026-05-14T09:30:00Z',
  decided_by: 'Ewa Nowak',
}

/** Shows a correction; it becomes the other one as soon as it is applied or closed. */
function showUntilDecided(before: CorrectionDetails, after: CorrectionDetails = applied) {
  let current = before
  const decided = () => {
    current = after
    return { data: { difference: -400, available: 1200 }, message: 'Korekta zapisana' }
  }
  return show(place, {
    'GET /k1': () => ({ data: current }),
    [check]: () => ({ data: { difference: -400, available: 1200 }, message: 'Sprawdzona' }),
    [apply]: decided,
    [close]: decided,
  })
}

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')
const button = (name: string) => screen.queryByRole('button', { name })
const notice = vi.fn()

beforeEach(() => {
  notice.mockReset()
  setToastRenderer(notice)
})

describe('what the page shows', () => {
  test('each change with its invoice, before and after', async () => {
    showUntilDecided(pending)
    const [, row] = within(await screen.findByRole('table', { name: 'Co się zmieni' })).getAllByRole('row')
    expect(plain(row)).toContain('AGROSAR 360 SL, 5 L')
    expect(plain(row)).toContain('4 → 2')
    expect(plain(row)).toContain('1 008,50 zł → 504,25 zł')
    const link = within(row as HTMLElement).getByRole('link', { name: 'FS/12/2026' })
    expect(link.getAttribute('href')).toBe('/zaplecze/faktury/f12')
  })

  test('the undecided lines with their reasons, and the invoices it names; nothing that only a participant is told', async () => {
    showUntilDecided(pending)
    await screen.findByText('2. Rabat za kwartał')
    expect(screen.queryByText('Jedna pozycja nie ma liczby opakowań.')).toBeNull()
    expect(screen.getByText('Pozycja nie mówi, ile opakowań wróciło.')).toBeTruthy()
    const missing = screen.getByText('FS/13/2026').closest('li')
    expect(plain(missing)).toBe('FS/13/2026 z 15.04.2026Nie ma jej w programie')
  })

  test('the file with the lines before it marked, its proof and the page of KSeF', async () => {
    showUntilDecided(pending)
    const lines = within(await screen.findByRole('table', { name: 'Pozycje e-faktury' })).getAllByRole('row')
    expect(lines.slice(1).map((line) => plain(line)?.includes('przed korektą'))).toEqual([true, false])
    expect(plain(document.body)).toContain('Spójna z KSeF5260250274-20260512-0100001AF629-AF')
    expect(screen.getByRole('link', { name: /^Sprawdź w\sKSeF/ }).getAttribute('href')).toBe(pending.url)
  })
})

describe('applying', () => {
  test('says first what becomes of the points, and happens once that is confirmed', async () => {
    const sent = showUntilDecided(pending)
    await userEvent.click(await screen.findByRole('button', { name: 'Uwzględnij korektę' }))
    const dialog = await screen.findByRole('dialog', { name: 'Uwzględnić korektę?' })
    expect(plain(dialog)).toContain('Zmiana punktów−400 pkt')
    expect(plain(dialog)).toContain('Dostępne po korekcie1 200 pkt')
    expect(sent.map(({ at }) => at)).not.toContain(apply)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zapisz korektę' }))
    await screen.findByText('Uwzględniona')
    const posts = sent.filter(({ at }) => at.startsWith('POST'))
    expect(posts.map(({ at, body }) => [at, body])).toEqual([
      [check, { version: 3 }],
      [apply, { version: 3 }],
    ])
    expect(posts.every(({ key }) => key)).toBe(true)
    await waitFor(() => expect(notice.mock.calls[0]?.[0]).toMatchObject({ title: 'Korekta zapisana' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('begins with Ctrl and Enter too', async () => {
    const sent = showUntilDecided(pending)
    await screen.findByRole('button', { name: 'Uwzględnij korektę' })
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
    await screen.findByRole('dialog', { name: 'Uwzględnić korektę?' })
    expect(sent.filter(({ at }) => at === check)).toHaveLength(1)
  })

  test('is not offered where nothing changes', async () => {
    showUntilDecided({ ...pending, changes: [] })
    await screen.findByRole('button', { name: 'Zakończ bez zmian' })
    expect(button('Uwzględnij korektę')).toBeNull()
  })
})

test('a correction ends without a change only with a reason', async () => {
  const status = { code: 'unchanged', label: 'Bez zmian', color: 'gray' } as const
  const sent = showUntilDecided(pending, { ...applied, status, reason: 'To tylko rabat.' })
  await userEvent.click(await screen.findByRole('button', { name: 'Zakończ bez zmian' }))
  const dialog = await screen.findByRole('dialog', { name: 'Zakończyć bez zmian?' })
  const end = within(dialog).getByRole('button', { name: 'Zakończ bez zmian' })
  await userEvent.click(end)
  expect((await within(dialog).findAllByText('Pole jest wymagane')).length).toBeGreaterThan(0)
  expect(sent.map(({ at }) => at)).not.toContain(close)
  await userEvent.type(within(dialog).getByLabelText(/^Powód dla uczestnika/), 'To tylko rabat.')
  await userEvent.click(end)
  await screen.findByText('Bez zmian')
  const post = sent.find(({ at }) => at === close)
  expect(post?.body).toEqual({ version: 3, reason: 'To tylko rabat.' })
})

test('one that waits for its invoice says so and has no actions', async () => {
  const status = { code: 'waiting', label: 'Czeka na fakturę', color: 'gray' } as const
  const sent = showUntilDecided({ ...pending, status, reason: null, changes: [] })
  await screen.findByText(/^Ta korekta czeka na swoją fakturę/)
  expect(screen.queryByRole('heading', { name: 'Co się zmieni' })).toBeNull()
  expect([button('Uwzględnij korektę'), button('Zakończ bez zmian')]).toEqual([null, null])
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
  expect(sent.map(({ at }) => at)).toEqual(['GET /k1'])
})

test.each([
  ['an operator', 'Ewa Nowak', 'KtoEwa Nowak'],
  ['the programme', null, 'KtoProgram, według reguł'],
])('one that was decided by %s has the reason, the time and who', async (_, decided_by, who) => {
  showUntilDecided({ ...applied, decided_by })
  const title = await screen.findByRole('heading', { name: 'Rozstrzygnięcie' })
  const outcome = plain(title.closest('section') ?? title.parentElement?.parentElement)
  expect(outcome).toContain('Powód dla uczestnikaZwrot 2 opakowań')
  expect(outcome).toContain('Kiedy14.05.2026, 11:30')
  expect(outcome).toContain(who)
  expect(screen.getByRole('table', { name: 'Co się zmieniło' })).toBeTruthy()
  expect([button('Uwzględnij korektę'), button('Zakończ bez zmian')]).toEqual([null, null])
})
