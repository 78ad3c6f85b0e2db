import type { ComponentType } from 'react'
import type { Preload } from './api/document'
import type { AdminPath, Path } from './paths'

/**
 * The guard of a page: `protected` participants and partners, `retail` those who collect points, `partner` partners
 * (others are led to their panel), `guest-only` everyone but the signed-in (they are sent home), `open` everyone,
 * `operator` operators only.
 */
export type Guard = 'protected' | 'retail' | 'partner' | 'guest-only' | 'open' | 'operator'

/** A page: what stands around it, who may see it, its title, and the view that is loaded when it is needed. */
export interface Row {
  /** `panel` is the sidebar for participants and the public header for everyone else. */
  readonly layout: 'panel' | 'public' | 'empty' | 'backoffice'
  /** Protected where nothing is said. */
  readonly guard?: Guard
  readonly title: string
  readonly view: () => Promise<{ default: ComponentType; preload?: Preload }>
}

/** A row with its address, as the router keeps it at its match. */
export interface Handle extends Row {
  readonly path: string
}

/** A page of participants, whose chunks a visitor's first page does not name. */
function participantPage(name: keyof typeof import('./participant-screens').pages): Row['view'] {
  return async () => (await import('./participant-screens')).pages[name]()
}

/** The rows of the portal; those of the back office stand in `admin-routes.ts`. */
export const routes = {
  '/': {
    layout: 'public',
    guard: 'open',
    title: 'Strona główna',
    view: () => import('./features/content/HomePage'),
  },
  '/aktualnosci': {
    layout: 'panel',
    guard: 'open',
    title: 'Aktualności',
    view: () => import('./features/content/NewsPage'),
  },
  '/aktualnosci/:slug': {
    layout: 'panel',
    guard: 'open',
    title: 'Aktualność',
    view: () => import('./features/content/NewsItemPage'),
  },
  '/o-programie': {
    layout: 'panel',
    guard: 'open',
    title: 'O\u00a0programie',
    view: () => import('./features/content/AboutPage'),
  },
  '/regulamin': {
    layout: 'panel',
    guard: 'open',
    title: 'Regulamin',
    view: () => import('./features/content/RulesPage'),
  },
  '/polityka-prywatnosci': {
    layout: 'panel',
    guard: 'open',
    title: 'Polityka prywatności',
    view: () => import('./features/content/ContentPage'),
  },
  '/deklaracja-dostepnosci': {
    layout: 'panel',
    guard: 'open',
    title: 'Deklaracja dostępności',
    view: () => import('./features/content/ContentPage'),
  },
  '/kontakt': {
    layout: 'panel',
    guard: 'open',
    title: 'Kontakt',
    view: () => import('./features/contact/ContactPage'),
  },
  '/kontakt-z-przedstawicielem': {
    layout: 'panel',
    title: 'Kontakt z\u00a0przedstawicielem',
    view: participantPage('RepresentativePage'),
  },
  '/newsletter/potwierdzenie/:token': {
    layout: 'panel',
    guard: 'open',
    title: 'Potwierdzenie zapisu na newsletter',
    view: () => import('./features/newsletter/ConfirmPage'),
  },
  '/newsletter/rezygnacja/:key': {
    layout: 'panel',
    guard: 'open',
    title: 'Rezygnacja z\u00a0newslettera',
    view: () => import('./features/newsletter/LeavePage'),
  },
  '/wiadomosci/rezygnacja/:key': {
    layout: 'panel',
    guard: 'open',
    title: 'Rezygnacja z\u00a0e-maili o\u00a0promocjach',
    view: () => import('./features/mailings/LeaveMailingsPage'),
  },
  '/:slug': {
    layout: 'panel',
    guard: 'open',
    title: 'Strona',
    view: () => import('./features/content/ContentPage'),
  },
  '/dashboard': {
    layout: 'panel',
    title: 'Panel główny',
    view: participantPage('DashboardPage'),
  },
  '/nagrody': {
    layout: 'panel',
    guard: 'retail',
    title: 'Nagrody',
    view: participantPage('RewardsPage'),
  },
  '/nagrody/:slug': {
    layout: 'panel',
    guard: 'retail',
    title: 'Nagroda',
    view: participantPage('RewardPage'),
  },
  '/nagrody/:slug/zamowienie': {
    layout: 'panel',
    guard: 'retail',
    title: 'Zamówienie nagrody',
    view: participantPage('OrderRewardPage'),
  },
  '/wycieczka': {
    layout: 'panel',
    guard: 'retail',
    title: 'Wycieczka',
    view: participantPage('StandardTripPage'),
  },
  '/wycieczka-premium': {
    layout: 'panel',
    guard: 'retail',
    title: 'Wycieczka Premium',
    view: participantPage('PremiumTripPage'),
  },
  '/wycieczka-vip': {
    layout: 'panel',
    guard: 'retail',
    title: 'Wycieczka VIP',
    view: participantPage('VipTripPage'),
  },
  '/promocje': {
    layout: 'panel',
    guard: 'open',
    title: 'Promocje',
    view: () => import('./features/promotions/PromotionsPage'),
  },
  '/promocje/:slug': {
    layout: 'panel',
    guard: 'open',
    title: 'Promocja',
    view: () => import('./features/promotions/PromotionPage'),
  },
  '/produkty': {
    layout: 'panel',
    guard: 'open',
    title: 'Produkty',
    view: () => import('./features/products/ProductsPage'),
  },
  '/produkty/sprawdz-dostepnosc': {
    layout: 'panel',
    title: 'Sprawdź dostępność produktów',
    view: participantPage('AvailabilityPage'),
  },
  '/kalkulator': {
    layout: 'panel',
    guard: 'retail',
    title: 'Kalkulator punktów',
    view: participantPage('CalculatorPage'),
  },
  '/moje-nagrody': {
    layout: 'panel',
    guard: 'retail',
    title: 'Moje nagrody',
    view: participantPage('MyAwardsPage'),
  },
  '/moje-faktury': {
    layout: 'panel',
    guard: 'retail',
    title: 'Moje faktury',
    view: participantPage('InvoicesPage'),
  },
  '/moje-zakupy': {
    layout: 'panel',
    guard: 'retail',
    title: 'Moje zakupy',
    view: participantPage('PurchasesPage'),
  },
  '/historia-punktow': {
    layout: 'panel',
    guard: 'retail',
    title: 'Historia punktów',
    view: participantPage('PointHistoryPage'),
  },
  '/listy-gratulacyjne': {
    layout: 'panel',
    guard: 'retail',
    title: 'Listy gratulacyjne',
    view: participantPage('LettersPage'),
  },
  '/polecenia': {
    layout: 'panel',
    guard: 'partner',
    title: 'Polecenia',
    view: participantPage('ReferralsPage'),
  },
  '/dystrybutorzy': {
    layout: 'panel',
    title: 'Dystrybutorzy',
    view: participantPage('DistributorsPage'),
  },
  '/moj-profil': {
    layout: 'panel',
    title: 'Mój profil',
    view: participantPage('ProfilePage'),
  },
  '/rejestracja': {
    layout: 'public',
    guard: 'guest-only',
    title: 'Rejestracja',
    view: () => import('./features/registration/RegistrationPage'),
  },
  '/rejestracja/dziekujemy': {
    layout: 'public',
    guard: 'guest-only',
    title: 'Dziękujemy za rejestrację',
    view: () => import('./features/registration/RegisteredPage'),
  },
  '/rejestracja/:hash/:nip': {
    layout: 'public',
    guard: 'guest-only',
    title: 'Rejestracja z zaproszenia',
    view: () => import('./features/registration/RegistrationPage'),
  },
  '/rejestracja-partner': {
    layout: 'public',
    guard: 'guest-only',
    title: 'Rejestracja partnera',
    view: () => import('./features/registration/PartnerPage'),
  },
  '/rejestracja-partner/dziekujemy': {
    layout: 'public',
    guard: 'open',
    title: 'Dziękujemy za zgłoszenie',
    view: () => import('./features/registration/PartnerRegisteredPage'),
  },
  '/rejestracja-partner/:hash': {
    layout: 'public',
    guard: 'guest-only',
    title: 'Rejestracja partnera z zaproszenia',
    view: () => import('./features/registration/PartnerPage'),
  },
  '/support-login': {
    layout: 'empty',
    guard: 'open',
    title: 'Podgląd konta uczestnika',
    view: async () => (await import('./operator-screens')).operatorScreens.SupportLoginPage(),
  },
  '/przerwa-techniczna': {
    layout: 'empty',
    guard: 'open',
    title: 'Przerwa techniczna',
    view: () => import('./features/system/MaintenancePage'),
  },
  '/wylogowano': {
    layout: 'empty',
    guard: 'guest-only',
    title: 'Wylogowano',
    view: () => import('./features/auth/SignedOutPage'),
  },
  '/zglos-udzial': {
    layout: 'panel',
    guard: 'open',
    title: 'Zgłoś udział w programie',
    view: () => import('./features/participation/ParticipationPage'),
  },
  '/zglos-udzial/dziekujemy': {
    layout: 'panel',
    guard: 'open',
    title: 'Dziękujemy za zgłoszenie',
    view: () => import('./features/participation/ThankYouPage'),
  },
} satisfies Record<Exclude<Path, AdminPath>, Row>
