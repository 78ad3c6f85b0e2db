import { describe, expect, it } from 'vitest'
import type { Season } from './queries'
import { nextOf, otherOpenSeasons, sourceSeasonFor } from './status'

function season(year: number, status: Season['status'], rates: number, prices = 0): Season {
  return {
    year,
    status,
    rates,
    prices,
    starts_on: `${year - 1}-11-01`,
    ends_on: `${year}-10-31`,
    welcome_points: 500,
    membership_points: 1000,
    promotions: 0,
    has_begun: year <= 2025,
    to_be_paid: 0,
    wants_another: false,
    version: 1,
  }
}

describe('what a season may become', () => {
  it('is anything but a draft again once it has begun', () => {
    expect(nextOf(season(2026, 'draft', 0))).toEqual(['open'])
    expect(nextOf(season(2026, 'open', 0))).toEqual(['closed', 'draft'])
    expect(nextOf(season(2025, 'open', 0))).toEqual(['closed'])
    expect(nextOf(season(2025, 'closed', 0))).toEqual(['open'])
  })
})

describe('what is open beside a season', () => {
  it('is every other open one', () => {
    const all = [season(2026, 'open', 0), season(2025, 'open', 40), season(2024, 'closed', 42)]
    expect(otherOpenSeasons(season(2026, 'open', 0), all)).toEqual([2025])
    expect(otherOpenSeasons(season(2024, 'closed', 0), all)).toEqual([2026, 2025])
  })
})

describe('where a season takes what it lacks from', () => {
  const all = [season(2026, 'draft', 0), season(2025, 'open', 40, 3), season(2024, 'closed', 42)]
  it('is the one before it', () => {
    expect(sourceSeasonFor(season(2026, 'draft', 0), all)).toBe(2025)
    expect(sourceSeasonFor(season(2026, 'draft', 40, 1), all)).toBe(2025)
  })
  it('is none where nothing is lacking, nothing is before it, or it is closed', () => {
    expect(sourceSeasonFor(season(2026, 'draft', 40, 3), all)).toBeNull()
    expect(sourceSeasonFor(season(2024, 'open', 0), all)).toBeNull()
    expect(sourceSeasonFor(season(2026, 'closed', 0), all)).toBeNull()
  })
})
