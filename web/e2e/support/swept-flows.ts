import type { Page } from '@playwright/test'
import { enterPassword, expect, loginOf } from './fixtures.ts'
import { chooseDovvo } from './purchases.ts'
import {
  createdWebhook,
  orderedCode,
  proposedPayout,
  requestedErasure,
  signedInElsewhere,
  withoutSecondFactor,
  writtenMessage,
} from './records.ts'
import { choose, type Stop, type World } from './stops.ts'

/* Forms that appear only after something has happened. */

/** Changes the answer to a request on its way to the page. */
async function answering(page: Page, path: string, change: (data: Record<string, unknown>) => void) {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: Record<string, unknown> }
    change(json.data)
    await route.fulfill({ response, json })
  })
  return undefined
}

/** Opens a promotion's declarations, whose days are over by the sample's clock. */
function openDeclaration({ page }: World) {
  return answering(page, '**/api/v1/user/promotions/*', ({ declaration }) =>
    Object.assign(declaration ?? {}, { can_declare: true }),
  )
}

/** A card is there to be collected, for which one would have to buy much first. */
function earnedGiftCard({ page }: World) {
  const promotion = { name: 'Tankuj z DOVVO', slug: 'tankuj-z-dovvo' }
  const prize = { kind: 'fuel', kind_text: 'Karta paliwowa', value: 30_000, value_text: '300 zł' }
  return answering(page, '**/api/v1/prize/collect?*', (data) => {
    data.items = [{ id: 'karta', promotion, ...prize, earned_at: '2025-08-01T10:00:00+02:00' }]
  })
}

/** A webhook has deliveries that were given up, which takes days. */
async function refusedWebhook(world: World) {
  const address = await createdWebhook(world)
  await answering(world.page, '**/api/v1/backoffice/webhooks/*', (data) => Object.assign(data, { dead: 1 }))
  return address
}

/** Submits after the server has ended the session. */
function sendWithoutSession(name: string) {
  return async ({ page }: World) => {
    const none = { status: 401, json: { error: 'unauthenticated', message: 'Zaloguj się.' } }
    await page.route('**/api/v1/**', (route) => route.fulfill(none))
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused()
    await page.unroute('**/api/v1/**')
  }
}

/** As those that sign in write it. */
const asOperator =
  (role: string) =>
  ({ page, logins }: World) =>
    enterPassword(page, loginOf(logins, role))

async function askForCode({ page, logins }: World) {
  await page.getByLabel('NIP').fill(loginOf(logins, 'participant').login)
  await page.keyboard.press('Enter')
}

/** A return is sent as the quantity that stays. */
function returned(hint: string) {
  const quantity = Number(/jest ([\d ]+) ×/.exec(hint)?.[1]?.replace(' ', ''))
  return { text: '1', sent: [quantity - 1] }
}

/** Forms of visitors; the sweep of registration is a test of its own. */
export const signedOutStops: readonly Stop[] = [
  {
    at: '#!reset-hasla',
    sources: ['features/auth/AskForCode', 'features/auth/NewPasswordForm', 'form/NewPassword'],
    rounds: [{ forms: ['Wysłanie kodu'] }, { open: [askForCode], forms: ['Ustawienie hasła'] }],
  },
  {
    at: '/zaplecze/logowanie',
    sources: [
      'backoffice/identity/auth/CredentialsForm',
      'backoffice/identity/auth/CodeForm',
      'backoffice/identity/auth/CodeField',
    ],
    rounds: [
      { forms: ['Logowanie do zaplecza'] },
      { open: [asOperator('moderator')], forms: ['Drugi krok logowania'] },
      {
        open: ['Użyj kodu zapasowego'],
        forms: ['Drugi krok logowania'],
        ways: { values: { 'Kod zapasowy': 'ABCD-EFGH-JKLM-NPQR-STUV-WXYZ-2345' } },
      },
    ],
  },
  {
    at: '/zaplecze/logowanie',
    prepare: withoutSecondFactor,
    sources: ['backoffice/identity/auth/EnrolmentForm', 'backoffice/identity/auth/CodeField'],
    rounds: [{ open: [asOperator('editor')], forms: ['Konfiguracja drugiego składnika'] }],
  },
  {
    at: '/zaplecze/zaproszenie/:token',
    sources: ['backoffice/identity/auth/InvitationPage', 'form/NewPassword'],
    rounds: [{ forms: ['Nowe hasło'] }],
  },
  {
    at: '/support-login',
    sources: [
      'backoffice/identity/auth/SupportLoginPage',
      'backoffice/identity/auth/CredentialsForm',
      'backoffice/identity/auth/CodeField',
    ],
    rounds: [
      { forms: ['Logowanie do podglądu'] },
      { open: [asOperator('support')], forms: ['Podgląd konta uczestnika'] },
    ],
  },
]

/** Forms of participants that stand only after an order, a declaration or an absence. */
export const ownStops: readonly Stop[] = [
  {
    at: '/moje-nagrody',
    prepare: orderedCode,
    sources: ['features/rewards/ShowCode'],
    rounds: [{ open: ['Szczegóły', 'Pokaż kod'], forms: ['Potwierdzenie hasłem'] }],
  },
  {
    at: '/moje-nagrody',
    query: '?tab=karty',
    prepare: earnedGiftCard,
    sources: ['features/rewards/CollectGiftCardForm', 'features/rewards/DeliveryFields'],
    rounds: [{ open: [/^Odbierz/], forms: ['Odbiór: …'] }],
  },
  {
    at: '/promocje/:slug',
    parts: { slug: 'promocja-zadeklaruj-i-zyskaj' },
    prepare: openDeclaration,
    sources: ['features/promotions/DeclarationCard'],
    rounds: [{ forms: ['Deklaracja'] }],
  },
  {
    at: '/kontakt-z-przedstawicielem',
    sources: ['features/auth/SignInAgain'],
    rounds: [
      { forms: ['Wiadomość'] },
      { open: [sendWithoutSession('Wyślij wiadomość')], forms: ['Ponowne logowanie'] },
    ],
  },
]

/** Forms of pending work in the back office. */
export const workStops: readonly Stop[] = [
  {
    at: '/zaplecze/faktury/:id',
    record: /^/,
    sources: [
      'backoffice/purchases/invoices/ReviewForm',
      'backoffice/purchases/invoices/LineFields',
      'backoffice/purchases/invoices/PackInput',
    ],
    rounds: [
      {
        open: [
          ({ page }) => page.getByText(/^Pozycje odczytane/).waitFor(),
          'Usuń pozycję 3',
          'Usuń pozycję 2',
          ({ page }) => chooseDovvo(page, 10),
          'Zapamiętaj nazwę',
          /^Odrzuć$/,
        ],
        forms: ['Rozpatrzenie faktury'],
        ways: { key: 'Control+Enter', values: { 'Data wystawienia': '18.8.2025' } },
      },
      { open: ['Odrzuć całą fakturę'], forms: ['Odrzucenie faktury'], ways: { key: 'Control+Enter' } },
    ],
  },
  {
    at: '/zaplecze/faktury/:id',
    record: /^/,
    query: '?status=accepted',
    sources: ['backoffice/purchases/invoices/CorrectionForm'],
    rounds: [
      {
        open: [/^Zwrot: /],
        forms: ['Korekta pozycji …'],
        ways: { values: { 'Ile opakowań zwrócono': returned, 'Wartość netto po zwrocie': '12,34' } },
      },
      { open: ['Poprawka pozycji'], forms: ['Korekta pozycji …'] },
    ],
  },
  {
    at: '/zaplecze/wyplaty/:id',
    prepare: proposedPayout,
    sources: [
      'backoffice/rewards/payouts/Questions',
      'backoffice/identity/auth/SignDialog',
      'backoffice/identity/auth/CodeField',
    ],
    rounds: [
      { open: ['Zatwierdź paczkę'], forms: ['Zatwierdzić paczkę?'] },
      { open: [approve, 'Przygotuj plik do banku'], forms: ['Przygotować plik do banku?'] },
    ],
  },
  {
    at: '/zaplecze/kontakt/:id',
    record: /^/,
    prepare: writtenMessage,
    sources: ['backoffice/content/contact/CloseForm'],
    rounds: [{ forms: ['Odpowiedź na wiadomość', 'Zamknięcie wiadomości'] }],
  },
  {
    at: '/zaplecze/wnioski-o-dane',
    prepare: requestedErasure,
    sources: ['backoffice/people/personal-data/EraseForm'],
    rounds: [{ open: ['Szczegóły', 'Usuń dane'], forms: ['Usunięcie danych'] }],
  },
  {
    at: '/zaplecze/zamowienia/kody',
    sources: ['backoffice/rewards/orders/CodesPreview', 'backoffice/rewards/orders/CodeRows'],
    rounds: [{ open: [giveBadCodes, /^Popraw wiersz/], forms: ['Poprawki wiersza …'] }],
  },
  {
    at: '/zaplecze/moje-konto',
    prepare: signedInElsewhere,
    sources: [
      'backoffice/identity/operators/OwnAccountPage',
      'backoffice/identity/operators/OwnPassword',
      'backoffice/identity/operators/OwnSessions',
    ],
    rounds: [
      { forms: ['Nowe kody zapasowe'] },
      { open: ['Zmień hasło'], forms: ['Zmiana hasła'] },
      { open: ['Wyloguj pozostałe urządzenia'], forms: ['Wylogować pozostałe urządzenia?'] },
    ],
  },
  {
    at: '/zaplecze/webhooki/:id',
    prepare: refusedWebhook,
    sources: ['backoffice/identity/webhooks/WebhookDialogs'],
    rounds: [{ open: ['Wyślij ponownie niedoręczone'], forms: ['Wyślij ponownie niedoręczone'] }],
  },
  {
    at: '/zaplecze/importy/nowy',
    sources: [
      'backoffice/imports/NewImportPage',
      'backoffice/imports/RenameSource',
      'backoffice/imports/RowForm',
      'backoffice/catalogue/distributors/AliasDialog',
    ],
    rounds: [
      { open: [choose('Źródło pliku', 'Nowe źródło…')], forms: ['Nowy import'] },
      { open: [importSales, /^Wskaż produkt/], forms: ['Wskaż produkt'] },
      { open: [reload, 'Zmień nazwę'], forms: ['Nazwa źródła'] },
      { open: [reload, /^Popraw wiersz/], forms: ['Poprawki wiersza …'] },
    ],
  },
]

/** Signs with the sample operator's code in place of the typed one. */
async function approve({ page }: World) {
  const code = page.getByLabel('Kod z aplikacji')
  const typed = await code.inputValue()
  await page.getByRole('button', { name: 'Wpisz kod za mnie' }).click()
  await expect(code).not.toHaveValue(typed)
  await page.getByRole('dialog').getByRole('button', { name: 'Zatwierdź' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Closes every open dialog. */
function reload({ page }: World) {
  return page.reload()
}

async function giveBadCodes({ page }: World) {
  const content = 'Numer zamówienia;Numer karty\r\n999999;7001888877776666\r\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'karty.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Sprawdź plik' }).click()
}

/** Imports a distributor's file with an unknown product. */
async function importSales({ page, logins }: World) {
  const columns =
    'NIP nabywcy;Nabywca;Numer faktury;Data wystawienia;Produkt;Pojemność;Liczba opakowań;Wartość netto'
  const row = `${loginOf(logins, 'participant').login};Stanisław Kłos;FV/7;11.08.2025;NIEZNANY;20;2;498,00`
  const file = { name: 'sprzedaz.csv', mimeType: 'text/csv', buffer: Buffer.from(`${columns}\r\n${row}`) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Wczytaj plik' }).click()
  await page.getByRole('button', { name: 'Sprawdź wiersze' }).click()
}
