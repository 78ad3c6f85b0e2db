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
  '/wycieczka': {
    layout: 'panel',
    title: 'Wycieczka',
    view: () => import('./features/trips/StandardTripPage'),
  },
  '/wycieczka-premium': {
    layout: 'panel',
    title: 'Wycieczka Premium',
    view: () => import('./features/trips/PremiumTripPage'),
  },
  '/wycieczka-vip': {
    layout: 'panel',
    title: 'Wycieczka VIP',
    view: () => import('./features/trips/VipTripPage'),
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
    view: () => import('./features/products/AvailabilityPage'),
  },
  '/kalkulator': {
    layout: 'panel',
    title: 'Kalkulator punktów',
    view: () => import('./features/calculator/CalculatorPage'),
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
  '/moje-zakupy': {
    layout: 'panel',
    title: 'Moje zakupy',
    view: () => import('./features/purchases/PurchasesPage'),
  },
  '/listy-gratulacyjne': {
    layout: 'panel',
    title: 'Listy gratulacyjne',
    view: () => import('./features/letters/LettersPage'),
  },
  '/dystrybutorzy': {
    layout: 'panel',
    title: 'Dystrybutorzy',
    view: () => import('./features/distributors/DistributorsPage'),
  },
  '/moj-profil': {
    layout: 'panel',
    title: 'Mój profil',
    view: () => import('./features/participants/ProfilePage'),
  },
  '/rejestracja': {
    layout: 'public',
    guard: 'guest-only',
    title: 'Rejestracja',
    view: () => import('./features/registration/RegistrationPage'),
  },
  '/rejestracja/dziekujemy': {
    layout: 'public',
    guard: 'open',
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
    view: () => import('./backoffice/auth/SupportLoginPage'),
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
    view: () => import('./features/participation/ParticipationPage'),
  },
  '/zglos-udzial/dziekujemy': {
    layout: 'panel',
    guard: 'open',
    title: 'Dziękujemy za zgłoszenie',
    view: () => import('./features/participation/ThankYouPage'),
  },
  '/zaplecze/logowanie': {
    layout: 'empty',
    guard: 'open',
    title: 'Zaplecze: logowanie',
    view: () => import('./backoffice/auth/OperatorSignInPage'),
  },
  '/zaplecze/zaproszenie/:token': {
    layout: 'empty',
    guard: 'open',
    title: 'Zaplecze: hasło',
    view: () => import('./backoffice/auth/InvitationPage'),
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
  '/zaplecze/wycieczki': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Wycieczki',
    view: () => import('./backoffice/trips/TripsPage'),
  },
  '/zaplecze/wycieczki/:id': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Wycieczka',
    view: () => import('./backoffice/trips/TripPage'),
  },
  '/zaplecze/wiadomosci': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Wiadomości',
    view: () => import('./backoffice/messages/MessagesPage'),
  },
  '/zaplecze/wiadomosci/:id': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Wiadomość',
    view: () => import('./backoffice/messages/MessagePage'),
  },
  '/zaplecze/zgody': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Zgody',
    view: () => import('./backoffice/consents/ConsentsPage'),
  },
  '/zaplecze/wnioski-o-dane': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Wnioski o dane',
    view: () => import('./backoffice/personal-data/RequestsPage'),
  },
  '/zaplecze/zgloszenia': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Zgłoszenia',
    view: () => import('./backoffice/requests/RequestsPage'),
  },
  '/zaplecze/zgloszenia/zaproszenie': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Zaproszenie do programu',
    view: () => import('./backoffice/requests/InvitePage'),
  },
  '/zaplecze/zgloszenia/:id': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Zgłoszenie',
    view: () => import('./backoffice/requests/RequestPage'),
  },
  '/zaplecze/operatorzy': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Operatorzy',
    view: () => import('./backoffice/operators/OperatorsPage'),
  },
  '/zaplecze/dziennik': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Dziennik zdarzeń',
    view: () => import('./backoffice/audit/AuditPage'),
  },
  '/zaplecze/moje-konto': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Moje konto',
    view: () => import('./backoffice/operators/OwnAccountPage'),
  },
  '/zaplecze/uczestnicy': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Uczestnicy',
    view: () => import('./backoffice/participants/ParticipantsPage'),
  },
  '/zaplecze/uczestnicy/:id': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Uczestnik',
    view: () => import('./backoffice/participants/ParticipantPage'),
  },
  '/zaplecze/importy': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Importy',
    view: () => import('./backoffice/imports/ImportsPage'),
  },
  '/zaplecze/importy/nowy': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Nowy import',
    view: () => import('./backoffice/imports/NewImportPage'),
  },
  '/zaplecze/importy/:id': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Import',
    view: () => import('./backoffice/imports/ImportPage'),
  },
  '/zaplecze/przedstawiciele': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Przedstawiciele',
    view: () => import('./backoffice/representatives/RepresentativesPage'),
  },
  '/zaplecze/produkty': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Produkty',
    view: () => import('./backoffice/products/ProductsPage'),
  },
  '/zaplecze/produkty/nowy': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Nowy produkt',
    view: () => import('./backoffice/products/NewProductPage'),
  },
  '/zaplecze/produkty/:id': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Produkt',
    view: () => import('./backoffice/products/ProductPage'),
  },
  '/zaplecze/dystrybutorzy': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Dystrybutorzy',
    view: () => import('./backoffice/distributors/DistributorsPage'),
  },
  '/zaplecze/dystrybutorzy/nowy': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Nowy dystrybutor',
    view: () => import('./backoffice/distributors/NewDistributorPage'),
  },
  '/zaplecze/dystrybutorzy/:id': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Dystrybutor',
    view: () => import('./backoffice/distributors/DistributorPage'),
  },
  '/zaplecze/dystrybutorzy/:id/nowy-oddzial': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Nowy oddział',
    view: () => import('./backoffice/distributors/NewBranchPage'),
  },
  '/zaplecze/dystrybutorzy/oddzialy/:id': {
    layout: 'backoffice',
    guard: 'operator',
    title: 'Oddział',
    view: () => import('./backoffice/distributors/BranchPage'),
  },
} satisfies Record<Path, Row>
