import type { ListName } from './backoffice/saved-views'
import type { AdminPath } from './paths'
import type { Row } from './routes'

/** A page of the back office, for operators who are signed in; a list has views that they save. */
function adminRoute(title: string, view: Row['view'], list?: ListName): Row {
  return { layout: 'backoffice', guard: 'operator', title, view: list ? listView(list, view) : view }
}

function listView(list: ListName, view: Row['view']): Row['view'] {
  return async () => {
    const [{ withViews }, { default: Page }] = await Promise.all([import('./backoffice/DefaultView'), view()])
    return { default: withViews(list, Page) }
  }
}

/** The rows of the back office. */
export const adminRoutes = {
  '/zaplecze/logowanie': {
    layout: 'empty',
    guard: 'open',
    title: 'Zaplecze: logowanie',
    view: () => import('./backoffice/identity/auth/OperatorSignInPage'),
  },
  '/zaplecze/pierwsze-uruchomienie': {
    layout: 'empty',
    guard: 'open',
    title: 'Pierwsze uruchomienie',
    view: () => import('./backoffice/dashboard/setup/SetupPage'),
  },
  '/zaplecze/przed-startem': adminRoute(
    'Przed startem',
    () => import('./backoffice/dashboard/launch/LaunchPage'),
  ),
  '/zaplecze/zaproszenie/:token': {
    layout: 'empty',
    guard: 'open',
    title: 'Zaplecze: hasło',
    view: () => import('./backoffice/identity/auth/InvitationPage'),
  },
  '/zaplecze': adminRoute('Biurko', () => import('./backoffice/dashboard/AdminDashboardPage')),
  '/zaplecze/faktury': adminRoute(
    'Faktury',
    () => import('./backoffice/purchases/invoices/QueuePage'),
    'invoices',
  ),
  '/zaplecze/faktury/:id': adminRoute('Faktura', () => import('./backoffice/purchases/invoices/ReviewPage')),
  '/zaplecze/korekty': adminRoute(
    'Korekty KSeF',
    () => import('./backoffice/purchases/corrections/CorrectionsPage'),
    'corrections',
  ),
  '/zaplecze/korekty/:id': adminRoute(
    'Korekta KSeF',
    () => import('./backoffice/purchases/corrections/CorrectionPage'),
  ),
  '/zaplecze/zamowienia': adminRoute(
    'Zamówienia',
    () => import('./backoffice/rewards/orders/OrdersPage'),
    'orders',
  ),
  '/zaplecze/zamowienia/kody': adminRoute(
    'Kody kart',
    () => import('./backoffice/rewards/orders/GiftCardCodesPage'),
  ),
  '/zaplecze/zamowienia/:id': adminRoute('Zamówienie', () => import('./backoffice/rewards/orders/OrderPage')),
  '/zaplecze/wyplaty': adminRoute(
    'Wypłaty',
    () => import('./backoffice/rewards/payouts/PayoutsPage'),
    'payouts',
  ),
  '/zaplecze/wyplaty/nowa': adminRoute(
    'Nowa wypłata',
    () => import('./backoffice/rewards/payouts/NewPayoutPage'),
  ),
  '/zaplecze/wyplaty/:id': adminRoute(
    'Paczka przelewów',
    () => import('./backoffice/rewards/payouts/PayoutPage'),
  ),
  '/zaplecze/nagrody': adminRoute(
    'Nagrody',
    () => import('./backoffice/rewards/rewards/RewardsPage'),
    'rewards',
  ),
  '/zaplecze/nagrody/nowa': adminRoute(
    'Nowa nagroda',
    () => import('./backoffice/rewards/rewards/NewRewardPage'),
  ),
  '/zaplecze/nagrody/:id': adminRoute('Nagroda', () => import('./backoffice/rewards/rewards/RewardPage')),
  '/zaplecze/podatki': adminRoute('Podatki', () => import('./backoffice/rewards/tax/TaxPage')),
  '/zaplecze/podatki/zasady': adminRoute(
    'Zasady podatku',
    () => import('./backoffice/rewards/tax/TaxRulesPage'),
  ),
  '/zaplecze/podatki/:participant': adminRoute(
    'Podatki uczestnika',
    () => import('./backoffice/rewards/tax/TaxParticipantPage'),
  ),
  '/zaplecze/wycieczki': adminRoute(
    'Wycieczki',
    () => import('./backoffice/rewards/trips/TripsPage'),
    'trips',
  ),
  '/zaplecze/wycieczki/:id': adminRoute('Wycieczka', () => import('./backoffice/rewards/trips/TripPage')),
  '/zaplecze/kontakt': adminRoute(
    'Kontakt',
    () => import('./backoffice/content/contact/MessagesPage'),
    'contact',
  ),
  '/zaplecze/kontakt/:id': adminRoute(
    'Wiadomość do programu',
    () => import('./backoffice/content/contact/MessagePage'),
  ),
  '/zaplecze/newsletter': adminRoute(
    'Newsletter',
    () => import('./backoffice/content/newsletter/NewsletterPage'),
  ),
  '/zaplecze/segmenty': adminRoute('Segmenty', () => import('./backoffice/audiences/SegmentsPage')),
  '/zaplecze/segmenty/nowy': adminRoute('Nowy segment', () => import('./backoffice/audiences/SegmentPage')),
  '/zaplecze/segmenty/:id': adminRoute('Segment', () => import('./backoffice/audiences/SegmentPage')),
  '/zaplecze/wysylki': adminRoute('Wysyłki', () => import('./backoffice/mailings/MailingsPage')),
  '/zaplecze/wysylki/nowa': adminRoute('Nowa wysyłka', () => import('./backoffice/mailings/MailingPage')),
  '/zaplecze/wysylki/:id': adminRoute('Wysyłka', () => import('./backoffice/mailings/MailingPage')),
  '/zaplecze/wiadomosci': adminRoute(
    'Wiadomości',
    () => import('./backoffice/platform/messages/MessagesPage'),
    'messages',
  ),
  '/zaplecze/wiadomosci/:id': adminRoute(
    'Wiadomość',
    () => import('./backoffice/platform/messages/MessagePage'),
  ),
  '/zaplecze/zgody': adminRoute('Zgody', () => import('./backoffice/people/consents/ConsentsPage')),
  '/zaplecze/wnioski-o-dane': adminRoute(
    'Wnioski o dane',
    () => import('./backoffice/people/personal-data/RequestsPage'),
  ),
  '/zaplecze/zgloszenia': adminRoute(
    'Zgłoszenia',
    () => import('./backoffice/people/registration/RequestsPage'),
    'requests',
  ),
  '/zaplecze/zgloszenia/zaproszenie': adminRoute(
    'Zaproszenie do programu',
    () => import('./backoffice/people/registration/InvitePage'),
  ),
  '/zaplecze/zgloszenia/:id': adminRoute(
    'Zgłoszenie',
    () => import('./backoffice/people/registration/RequestPage'),
  ),
  '/zaplecze/operatorzy': adminRoute(
    'Operatorzy',
    () => import('./backoffice/identity/operators/OperatorsPage'),
    'operators',
  ),
  '/zaplecze/klienci-api': adminRoute(
    'Klienci API',
    () => import('./backoffice/identity/api-clients/ApiClientsPage'),
  ),
  '/zaplecze/webhooki': adminRoute('Webhooki', () => import('./backoffice/identity/webhooks/WebhooksPage')),
  '/zaplecze/webhooki/:id': adminRoute('Webhook', () => import('./backoffice/identity/webhooks/WebhookPage')),
  '/zaplecze/sezony': adminRoute('Sezony', () => import('./backoffice/content/seasons/SeasonsPage')),
  '/zaplecze/ustawienia': adminRoute(
    'Ustawienia',
    () => import('./backoffice/content/settings/SettingsPage'),
  ),
  '/zaplecze/bezpieczenstwo': adminRoute(
    'Bezpieczeństwo',
    () => import('./backoffice/platform/security-events/SecurityEventsPage'),
  ),
  '/zaplecze/kopie': adminRoute('Kopie zapasowe', () => import('./backoffice/platform/backups/BackupsPage')),
  '/zaplecze/dziennik': adminRoute(
    'Dziennik zdarzeń',
    () => import('./backoffice/dashboard/audit-log/AuditLogPage'),
  ),
  '/zaplecze/moje-konto': adminRoute(
    'Moje konto',
    () => import('./backoffice/identity/operators/OwnAccountPage'),
  ),
  '/zaplecze/uczestnicy': adminRoute(
    'Uczestnicy',
    () => import('./backoffice/people/participants/ParticipantsPage'),
    'participants',
  ),
  '/zaplecze/uczestnicy/:id': adminRoute(
    'Uczestnik',
    () => import('./backoffice/people/participants/ParticipantPage'),
  ),
  '/zaplecze/raporty': adminRoute('Raporty', () => import('./backoffice/reports/ReportsPage')),
  '/zaplecze/raporty/:report': adminRoute('Raport', () => import('./backoffice/reports/ReportPage')),
  '/zaplecze/zadania': adminRoute('Zadania zbiorcze', () => import('./backoffice/bulk-jobs/BulkJobsPage')),
  '/zaplecze/zadania/:id': adminRoute('Zadanie zbiorcze', () => import('./backoffice/bulk-jobs/BulkJobPage')),
  '/zaplecze/importy': adminRoute('Importy', () => import('./backoffice/imports/ImportsPage'), 'imports'),
  '/zaplecze/importy/nowy': adminRoute('Nowy import', () => import('./backoffice/imports/NewImportPage')),
  '/zaplecze/importy/:id': adminRoute(
    'Import',
    () => import('./backoffice/catalogue/distributors/ImportWithAliasesPage'),
  ),
  '/zaplecze/przedstawiciele': adminRoute(
    'Przedstawiciele',
    () => import('./backoffice/people/representatives/RepresentativesPage'),
    'representatives',
  ),
  '/zaplecze/produkty': adminRoute(
    'Produkty',
    () => import('./backoffice/catalogue/products/ProductsPage'),
    'products',
  ),
  '/zaplecze/produkty/nowy': adminRoute(
    'Nowy produkt',
    () => import('./backoffice/catalogue/products/NewProductPage'),
  ),
  '/zaplecze/produkty/:id': adminRoute(
    'Produkt',
    () => import('./backoffice/catalogue/products/ProductPage'),
  ),
  '/zaplecze/uprawy': adminRoute('Uprawy', () => import('./backoffice/platform/crops/CropsPage')),
  '/zaplecze/aktualnosci': adminRoute(
    'Aktualności',
    () => import('./backoffice/content/content/NewsPage'),
    'news',
  ),
  '/zaplecze/aktualnosci/nowa': adminRoute(
    'Nowa aktualność',
    () => import('./backoffice/content/content/NewsEditorPage'),
  ),
  '/zaplecze/aktualnosci/:id': adminRoute(
    'Aktualność',
    () => import('./backoffice/content/content/NewsEditorPage'),
  ),
  '/zaplecze/pliki': adminRoute('Pliki i\u00a0obrazy', () => import('./backoffice/content/media/MediaPage')),
  '/zaplecze/strony': adminRoute('Strony', () => import('./backoffice/content/content/PagesPage'), 'pages'),
  '/zaplecze/strony/nowa': adminRoute(
    'Nowa strona',
    () => import('./backoffice/content/content/PageEditorPage'),
  ),
  '/zaplecze/strony/:id': adminRoute('Strona', () => import('./backoffice/content/content/PageEditorPage')),
  '/zaplecze/strona-glowna': adminRoute(
    'Strona główna',
    () => import('./backoffice/content/home-page/HomePageEditor'),
  ),
  '/zaplecze/wartosci': adminRoute(
    'Wartości od dnia',
    () => import('./backoffice/content/values/ValuesPage'),
  ),
  '/zaplecze/poziomy': adminRoute(
    'Poziomy osiągnięć',
    () => import('./backoffice/achievements/levels/LevelsPage'),
  ),
  '/zaplecze/list-gratulacyjny': adminRoute(
    'List gratulacyjny',
    () => import('./backoffice/achievements/letters/LetterTextsPage'),
  ),
  '/zaplecze/szablony': adminRoute(
    'Szablony wiadomości',
    () => import('./backoffice/content/message-templates/TemplatesPage'),
  ),
  '/zaplecze/szablony/:key': adminRoute(
    'Szablon wiadomości',
    () => import('./backoffice/content/message-templates/TemplateEditorPage'),
  ),
  '/zaplecze/regulamin': adminRoute('Regulamin', () => import('./backoffice/people/rules/RulesPage')),
  '/zaplecze/pytania': adminRoute('Pytania', () => import('./backoffice/content/content/QuestionsPage')),
  '/zaplecze/pytania/nowe': adminRoute(
    'Nowe pytanie',
    () => import('./backoffice/content/content/QuestionEditorPage'),
  ),
  '/zaplecze/pytania/:id': adminRoute(
    'Pytanie',
    () => import('./backoffice/content/content/QuestionEditorPage'),
  ),
  '/zaplecze/promocje': adminRoute(
    'Promocje',
    () => import('./backoffice/promotions/PromotionsPage'),
    'promotions',
  ),
  '/zaplecze/promocje/kalendarz': adminRoute(
    'Kalendarz promocji',
    () => import('./backoffice/promotions/CalendarPage'),
  ),
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
    () => import('./backoffice/catalogue/distributors/DistributorsPage'),
    'distributors',
  ),
  '/zaplecze/dystrybutorzy/nowy': adminRoute(
    'Nowy dystrybutor',
    () => import('./backoffice/catalogue/distributors/NewDistributorPage'),
  ),
  '/zaplecze/dystrybutorzy/spoza-programu': adminRoute(
    'Sprzedawcy spoza programu',
    () => import('./backoffice/catalogue/distributors/UnknownSellersPage'),
  ),
  '/zaplecze/dystrybutorzy/:id': adminRoute(
    'Dystrybutor',
    () => import('./backoffice/catalogue/distributors/DistributorPage'),
  ),
  '/zaplecze/dystrybutorzy/:id/nowy-oddzial': adminRoute(
    'Nowy oddział',
    () => import('./backoffice/catalogue/distributors/NewBranchPage'),
  ),
  '/zaplecze/dystrybutorzy/oddzialy/:id': adminRoute(
    'Oddział',
    () => import('./backoffice/catalogue/distributors/BranchPage'),
  ),
} satisfies Record<AdminPath, Row>
