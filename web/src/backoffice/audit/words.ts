/** What operators do, as the log names it, in the order of the filter. */
export const actions: Readonly<Record<string, string>> = {
  'invoices.review': 'Decyzja o fakturze',
  'invoices.correct_line': 'Poprawka pozycji faktury',
  'imports.add_source': 'Nowe źródło importu',
  'imports.upload': 'Wczytanie pliku do importu',
  'imports.map': 'Wskazanie kolumn importu',
  'imports.commit': 'Zatwierdzenie importu',
  'imports.cancel': 'Anulowanie importu',
  'orders.change': 'Zmiana stanu zamówienia',
  'participants.block': 'Blokada uczestnika',
  'participants.unblock': 'Odblokowanie uczestnika',
  'participants.correct_points': 'Korekta punktów',
  'participants.assign_representative': 'Przypisanie przedstawiciela',
  'participants.note': 'Notatka o uczestniku',
  'participants.end_sessions': 'Zakończenie sesji uczestnika',
  'requests.accept': 'Przyjęcie zgłoszenia',
  'requests.refuse': 'Odmowa zgłoszenia',
  'invitations.send': 'Zaproszenie do rejestracji',
  'invitations.first_login': 'Zaproszenie do pierwszego logowania',
  'personal_data.erase': 'Usunięcie danych uczestnika',
  'personal_data.reject': 'Odmowa usunięcia danych',
  'representatives.add': 'Nowy przedstawiciel',
  'representatives.update': 'Zmiana danych przedstawiciela',
  'representatives.activate': 'Włączenie przedstawiciela',
  'representatives.deactivate': 'Wyłączenie przedstawiciela',
  'representatives.assign_area': 'Przydział obszaru przedstawicielowi',
  'representatives.put_photo': 'Zdjęcie przedstawiciela',
  'representatives.remove_photo': 'Usunięcie zdjęcia przedstawiciela',
  'products.add': 'Nowy produkt',
  'products.update': 'Zmiana danych produktu',
  'products.add_pack': 'Nowe opakowanie',
  'products.update_pack': 'Zmiana opakowania',
  'products.remove_pack': 'Usunięcie opakowania',
  'products.set_rate': 'Stawka produktu w\u00a0sezonie',
  'distributors.add': 'Nowy dystrybutor',
  'distributors.update': 'Zmiana danych dystrybutora',
  'distributors.add_branch': 'Nowy oddział',
  'distributors.update_branch': 'Zmiana danych oddziału',
  'distributors.remove_branch': 'Usunięcie oddziału',
  'distributors.set_availability': 'Dostępność produktów w\u00a0oddziale',
  'distributors.add_alias': 'Nowa nazwa produktu u\u00a0dystrybutora',
  'distributors.remove_alias': 'Usunięcie nazwy produktu u\u00a0dystrybutora',
  'exports.take': 'Pobranie zestawienia',
  'consents.publish': 'Nowa wersja zgody',
  'messages.retry': 'Ponowne wysłanie wiadomości',
  'support.begin': 'Otwarcie podglądu konta',
  'support.end': 'Zamknięcie podglądu konta',
  'support.view': 'Odczyt w podglądzie konta',
  'support.refused': 'Odmowa zmiany w podglądzie konta',
  'operators.login': 'Logowanie operatora',
  'operators.logout': 'Wylogowanie operatora',
  'operators.enrolment': 'Konfiguracja drugiego składnika',
  'operators.recovery_codes': 'Nowe kody zapasowe',
  'operators.password': 'Nowe hasło operatora',
  'operators.add': 'Nowy operator',
  'operators.add_by_command': 'Nowy operator z wiersza poleceń',
  'operators.invite': 'Zaproszenie operatora',
  'operators.roles': 'Zmiana ról operatora',
  'operators.status': 'Włączenie lub wyłączenie operatora',
  'operators.second_factor_reset': 'Usunięcie drugiego składnika',
  'operators.sessions_end': 'Zakończenie sesji operatora',
}

/** An act in words; one that has none yet is shown as it is stored. */
export function actionLabel(action: string): string {
  return actions[action] ?? action
}

const subjects: Readonly<Record<string, string>> = {
  branches: 'oddział',
  consents: 'zgoda',
  data_requests: 'wniosek o\u00a0dane',
  distributors: 'dystrybutor',
  exports: 'zestawienie',
  invitations: 'zaproszenie',
  import_sources: 'źródło importu',
  imports: 'import',
  invoices: 'faktura',
  orders: 'zamówienie',
  messages: 'wiadomość',
  operators: 'operator',
  participant_notes: 'notatka',
  participants: 'uczestnik',
  products: 'produkt',
  representatives: 'przedstawiciel',
  requests: 'zgłoszenie',
  sessions: 'sesja',
}

/** "faktura 118": what was acted on, by the number of its row. */
export function subjectLabel(subject: string, id: number): string {
  return `${subjects[subject] ?? subject}\u00a0${id}`
}

const fields: Readonly<Record<string, string>> = {
  added: 'Dodane',
  alias: 'Nazwa u\u00a0dystrybutora',
  brand: 'Marka',
  cap_points: 'Limit punktów',
  category: 'Kategoria',
  city: 'Poczta',
  code: 'Kod',
  colour: 'Kolor',
  crops: 'Uprawy',
  description: 'Opis',
  distributor: 'Dystrybutor',
  edi: 'EDI',
  format: 'Format',
  latitude: 'Szerokość geograficzna',
  list_price: 'Cena katalogowa',
  longitude: 'Długość geograficzna',
  name: 'Nazwa',
  packs: 'Opakowania',
  points_per_unit: 'Punkty za jednostkę',
  postcode: 'Kod pocztowy',
  rates: 'Stawki',
  removed: 'Usunięte',
  sap: 'Kod SAP',
  season: 'Sezon',
  street: 'Ulica',
  street_number: 'Numer domu',
  unit: 'Jednostka',
  voivodeship: 'Województwo',
  active: 'Aktywne',
  amount: 'Kwota',
  buyer_name: 'Nabywca',
  issued_on: 'Data wystawienia',
  net_value: 'Wartość netto',
  pack_id: 'Opakowanie',
  points_cut: 'Punkty ponad limit',
  bank_account: 'Numer konta',
  content: 'Treść',
  date: 'Data',
  email: 'Adres e-mail',
  expires_at: 'Ważne do',
  first_name: 'Imię',
  invoice_date: 'Data wystawienia',
  last_name: 'Nazwisko',
  lines: 'Pozycja',
  method: 'Żądanie',
  nip: 'NIP',
  note: 'Notatka',
  number: 'Numer',
  path: 'Adres',
  phone: 'Telefon',
  points: 'Punkty',
  product: 'Produkt',
  quantity: 'Liczba',
  reason: 'Powód',
  representative: 'Przedstawiciel',
  required: 'Wymagana',
  roles: 'Role',
  second_factor: 'Drugi składnik',
  slug: 'Oznaczenie',
  status: 'Stan',
  title: 'Tytuł',
  value: 'Wartość',
  version: 'Wersja',
  volume: 'Objętość',
}

/** A field in words, else by its own name. */
export function fieldLabel(key: string): string {
  return fields[key] ?? key
}

/** Fields that are kept in grosze. */
export function isMoney(key: string): boolean {
  return key === 'amount' || key === 'net_value'
}

const values: Readonly<Record<string, string>> = {
  accepted: 'zaakceptowana',
  active: 'aktywny',
  administrator: 'administrator',
  cancelled: 'anulowane',
  code: 'kod z aplikacji',
  completed: 'zrealizowane',
  disabled: 'wyłączony',
  editor: 'redaktor',
  erased: 'usunięty',
  finance: 'finanse',
  in_progress: 'w toku',
  limit: 'z limitem',
  moderator: 'moderator',
  partial: 'częściowo',
  pending: 'czeka',
  recovery_code: 'kod zapasowy',
  rejected: 'odrzucona',
  returned: 'zwrócone',
  selected: 'wybrane',
  support: 'wsparcie',
}

/** The fields whose values are words of ours. */
const worded = ['roles', 'second_factor', 'status']

/** A value in words where its field has some, else as it stands. */
export function valueLabel(key: string, value: string): string {
  return worded.includes(key) ? (values[value] ?? value) : value
}
