import { describe, expect, it, test } from 'vitest'
import {
  approvalObstacle,
  batchesText,
  checkedText,
  isOpen,
  lastOf,
  listedText,
  missingText,
  nextStepHint,
  obstacleOf,
  offeredFormats,
  statusOf,
  sumsOf,
  sumsText,
  transferAction,
} from './copy'
import type { Candidate, Payout, PayoutEvent, Transfer } from './queries'

function payout(part: { status: string } & Partial<Omit<Payout, 'status'>>): Payout {
  const { status, ...rest } = part
  return { acts: [], transfers: 2, ...rest, status: { code: status, label: status, color: 'gray' } } as Payout
}

function candidate(part: Partial<Candidate>): Candidate {
  return { kind: 'bank_transfer', account: 'PL61 1090', amount: 5000, ...part } as Candidate
}

function transfer(code: string): Transfer {
  return { state: { code, label: code, color: 'gray' } } as Transfer
}

describe('a transfer that waits for a batch', () => {
  it('can go when it has an account and an amount and nothing of its owner is fresh', () => {
    expect(obstacleOf(candidate({}))).toBeNull()
    expect(obstacleOf(candidate({ kind: 'charity_transfer', account: undefined }))).toBeNull()
  })

  it('says why it cannot', () => {
    expect(obstacleOf(candidate({ account: undefined }))).toBe('Nie ma numeru konta')
    expect(obstacleOf(candidate({ amount: 0 }))).toBe('Nie ma kwoty')
    expect(obstacleOf(candidate({ kind: 'charity_transfer', account: undefined, lacks_charity: true }))).toBe(
      'W\u00a0ustawieniach programu brakuje konta celu charytatywnego',
    )
    const wait = { until: '2025-08-22T07:00:00Z', changed: ['numer konta', 'adres e-mail', 'telefon'] }
    expect(obstacleOf(candidate({ wait }))).toBe(
      'Czeka do\u00a022.08.2025, 09:00, bo uczestnik zmienił numer konta, adres e-mail i\u00a0telefon',
    )
  })

  it('is counted with its sum', () => {
    expect(sumsText(sumsOf([]))).toBe('0\u00a0przelewów na\u00a00,00\u00a0zł')
    expect(sumsText(sumsOf([candidate({})]))).toBe('1\u00a0przelew na\u00a050,00\u00a0zł')
    const two = [candidate({}), candidate({ amount: 119_050 })]
    expect(sumsText(sumsOf(two))).toBe('2\u00a0przelewy na\u00a01\u00a0240,50\u00a0zł')
  })
})

describe('the check in the register of VAT payers', () => {
  it('counts accounts as Polish does', () => {
    expect(checkedText({ accounts: 1, checked: 0, missing: 0 })).toBe('Sprawdzono 0 z\u00a01\u00a0konta')
    expect(checkedText({ accounts: 22, checked: 5, missing: 0 })).toBe('Sprawdzono 5 z\u00a022\u00a0kont')
    expect(missingText(0)).toBe('Wszystkie konta są w\u00a0wykazie.')
    expect(missingText(1)).toBe('Poza wykazem: 1. Te konta są zaznaczone na liście przelewów.')
    expect(missingText(3)).toContain('Poza wykazem: 3.')
  })

  it('says of which day its answer is and by which mark it can be proven', () => {
    const answer = { on: '2025-08-20', request_id: 'd2n10-1' }
    expect(listedText({ ...answer, assigned: true })).toBe(
      'W\u00a0wykazie VAT na 20.08.2025, odpowiedź d2n10-1',
    )
    expect(listedText({ ...answer, assigned: false })).toContain('Nie ma w\u00a0wykazie VAT')
  })

  it('is made while something can still be done with the batch', () => {
    expect(['proposed', 'approved', 'exported'].every((status) => isOpen(payout({ status })))).toBe(true)
    expect(
      ['settled', 'settled_with_returns', 'withdrawn'].some((status) => isOpen(payout({ status }))),
    ).toBe(false)
  })
})

describe('a batch', () => {
  it('says why the caller cannot approve it', () => {
    expect(approvalObstacle(payout({ status: 'proposed', acts: ['approve', 'withdraw'] }))).toBeNull()
    expect(approvalObstacle(payout({ status: 'proposed', acts: ['change'] }))).toContain(
      'ten, kto ją zaproponował',
    )
    expect(approvalObstacle(payout({ status: 'proposed', transfers: 0 }))).toContain(
      'Nie ma czego zatwierdzać',
    )
    expect(approvalObstacle(payout({ status: 'exported', acts: ['confirm'] }))).toBeNull()
  })

  it('says what comes next, and is withdrawn once all of its orders are cancelled', () => {
    expect(nextStepHint(payout({ status: 'proposed', acts: ['approve'] }))).toContain('zatwierdź')
    expect(nextStepHint(payout({ status: 'proposed', acts: ['change'] }))).toContain('inna osoba')
    expect(nextStepHint(payout({ status: 'approved' }))).toContain('Przygotuj plik')
    expect(nextStepHint(payout({ status: 'approved', transfers: 0 }))).toContain('Wycofaj ją')
    expect(nextStepHint(payout({ status: 'withdrawn', transfers: 0 }))).toContain('jest wycofana')
  })

  it('tells the last of several deeds of a kind', () => {
    const event = (act: PayoutEvent['act'], by: string) => ({ act, by }) as PayoutEvent
    const history = [event('propose', 'A'), event('change', 'B'), event('change', 'C')]
    expect(lastOf(history, 'change')?.by).toBe('C')
    expect(lastOf(history, 'approve')).toBeUndefined()
  })

  it('is filtered by what the address says, if it is a filter', () => {
    expect(statusOf('exported')).toBe('exported')
    expect(statusOf('toString')).toBeNull()
    expect(statusOf('')).toBeNull()
  })
})

describe('a transfer of a batch', () => {
  const proposed = payout({ status: 'proposed', acts: ['change', 'withdraw'] })
  const exported = payout({ status: 'exported', acts: ['confirm', 'return'] })

  it('is taken out while it waits and is not the last', () => {
    expect(transferAction(proposed, transfer('waiting'))).toBe('take out')
    expect(transferAction({ ...proposed, transfers: 1 }, transfer('waiting'))).toBeNull()
    expect(transferAction(proposed, transfer('taken_out'))).toBeNull()
    expect(transferAction({ ...proposed, acts: [] }, transfer('waiting'))).toBeNull()
  })

  it('is given back once, after it has left', () => {
    expect(transferAction(exported, transfer('sent'))).toBe('return')
    expect(transferAction(exported, transfer('settled'))).toBe('return')
    expect(transferAction(exported, transfer('returned'))).toBeNull()
    expect(transferAction(exported, transfer('taken_out'))).toBeNull()
  })
})

test('files are offered format by format, with the encoding where there is a choice', () => {
  const files = [
    { format: 'pain.001.001.09', encoding: 'utf-8' },
    { format: 'elixir-0', encoding: 'cp1250' },
    { format: 'elixir-0', encoding: 'cp852' },
  ] as const
  expect(
    offeredFormats(files).map(({ label, files }) => [label, ...files.map((file) => file.label)]),
  ).toEqual([
    ['ISO\u00a020022, pain.001.001.09', 'Pobierz'],
    ['Elixir-0', 'CP1250 (Windows)', 'CP852 (DOS)'],
  ])
})

test('more transfers than a batch holds make several, which is said', () => {
  expect(batchesText(500)).toBe('')
  expect(batchesText(501)).toContain('2\u00a0paczki')
  expect(batchesText(10_000)).toContain('20\u00a0paczek')
})
