import { expect } from './fixtures.ts'
import type { Stop, World } from './stops.ts'
import type { FieldOverrides } from './sweep.ts'

/** A group's total is no less than the sum of its parts. */
export const areas: FieldOverrides = { values: { 'Sady ogółem': '900,5', 'Warzywa ogółem': '800,5' } }

export const guestStops: readonly Stop[] = [
  { at: '/', sources: ['features/content/NewsletterForm'], rounds: [{ forms: ['Newsletter'] }] },
  {
    at: '/kontakt',
    sources: ['features/contact/VisitorForm'],
    rounds: [{ forms: ['Wiadomość do programu'] }],
  },
  {
    at: '/zglos-udzial',
    sources: ['features/participation/ParticipationForm'],
    rounds: [{ forms: ['Zgłoszenie udziału'] }],
  },
  { at: '#!logowanie', sources: ['features/auth/LoginModal'], rounds: [{ forms: ['Logowanie'] }] },
  {
    at: '/produkty',
    sources: ['features/products/ProductFilters'],
    rounds: [{ forms: ['Filtry produktów'] }],
  },
]

export const participantStops: readonly Stop[] = [
  {
    at: '/moje-faktury',
    sources: ['features/invoices/InvoiceFilters'],
    rounds: [{ forms: ['Filtry faktur'] }],
  },
  {
    at: '/moje-zakupy',
    sources: ['features/purchases/PurchaseFilters'],
    rounds: [{ forms: ['Filtry zakupów'] }],
  },
  {
    at: '/dystrybutorzy',
    sources: ['features/distributors/DistributorFilters', 'features/distributors/DistributorSearch'],
    rounds: [{ forms: ['Szukaj dystrybutora'] }],
  },
  {
    at: '/nagrody/:slug/zamowienie',
    sources: ['features/rewards/TransferForm'],
    rounds: [{ forms: ['Zamówienie przelewu'], ways: { values: { 'Kwota przelewu': '70' } } }],
  },
  {
    at: '/nagrody/:slug/zamowienie',
    parts: { slug: 'koszula-flanelowa' },
    sources: ['features/rewards/ParcelForm', 'features/rewards/DeliveryFields', 'form/AddressFields'],
    rounds: [{ forms: ['Zamówienie przesyłki'] }],
  },
  {
    at: '/moj-profil',
    sources: ['features/participants/PasswordCard', 'features/participants/ErasureForm', 'form/NewPassword'],
    rounds: [
      { open: ['Zmień hasło'], forms: ['Zmiana hasła'] },
      { open: ['Poproś o usunięcie danych'], forms: ['Prośba o usunięcie danych'] },
    ],
  },
  {
    at: '#!zglos-fakture',
    sources: ['features/invoices/DistributorInput', 'features/invoices/ReportInvoiceForm'],
    rounds: [{ forms: ['Zgłoszenie faktury'] }],
  },
  {
    at: '#!dodaj-numer-konta',
    sources: ['features/participants/BankAccountModal', 'form/Reauth'],
    rounds: [
      { forms: ['Numer konta bankowego'] },
      { open: [requestedPasswordReset], forms: ['Potwierdzenie hasłem'] },
    ],
  },
  {
    at: '#!edycja-danych-profilu',
    sources: ['features/participants/EditProfileModal', 'form/AreaFields'],
    rounds: [
      {
        forms: ['Edycja danych profilu'],
        ways: areas,
      },
    ],
  },
]

/** Submits the form, which the server answers with a request for the password. */
async function requestedPasswordReset({ page }: World) {
  const first = { status: 403, json: { error: 'reauth_required', message: 'Podaj hasło.' } }
  await page.route('**/api/v1/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(first),
  )
  await page.getByRole('button', { name: 'Zapisz numer konta' }).click()
  await expect(page.getByRole('heading', { name: 'Potwierdź, że to Ty' })).toBeFocused()
  await page.unroute('**/api/v1/**')
}
