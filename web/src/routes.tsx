import type { ComponentType } from 'react'
import type { Path } from './paths'

/**
 * Who may see a page: `protected` participants only, `guest-only` everyone but participants (they are sent home),
 * `open` everyone.
 */
export type Guard = 'protected' | 'guest-only' | 'open'

/** A page: what stands around it, who may see it, its title, and the view that is loaded when it is needed. */
export interface Row {
  /** `panel` is the sidebar for participants and the public header for everyone else. */
  readonly layout: 'panel' | 'public' | 'empty'
  /** Protected where nothing is said. */
  readonly guard?: Guard
  readonly title: string
  readonly view: () => Promise<{ default: ComponentType }>
}

export const routes = {
  '/': {
    layout: 'public',
    guard: 'open',
    title: 'Kupuj produkty, zbieraj punkty, ciesz się nagrodami',
    view: () => import('./features/content/HomePage'),
  },
  '/dashboard': {
    layout: 'panel',
    title: 'Panel główny',
    view: () => import('./features/dashboard/DashboardPage'),
  },
  '/wylogowano': {
    layout: 'empty',
    guard: 'open',
    title: 'Wylogowano',
    view: () => import('./features/auth/SignedOutPage'),
  },
  '/zglos-udzial': {
    layout: 'panel',
    guard: 'open',
    title: 'Zgłoś udział w programie',
    view: () => import('./features/content/ParticipationPage'),
  },
} satisfies Record<Path, Row>
