import { lowerFirst } from '../../../format/text'
import type { Option } from '../../../ui/Select'
import { audienceOptions, topicOptions } from '../../content/content/options'
import { kindOf } from '../../content/media/labels'
import { statusOf as seasonStatus } from '../../content/seasons/status'
import { roleNames, roles } from '../../identity/operators/roles'
import {
  giftCardOptions,
  measures,
  mechanicOptions,
  pictureOptions,
  statusOf as promotionStatus,
} from '../../promotions/labels'
import { resultOptions } from '../../promotions/results'
import { kinds as orderKinds, statuses as orderStatuses } from '../../rewards/orders/options'
import { kindLabels, pictureLabels } from '../../rewards/rewards/labels'
import { roundingOptions, treatmentOptions } from '../../rewards/tax/labels'

type Labels = Readonly<Record<string, string>>

function named(labels: Labels): Labels {
  return Object.fromEntries(Object.entries(labels).map(([code, label]) => [code, lowerFirst(label)]))
}

function offered(options: readonly Option[]): Labels {
  return named(Object.fromEntries(options.map(({ value, label }) => [value, label])))
}

function each<Code extends string>(codes: readonly Code[], labelOf: (code: Code) => string): Labels {
  return named(Object.fromEntries(codes.map((code) => [code, labelOf(code)])))
}

const published: Labels = { draft: 'szkic', published: 'opublikowane' }
const channels: Labels = { email: 'e-mail', sms: 'SMS' }
const audiences: Labels = { 'program.partner': 'partnerzy', 'program.retail': 'uczestnicy' }

const importKinds: Labels = {
  availability: 'dostępność produktów',
  distributors: 'dystrybutorzy i\u00a0oddziały',
  edi_sales: 'sprzedaż EDI',
  products: 'katalog produktów',
}

/** Values of an export's status filter: of participants, orders and lines of invoices. */
const narrowed: Labels = {
  ...offered(orderStatuses),
  accepted: 'zaakceptowane',
  active: 'aktywne',
  disabled: 'zablokowane',
  erased: 'usunięte',
  left: 'wypisane',
  limit: 'z\u00a0limitem',
  'limit.product': 'z\u00a0limitem produktu',
  pending: 'czekające',
  rejected: 'odrzucone',
}

/** Labels of codes, by subject and field. */
const labels: Readonly<Record<string, Readonly<Record<string, Labels>>>> = {
  contact_messages: { status: { answered: 'odpowiedziana', closed: 'zamknięta', new: 'nowa' } },
  data_requests: {
    status: { active: 'aktywny', erased: 'usunięty', rejected: 'odrzucony', waiting: 'czeka' },
  },
  exports: {
    account_type: audiences,
    format: { csv: 'CSV', xlsx: 'XLSX' },
    kind: { ...offered(orderKinds), company: 'firmy', farm: 'gospodarstwa' },
    state: offered(resultOptions),
    status: narrowed,
  },
  import_sources: { kind: importKinds },
  imports: {
    kind: importKinds,
    row_state: {
      faulty: 'błędny',
      good: 'poprawny',
      left_out: 'pominięty',
      mended: 'poprawiony',
      outside: 'spoza programu',
      waiting: 'do sprawdzenia',
    },
    status: {
      cancelled: 'anulowany',
      posted: 'zakończony',
      posting: 'zapisywany',
      previewed: 'do zatwierdzenia',
      reading: 'sprawdzany',
      uploaded: 'do ustawienia',
    },
  },
  invitations: { account_type: audiences, by: channels },
  invoices: {
    status: {
      accepted: 'zaakceptowana',
      limit: 'z\u00a0limitem',
      'limit.product': 'z\u00a0limitem produktu',
      partial: 'zaakceptowana częściowo',
      pending: 'czeka',
      rejected: 'odrzucona',
    },
  },
  media: { kind: each(['picture', 'document'], kindOf) },
  messages: {
    status: {
      delivered: 'doręczona',
      expired: 'po terminie',
      failed: 'niewysłana',
      kept: 'zachowana',
      queued: 'w\u00a0kolejce',
      sending: 'wysyłana',
      sent: 'wysłana',
    },
  },
  news: { audience: offered(audienceOptions), status: published, topic: offered(topicOptions) },
  operators: {
    roles: each(roleNames, (role) => roles[role].label),
    second_factor: { code: 'kod z\u00a0aplikacji', recovery_code: 'kod zapasowy', passkey: 'klucz dostępu' },
    status: { active: 'aktywny', disabled: 'wyłączony' },
  },
  orders: { status: offered(orderStatuses) },
  pages: { status: published },
  participants: {
    by: channels,
    changed: {
      company: 'nazwa i\u00a0adres',
      email: 'e-mail',
      names: 'imię i\u00a0nazwisko',
      phone: 'telefon',
    },
    status: { active: 'aktywny', disabled: 'zablokowany', erased: 'usunięty', pending: 'czeka' },
  },
  payouts: {
    encoding: { cp1250: 'CP1250', cp852: 'CP852', 'iso-8859-2': 'ISO-8859-2', 'utf-8': 'UTF-8' },
    format: {
      'elixir-0': 'Elixir-0',
      'pain.001.001.03': 'ISO\u00a020022, pain.001.001.03',
      'pain.001.001.09': 'ISO\u00a020022, pain.001.001.09',
    },
    status: {
      approved: 'zatwierdzona',
      exported: 'z\u00a0plikiem do banku',
      proposed: 'zaproponowana',
      settled: 'rozliczona',
      settled_with_returns: 'rozliczona ze zwrotami',
      withdrawn: 'wycofana',
    },
  },
  products: { unit: { L: 'L', kg: 'kg' } },
  promotions: {
    kind: {
      ...offered(mechanicOptions),
      ...offered(giftCardOptions),
      answer: 'pyta o\u00a0akceptację regulaminu',
      page: 'zaprasza na stronę promocji',
    },
    measure: named(Object.fromEntries(Object.entries(measures).map(([code, { label }]) => [code, label]))),
    picture: offered(pictureOptions),
    status: each(['draft', 'published', 'withdrawn'], (code) => promotionStatus(code).label),
  },
  questions: { audience: offered(audienceOptions), status: published },
  requests: { status: { accepted: 'przyjęte', pending: 'czeka', refused: 'odrzucone' } },
  rewards: { icon: named(pictureLabels), kind: named(kindLabels) },
  seasons: { status: each(['draft', 'open', 'closed'], (code) => seasonStatus(code).label) },
  sessions: { method: { GET: 'pobranie danych', HEAD: 'pobranie danych', POST: 'wysłanie danych' } },
  tax_rules: {
    rounding: offered(roundingOptions),
    scope: named(kindLabels),
    treatment: offered(treatmentOptions),
  },
  trips: { kind: { premium: 'Premium', standard: 'zwykła', vip: 'VIP' } },
}

/** Fields with labelled codes, as `subject.field`. */
export const codedFields: readonly string[] = Object.entries(labels).flatMap(([subject, fields]) =>
  Object.keys(fields).map((key) => `${subject}.${key}`),
)

/** Label of a code in a subject's field; undefined for other texts. */
export function codeLabel(subject: string, key: string, value: string): string | undefined {
  return labels[subject]?.[key]?.[value]
}
