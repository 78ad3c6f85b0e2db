import { describe, expect, it } from 'vitest'
import type { PromotionResult } from './queries'
import { outcomeOf, reasonOf, resultsOf } from './results'

const nothing = { points: 0, points_text: '0 pkt', cards: [], text: null }
const card = { ...nothing, text: 'karta paliwowa 300 zł' }

function result(progress: Partial<PromotionResult['progress']>, overpaid = 0): PromotionResult {
  return {
    overpaid,
    progress: { due: nothing, promised: nothing, state: 'running', ...progress },
  } as PromotionResult
}

describe('the result of a participant', () => {
  it('is told in one word', () => {
    expect(outcomeOf(result({ due: card })).label).toBe('Nagroda')
    expect(outcomeOf(result({ due: card }, 30_000)).label).toBe('Do\u00a0wyjaśnienia')
    expect(outcomeOf(result({ withheld: 'undecided' })).label).toBe('Czeka na\u00a0zgodę')
    expect(outcomeOf(result({ withheld: 'declined' })).label).toBe('Bez\u00a0zgody')
    expect(outcomeOf(result({})).label).toBe('W\u00a0drodze')
    expect(outcomeOf(result({ state: 'past' })).label).toBe('Bez\u00a0nagrody')
  })

  it('has a reason: what is missing, what was not accepted, or that it is over', () => {
    expect(reasonOf(result({ next_text: 'Brakuje 15\u00a0L' }).progress)).toBe('Brakuje 15\u00a0L')
    const withheld = { withheld: 'undecided', promised: card, accept_by: '2025-10-31' } as const
    expect(reasonOf(result({ ...withheld, can_answer: true }).progress)).toBe(
      'Regulamin bez odpowiedzi (można zaakceptować do\u00a031.10.2025); zakupy wystarczają na: karta paliwowa 300 zł',
    )
    expect(reasonOf(result({ ...withheld, can_answer: false }).progress)).toContain('(termin minął)')
    expect(reasonOf(result({ state: 'past' }).progress)).toBe('Promocja się skończyła')
    expect(reasonOf(result({}).progress)).toBe('Nic więcej do zdobycia')
  })

  it('is filtered by what the address says, if it is a filter', () => {
    expect(resultsOf('won')).toBe('won')
    expect(resultsOf('toString')).toBeNull()
    expect(resultsOf(null)).toBeNull()
  })
})
