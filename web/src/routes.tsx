import type { ComponentType } from 'react'
import type { Preload } from './api/document'
import type { Path } from './paths'

/**
 * The guard of a page: `protected` participants and partners, `retail` those who collect points (partners are led to
 * their panel), `guest-only` everyone but the signed-in (they are sent home), `open` everyone, `operator` operators
 * only.
 */
export type Guard = 'protected' | 'retail' | 'guest-only' | 'open' | 'operator'

/** A page: what stands around it, who may see it, its title, and the view that is loaded when it is needed. */
export interface Row {
  /** `panel` is the sidebar for participants and the public header for everyone else. */
  readonly layout: 'panel' | 'public' | 'empty' | 'backoffice'
  /** Protected where nothing is said. */
  readonly guard?: Guard
  readonly title: string
  readonly view: () => Promise<{ default: ComponentType; preload?: Preload }>
}

/** A page of the back office. */
function adminRoute(title: string, view: Row['view']): Row {
  return { layout: 'backoffice', guard: 'operator', title, view }
}

export const routes = {
  '/': {
    layout: 'public',
    guard: 'open',
    title: 'Kupuj produkty, zbieraj punkty, ciesz się nagrodami',
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
    view: () => import('./features/content/ContentPage'),
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
    view: () => import('./features/contact/RepresentativePage'),
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
  '/:slug': {
    layout: 'panel',
    guard: 'open',
    title: 'Strona',
    view: () => import('./features/content/ContentPage'),
  },
  '/dashboard': {
    layout: 'panel',
    title: 'Panel główny',
    view: () => import('./features/dashboard/DashboardPage'),
  },
  '/nagrody': {
    layout: 'panel',
    guard: 'retail',
    title: 'Nagrody',
    view: () => import('./features/rewards/RewardsPage'),
  },
  '/nagrody/:slug': {
    layout: 'panel',
    guard: 'retail',
    title: 'Nagroda',
    view: () => import('./features/rewards/RewardPage'),
  },
  '/nagrody/:slug/zamowienie': {
    layout: 'panel',
    guard: 'retail',
    title: 'Zamówienie nagrody',
    view: () => import('./features/rewards/OrderRewardPage'),
  },
  '/wycieczka': {
    layout: 'panel',
    guard: 'retail',
    title: 'Wycieczka',
    view: () => import('./features/trips/StandardTripPage'),
  },
  '/wycieczka-premium': {
    layout: 'panel',
    guard: 'retail',
    title: 'Wycieczka Premium',
    view: () => import('./features/trips/PremiumTripPage'),
  },
  '/wycieczka-vip': {
    layout: 'panel',
    guard: 'retail',
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
    guard: 'retail',
    title: 'Kalkulator punktów',
    view: () => import('./features/calculator/CalculatorPage'),
  },
  '/moje-nagrody': {
    layout: 'panel',
    guard: 'retail',
    title: 'Moje nagrody',
    view: () => import('./features/rewards/MyAwardsPage'),
  },
  '/moje-faktury': {
    layout: 'panel',
    guard: 'retail',
    title: 'Moje faktury',
    view: () => import('./features/invoices/InvoicesPage'),
  },
  '/moje-zakupy': {
    layout: 'panel',
    guard: 'retail',
    title: 'Moje zakupy',
    view: () => import('./features/purchases/PurchasesPage'),
  },
  '/listy-gratulacyjne': {
    layout: 'panel',
    guard: 'retail',
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
    view: () => import('./backoffice/auth/SupportLoginPage'),
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
  '/zaplecze': adminRoute('Biurko', () => import('./backoffice/dashboard/AdminDashboardPage')),
  '/zaplecze/faktury': adminRoute('Faktury', () => import('./backoffice/invoices/QueuePage')),
  '/zaplecze/faktury/:id': adminRoute('Faktura', () => import('./backoffice/invoices/ReviewPage')),
  '/zaplecze/zamowienia': adminRoute('Zamówienia', () => import('./backoffice/orders/OrdersPage')),
  '/zaplecze/zamowienia/kody': adminRoute('Kody kart', () => import('./backoffice/orders/GiftCardCodesPage')),
  '/zaplecze/zamowienia/:id': adminRoute('Zamówienie', () => import('./backoffice/orders/OrderPage')),
  '/zaplecze/wyplaty': adminRoute('Wypłaty', () => import('./backoffice/payouts/PayoutsPage')),
  '/zaplecze/wyplaty/nowa': adminRoute('Nowa wypłata', () => import('./backoffice/payouts/NewPayoutPage')),
  '/zaplecze/wyplaty/:id': adminRoute('Paczka przelewów', () => import('./backoffice/payouts/PayoutPage')),
  '/zaplecze/nagrody': adminRoute('Nagrody', () => import('./backoffice/rewards/RewardsPage')),
  '/zaplecze/nagrody/nowa': adminRoute('Nowa nagroda', () => import('./backoffice/rewards/NewRewardPage')),
  '/zaplecze/nagrody/:id': adminRoute('Nagroda', () => import('./backoffice/rewards/RewardPage')),
  '/zaplecze/podatki': adminRoute('Podatki', () => import('./backoffice/tax/TaxPage')),
  '/zaplecze/podatki/zasady': adminRoute('Zasady podatku', () => import('./backoffice/tax/TaxRulesPage')),
  '/zaplecze/podatki/:participant': adminRoute(
    'Podatki uczestnika',
    () => import('./backoffice/tax/TaxParticipantPage'),
  ),
  '/zaplecze/wycieczki': adminRoute('Wycieczki', () => import('./backoffice/trips/TripsPage')),
  '/zaplecze/wycieczki/:id': adminRoute('Wycieczka', () => import('./backoffice/trips/TripPage')),
  '/zaplecze/kontakt': adminRoute('Kontakt', () => import('./backoffice/contact/MessagesPage')),
  '/zaplecze/kontakt/:id': adminRoute(
    'Wiadomość do programu',
    () => import('./backoffice/contact/MessagePage'),
  ),
  '/zaplecze/newsletter': adminRoute('Newsletter', () => import('./backoffice/newsletter/NewsletterPage')),
  '/zaplecze/wiadomosci': adminRoute('Wiadomości', () => import('./backoffice/messages/MessagesPage')),
  '/zaplecze/wiadomosci/:id': adminRoute('Wiadomość', () => import('./backoffice/messages/MessagePage')),
  '/zaplecze/zgody': adminRoute('Zgody', () => import('./backoffice/consents/ConsentsPage')),
  '/zaplecze/wnioski-o-dane': adminRoute(
    'Wnioski o dane',
    () => import('./backoffice/personal-data/RequestsPage'),
  ),
  '/zaplecze/zgloszenia': adminRoute('Zgłoszenia', () => import('./backoffice/requests/RequestsPage')),
  '/zaplecze/zgloszenia/zaproszenie': adminRoute(
    'Zaproszenie do programu',
    () => import('./backoffice/requests/InvitePage'),
  ),
  '/zaplecze/zgloszenia/:id': adminRoute('Zgłoszenie', () => import('./backoffice/requests/RequestPage')),
  '/zaplecze/operatorzy': adminRoute('Operatorzy', () => import('./backoffice/operators/OperatorsPage')),
  '/zaplecze/sezony': adminRoute('Sezony', () => import('./backoffice/seasons/SeasonsPage')),
  '/zaplecze/ustawienia': adminRoute('Ustawienia', () => import('./backoffice/settings/SettingsPage')),
  '/zaplecze/bezpieczenstwo': adminRoute(
    'Bezpieczeństwo',
    () => import('./backoffice/security-events/SecurityEventsPage'),
  ),
  '/zaplecze/dziennik': adminRoute('Dziennik zdarzeń', () => import('./backoffice/audit/AuditPage')),
  '/zaplecze/moje-konto': adminRoute('Moje konto', () => import('./backoffice/operators/OwnAccountPage')),
  '/zaplecze/uczestnicy': adminRoute(
    'Uczestnicy',
    () => import('./backoffice/participants/ParticipantsPage'),
  ),
  '/zaplecze/uczestnicy/:id': adminRoute(
    'Uczestnik',
    () => import('./backoffice/participants/ParticipantPage'),
  ),
  '/zaplecze/importy': adminRoute('Importy', () => import('./backoffice/imports/ImportsPage')),
  '/zaplecze/importy/nowy': adminRoute('Nowy import', () => import('./backoffice/imports/NewImportPage')),
  '/zaplecze/importy/:id': adminRoute('Import', () => import('./backoffice/imports/ImportPage')),
  '/zaplecze/przedstawiciele': adminRoute(
    'Przedstawiciele',
    () => import('./backoffice/representatives/RepresentativesPage'),
  ),
  '/zaplecze/produkty': adminRoute('Produkty', () => import('./backoffice/products/ProductsPage')),
  '/zaplecze/produkty/nowy': adminRoute('Nowy produkt', () => import('./backoffice/products/NewProductPage')),
  '/zaplecze/produkty/:id': adminRoute('Produkt', () => import('./backoffice/products/ProductPage')),
  '/zaplecze/aktualnosci': adminRoute('Aktualności', () => import('./backoffice/content/NewsPage')),
  '/zaplecze/aktualnosci/nowa': adminRoute(
    'Nowa aktualność',
    () => import('./backoffice/content/NewNewsPage'),
  ),
  '/zaplecze/aktualnosci/:id': adminRoute('Aktualność', () => import('./backoffice/content/NewsItemPage')),
  '/zaplecze/pliki': adminRoute('Pliki i\u00a0obrazy', () => import('./backoffice/media/MediaPage')),
  '/zaplecze/strony': adminRoute('Strony', () => import('./backoffice/content/PagesPage')),
  '/zaplecze/strony/nowa': adminRoute('Nowa strona', () => import('./backoffice/content/NewContentPage')),
  '/zaplecze/strony/:id': adminRoute('Strona', () => import('./backoffice/content/ContentPage')),
  '/zaplecze/pytania': adminRoute('Pytania', () => import('./backoffice/content/QuestionsPage')),
  '/zaplecze/pytania/nowe': adminRoute('Nowe pytanie', () => import('./backoffice/content/NewQuestionPage')),
  '/zaplecze/pytania/:id': adminRoute('Pytanie', () => import('./backoffice/content/QuestionPage')),
  '/zaplecze/promocje': adminRoute('Promocje', () => import('./backoffice/promotions/PromotionsPage')),
  '/zaplecze/promocje/nowa': adminRoute(
    'Nowa promocja',
    () => import('./backoffice/promotions/NewPromotionPage'),
  ),
  '/zaplecze/promocje/:id': adminRoute('Promocja', () => import('./backoffice/promotions/PromotionPage')),
  '/zaplecze/promocje/:id/wyniki': adminRoute(
    'Wyniki promocji',
    () => import('./backoffice/promotions/ResultsPage'),
  ),
  '/zaplecze/promocje/:id/wyniki/:participant': adminRoute(
    'Uczestnik promocji',
    () => import('./backoffice/promotions/ResultPage'),
  ),
  '/zaplecze/dystrybutorzy': adminRoute(
    'Dystrybutorzy',
    () => import('./backoffice/distributors/DistributorsPage'),
  ),
  '/zaplecze/dystrybutorzy/nowy': adminRoute(
    'Nowy dystrybutor',
    () => import('./backoffice/distributors/NewDistributorPage'),
  ),
  '/zaplecze/dystrybutorzy/:id': adminRoute(
    'Dystrybutor',
    () => import('./backoffice/distributors/DistributorPage'),
  ),
  '/zaplecze/dystrybutorzy/:id/nowy-oddzial': adminRoute(
    'Nowy oddział',
    () => import('./backoffice/distributors/NewBranchPage'),
  ),
  '/zaplecze/dystrybutorzy/oddzialy/:id': adminRoute(
    'Oddział',
    () => import('./backoffice/distributors/BranchPage'),
  ),
} satisfies Record<Path, Row>
