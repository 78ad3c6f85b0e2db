import { expect } from './fixtures.ts'
import { choose, type Stop, type World } from './stops.ts'

/* The forms of the back office. */

const search: Pick<Stop, 'sources' | 'rounds'> = {
  sources: ['backoffice/SearchBox'],
  rounds: [{ forms: ['search'] }],
}

/** Lists of the back office with their search. */
export const listStops: readonly Stop[] = [
  { at: '/zaplecze/faktury', ...search },
  { at: '/zaplecze/zamowienia', ...search },
  { at: '/zaplecze/podatki', ...search },
  { at: '/zaplecze/kontakt', ...search },
  { at: '/zaplecze/newsletter', ...search },
  { at: '/zaplecze/segmenty', ...search },
  { at: '/zaplecze/zgloszenia', ...search },
  { at: '/zaplecze/produkty', ...search },
  { at: '/zaplecze/aktualnosci', ...search },
  { at: '/zaplecze/szablony', ...search },
  { at: '/zaplecze/dystrybutorzy', ...search },
  { at: '/zaplecze/promocje/:id/wyniki', parts: { id: '1' }, ...search },
  {
    at: '/zaplecze/pliki',
    sources: [
      'backoffice/SearchBox',
      'backoffice/platform/media/UploadForm',
      'backoffice/platform/media/AlternativeFields',
      'backoffice/content/media/MediaEditor',
    ],
    rounds: [
      { forms: ['search'] },
      { open: ['Dodaj plik'], forms: ['Nowy plik'] },
      { open: [addFile], forms: ['Opis pliku'] },
    ],
  },
  {
    at: '/zaplecze/uczestnicy',
    query: '?search=5213017228',
    sources: [
      'backoffice/people/participants/ParticipantFilters',
      'backoffice/people/participants/InviteForm',
    ],
    rounds: [{ forms: ['Zaproszenie do programu', 'search'], ways: { also: ['Adres e-mail'] } }],
  },
  {
    at: '/zaplecze/dziennik',
    sources: ['backoffice/platform/audit/AuditFilters'],
    rounds: [{ forms: ['search'] }],
  },
  {
    at: '/zaplecze/bezpieczenstwo',
    sources: ['backoffice/platform/security-events/EventFilters'],
    rounds: [{ forms: ['search'] }],
  },
]

/** Forms of content: texts, products, rewards, distributors. */
export const contentStops: readonly Stop[] = [
  {
    at: '/zaplecze/aktualnosci/nowa',
    sources: ['backoffice/content/content/NewsEditorPage'],
    rounds: [
      { forms: ['Aktualność'] },
      { open: ['Wybierz obraz', 'Dodaj nowy obraz'], forms: ['Nowy obraz'] },
    ],
  },
  {
    at: '/zaplecze/strony/nowa',
    sources: ['backoffice/content/content/PageEditorPage'],
    rounds: [{ forms: ['Strona'] }],
  },
  {
    at: '/zaplecze/pytania/nowe',
    sources: ['backoffice/content/content/QuestionEditorPage'],
    rounds: [{ forms: ['Pytanie i odpowiedź'] }],
  },
  {
    at: '/zaplecze/segmenty/nowy',
    sources: ['backoffice/audiences/SegmentFields', 'backoffice/audiences/ConditionFields'],
    rounds: [{ open: ['Dodaj warunek'], forms: ['Segment'] }],
  },
  {
    at: '/zaplecze/wysylki/nowa',
    prepare: addSegment,
    sources: ['backoffice/mailings/MailingFields'],
    rounds: [{ forms: ['Nowa wysyłka'] }],
  },
  {
    at: '/zaplecze/list-gratulacyjny',
    sources: ['backoffice/achievements/letters/LetterTextsPage'],
    rounds: [{ forms: ['Teksty listu gratulacyjnego'] }],
  },
  {
    at: '/zaplecze/szablony/:key',
    parts: { key: 'auth.password_changed' },
    sources: [
      'backoffice/content/message-templates/TemplateEditorPage',
      'backoffice/content/message-templates/TemplateFields',
    ],
    rounds: [{ forms: ['Tekst wiadomości'] }],
  },
  {
    at: '/zaplecze/regulamin',
    sources: ['backoffice/people/rules/UploadRules'],
    rounds: [{ open: ['Dodaj plik regulaminu'], forms: ['Nowy plik regulaminu'] }],
  },
  {
    at: '/zaplecze/strona-glowna',
    sources: ['backoffice/content/home-page/HomePageEditor', 'backoffice/content/home-page/HomeFields'],
    rounds: [{ forms: ['Teksty strony głównej'] }],
  },
  {
    at: '/zaplecze/produkty/nowy',
    sources: ['backoffice/catalogue/products/ProductFields', 'backoffice/catalogue/products/CropsInput'],
    rounds: [{ forms: ['Nowy produkt'] }],
  },
  {
    at: '/zaplecze/produkty/:id',
    record: /^/,
    sources: [
      'backoffice/catalogue/products/ProductFields',
      'backoffice/catalogue/products/Packs',
      'backoffice/catalogue/products/Rates',
    ],
    rounds: [
      { open: ['Dodaj opakowanie'], forms: ['Nowe opakowanie'] },
      { open: ['Zmień stawkę sezonu 2025'], forms: ['Stawka sezonu 2025'] },
      { open: ['Zmień dane'], forms: ['Dane produktu'] },
    ],
  },
  {
    at: '/zaplecze/uprawy',
    sources: ['backoffice/platform/crops/CropDialog'],
    rounds: [{ open: ['Dodaj uprawę'], forms: ['Nowa uprawa'] }],
  },
  {
    at: '/zaplecze/nagrody/nowa',
    sources: ['backoffice/rewards/rewards/RewardFields'],
    rounds: [{ forms: ['Nowa nagroda'] }],
  },
  {
    at: '/zaplecze/nagrody/:id',
    record: /Koszula flanelowa/,
    sources: [
      'backoffice/rewards/rewards/Variants',
      'backoffice/rewards/rewards/StockFields',
      'backoffice/rewards/rewards/Prices',
    ],
    rounds: [
      { open: ['Zmień magazyn'], forms: ['Magazyn nagrody'] },
      { open: ['Dodaj wariant'], forms: ['Nowy wariant'] },
      { open: ['Ustaw cenę sezonu 2025'], forms: ['Cena w sezonie 2025'] },
    ],
  },
  {
    at: '/zaplecze/nagrody/:id',
    record: /Przelew na konto/,
    sources: ['backoffice/rewards/rewards/RewardFields'],
    rounds: [{ open: ['Zmień dane'], forms: ['Dane nagrody'] }],
  },
  {
    at: '/zaplecze/dystrybutorzy/nowy',
    sources: ['backoffice/catalogue/distributors/DistributorFields'],
    rounds: [{ forms: ['Nowy dystrybutor'] }],
  },
  {
    at: '/zaplecze/dystrybutorzy/:id',
    record: /^/,
    sources: [
      'backoffice/catalogue/distributors/Aliases',
      'backoffice/catalogue/distributors/DistributorFields',
    ],
    rounds: [
      { open: ['Zmień dane'], forms: ['Dane dystrybutora'] },
      { open: ['Dodaj nazwę'], forms: ['Nowa nazwa produktu'] },
    ],
  },
  {
    at: '/zaplecze/dystrybutorzy/:id/nowy-oddzial',
    parts: { id: '1' },
    sources: ['backoffice/catalogue/distributors/BranchFields'],
    rounds: [{ forms: ['Nowy oddział'] }],
  },
  {
    at: '/zaplecze/dystrybutorzy/oddzialy/:id',
    parts: { id: '1' },
    sources: ['backoffice/catalogue/distributors/BranchFields'],
    rounds: [{ open: ['Zmień dane'], forms: ['Dane oddziału'] }],
  },
]

/** Fills in the step on which a new promotion has nothing yet, without which no other step is sent. */
async function writeReward({ page }: World) {
  await page.getByRole('button', { name: 'Co przynosi' }).click()
  await page.getByLabel('Za każde pełne').fill('20')
  await page.getByLabel('Punkty', { exact: true }).fill('50')
}

/** Promotions, in steps. */
export const promotionStops: readonly Stop[] = [
  {
    at: '/zaplecze/promocje/nowa',
    sources: [
      'backoffice/promotions/NewPromotionPage',
      'backoffice/promotions/DefinitionFields',
      'backoffice/promotions/MechanicsFields',
      'backoffice/promotions/PromptFields',
    ],
    rounds: [
      { open: [writeReward, /^\d\. Teksty i/], forms: ['Nowa promocja'] },
      {
        open: ['Co przynosi', 'Lepsza nagroda', choose('Karta', 'karta paliwowa')],
        forms: ['Nowa promocja'],
      },
      { open: [/^\d\. Kiedy/, 'Uczestnik deklaruje'], forms: ['Nowa promocja'] },
      { open: ['Jak pytamy', /^Więcej ustawień okienka/], forms: ['Nowa promocja'] },
    ],
  },
  {
    at: '/zaplecze/promocje/:id',
    record: /^/,
    sources: ['backoffice/promotions/PromotionPage', 'backoffice/promotions/PromotionActions'],
    rounds: [
      { open: ['Co przynosi'], forms: ['Definicja promocji'], ways: { values: { Cel: '49' } } },
      { open: ['Kopiuj do innego sezonu'], forms: ['Kopia do innego sezonu'] },
    ],
  },
]

/** People, seasons, settings, taxes and trips. */
export const programmeStops: readonly Stop[] = [
  {
    at: '/zaplecze/ustawienia',
    sources: [
      'backoffice/content/settings/ProgrammeForm',
      'backoffice/content/settings/IdentityFields',
      'backoffice/content/settings/PayoutsForm',
      'backoffice/content/settings/PushForm',
      'backoffice/content/settings/MailingsForm',
      'backoffice/content/settings/BulkJobsForm',
      'backoffice/content/settings/ServicesForm',
      'backoffice/content/settings/ColoursForm',
      'backoffice/content/settings/ColourInput',
    ],
    rounds: [
      {
        forms: [
          'Program',
          'Wypłaty',
          'Wysyłki',
          'Zadania zbiorcze',
          'Kolory',
          'Przerwa techniczna',
          'Komunikaty',
          'Powiadomienia push',
          'Usługi zewnętrzne',
        ],
      },
    ],
  },
  {
    at: '/zaplecze/sezony',
    sources: [
      'backoffice/content/seasons/SeasonsPage',
      'backoffice/content/seasons/SeasonCard',
      'backoffice/content/seasons/SeasonFields',
    ],
    rounds: [{ forms: ['Sezon 2023', 'Sezon 2024', 'Sezon 2025', 'Sezon 2026', 'Sezon 2027'] }],
  },
  {
    at: '/zaplecze/wartosci',
    sources: ['backoffice/content/values/ValueDialog'],
    rounds: [{ open: ['Zmień wartość'], forms: ['Nowa wartość od dnia'] }],
  },
  {
    at: '/zaplecze/poziomy',
    sources: ['backoffice/achievements/levels/LevelDialog'],
    rounds: [{ open: ['Dodaj poziom'], forms: ['Nowy poziom'] }],
  },
  {
    at: '/zaplecze/zgody',
    sources: ['backoffice/people/consents/DraftForm'],
    rounds: [{ open: ['Nowa zgoda'], forms: ['Nowa zgoda'] }],
  },
  {
    at: '/zaplecze/klienci-api',
    sources: ['backoffice/identity/api-clients/ClientDialogs', 'backoffice/identity/SystemNameInput'],
    rounds: [
      {
        open: ['Dodaj klienta'],
        forms: ['Nowy klient API'],
        ways: { values: { 'Kod z aplikacji': '123456' } },
      },
    ],
  },
  {
    at: '/zaplecze/webhooki',
    sources: ['backoffice/identity/webhooks/WebhookDialogs', 'backoffice/identity/SystemNameInput'],
    rounds: [
      {
        open: ['Dodaj webhook'],
        forms: ['Nowy webhook'],
        ways: { values: { 'Kod z aplikacji': '123456', Adres: 'https://hooks.example.pl/plon' } },
      },
    ],
  },
  {
    at: '/zaplecze/wycieczki',
    sources: ['backoffice/rewards/trips/NewTrip', 'backoffice/rewards/trips/TermsFields'],
    rounds: [{ open: ['Dodaj wycieczkę'], forms: ['Nowa wycieczka'] }],
  },
  {
    at: '/zaplecze/wycieczki/:id',
    record: /Islandia/,
    sources: [
      'backoffice/rewards/trips/TermsForm',
      'backoffice/rewards/trips/TermsFields',
      'backoffice/rewards/trips/CopyTrip',
    ],
    rounds: [
      { open: ['Zmień warunki'], forms: ['Warunki wycieczki'] },
      { open: ['Kopiuj do innego sezonu'], forms: ['Kopia do innego sezonu'] },
    ],
  },
  {
    at: '/zaplecze/podatki/zasady',
    sources: ['backoffice/rewards/tax/RuleForm', 'backoffice/rewards/tax/ValueForm'],
    rounds: [
      { open: ['Dodaj zasadę', choose('Rodzaj nagrody', 'Karta')], forms: ['Nowa zasada'] },
      { open: ['Wartość nagród', /^(Ustaw|Zmień) wartość/], forms: ['Wartość nagrody: …'] },
    ],
  },
  {
    at: '/zaplecze/uczestnicy/:id',
    record: /^/,
    sources: [
      'backoffice/people/participants/DetailsForm',
      'backoffice/people/participants/CorrectionForm',
      'form/AddressFields',
    ],
    rounds: [
      { open: ['Popraw dane'], forms: ['Dane uczestnika'] },
      { open: ['Punkty'], forms: ['Korekta punktów'] },
      { open: ['Notatki'], forms: ['Nowa notatka'] },
    ],
  },
  {
    at: '/zaplecze/zgloszenia/zaproszenie',
    sources: ['backoffice/people/registration/InviteForm'],
    rounds: [{ forms: ['Zaproszenie do programu'], ways: { also: ['Adres e-mail'] } }],
  },
  {
    at: '/zaplecze/przedstawiciele',
    sources: ['backoffice/people/representatives/Editor', 'backoffice/people/representatives/AreaForm'],
    rounds: [
      {
        open: [({ page }) => page.locator('table a[href*="osoba="]').first().click()],
        forms: ['Dane przedstawiciela', 'Przypisanie uczestników z okolicy'],
      },
    ],
  },
  {
    at: '#!dodaj-operatora',
    sources: ['backoffice/identity/operators/AddOperatorModal'],
    rounds: [{ forms: ['Nowy operator'] }],
  },
]

/** Adds the picture to the library and opens it there. */
async function addFile({ page }: World) {
  await page.getByRole('form', { name: 'Nowy plik' }).getByRole('button', { name: 'Dodaj' }).last().click()
  await expect(page.getByRole('heading', { name: 'Wybrany plik' })).toBeFocused()
}

/** A mailing goes to a segment, of which the sample programme has none. */
async function addSegment({ page }: World): Promise<undefined> {
  await page.goto('/zaplecze/segmenty/nowy')
  await page.getByLabel('Nazwa').fill('Wszyscy')
  await page.getByRole('button', { name: 'Dodaj segment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wszyscy' })).toBeVisible()
}
