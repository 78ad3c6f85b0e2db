import type { CalendarPromotion, PromotionCalendar } from './queries'

/** A promotion of August 2025 that runs, with what a test wants of it. */
export function calendarPromotion(rest: Partial<CalendarPromotion> = {}): CalendarPromotion {
  return {
    id: 1,
    name: 'Tankuj w\u00a0sierpniu',
    audience: 'program.retail',
    state: 'running',
    revision: 1,
    first_day: '2025-08-01',
    last_day: '2025-08-31',
    purchases: { from: '2025-08-01', to: '2025-08-31' },
    accept_by: null,
    declaration: null,
    for_selected: false,
    drafted: false,
    publish_at: null,
    refused: false,
    ...rest,
  }
}

/** The calendar of season 2025 on 20 August. */
export function calendarOf(promotions: readonly CalendarPromotion[]): PromotionCalendar {
  return {
    season: 2025,
    first_day: '2024-11-01',
    last_day: '2025-10-31',
    today: '2025-08-20',
    promotions: [...promotions],
    is_cut: false,
  }
}
