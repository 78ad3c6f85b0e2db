import type { ComponentType } from 'react'
import type { Path } from './paths'

/**
 * Who may see a page: `protected` participants only, `guest-only` everyone but participants (they are sent home),
 * `open` everyone, `operator` operators only.
 */
export type Guard = 'protected' | 'guest-only' | 'open' | 'operator'

/** A page: what stands around it, who may see it, its title, and the view that is loaded when it is needed. */
export interface Row {
  /** `panel` is the sidebar for participants and the public header for everyone else. */
  readonly layout: 'panel' | 'public' | 'empty' | 'backoffice'
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
  '/nagrody': {
    layout: 'panel',
    title: 'Nagrody',
    view: () => import('./features/rewards/RewardsPage'),
  },
  '/nagrody/:slug': {
    layout: 'panel',
    title: 'Nagroda',
    view: () => import('./features/rewards/RewardPage'),
  },
  '/nagrody/:slug/zamowienie': {
    layout: 'panel',
    title: 'Zamówienie nagrody',
    view: () => import('./features/rewards/OrderRewardPage'),
  },
  '/moje-nagrody': {
    layout: 'panel',
    title: 'Moje nagrody',
    view: () => import('./features/rewards/MyAwardsPage'),
  },
  '/moje-faktury': {
    layout: 'panel',
    title: 'Moje faktury',
    view: () => import('./features/invoices/InvoicesPage'),
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
  '/zaplecze/logowanie': {
    layout: 'empty',
    guard: 'open',
    title: 'Zaplecze: logowanie',
    view: () => import('./backoffice/auth/OperatorSignInPage'),
  },
  '/zaplecze': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Biurko',
    view: () => import('./backoffice/desk/DeskPage'),
  },
  '/zaplecze/faktury': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Faktury',
    view: () => import('./backoffice/invoices/QueuePage'),
  },
  '/zaplecze/faktury/:id': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Faktura',
    view: () => import('./backoffice/invoices/ReviewPage'),
  },
  '/zaplecze/zamowienia': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Zamówienia',
    view: () => import('./backoffice/orders/OrdersPage'),
  },
  '/zaplecze/zamowienia/:id': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Zamówienie',
    view: () => import('./backoffice/orders/OrderPage'),
  },
} satisfies Record<Path, Row>
