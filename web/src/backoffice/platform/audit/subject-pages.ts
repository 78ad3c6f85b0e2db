import { type AdminPath, pathTo } from '../../../paths'
import type { AuditEntry } from './queries'

type PathOfRecord = Extract<AdminPath, `/zaplecze/${string}/:id`>

/** Pages of one row; news, pages and questions have their editors. */
const recordPages: Readonly<Record<string, PathOfRecord>> = {
  branches: '/zaplecze/dystrybutorzy/oddzialy/:id',
  contact_messages: '/zaplecze/kontakt/:id',
  distributors: '/zaplecze/dystrybutorzy/:id',
  einvoice_corrections: '/zaplecze/korekty/:id',
  imports: '/zaplecze/importy/:id',
  invoices: '/zaplecze/faktury/:id',
  mailings: '/zaplecze/wysylki/:id',
  messages: '/zaplecze/wiadomosci/:id',
  news: '/zaplecze/aktualnosci/:id',
  orders: '/zaplecze/zamowienia/:id',
  pages: '/zaplecze/strony/:id',
  participants: '/zaplecze/uczestnicy/:id',
  payouts: '/zaplecze/wyplaty/:id',
  products: '/zaplecze/produkty/:id',
  promotions: '/zaplecze/promocje/:id',
  questions: '/zaplecze/pytania/:id',
  requests: '/zaplecze/zgloszenia/:id',
  rewards: '/zaplecze/nagrody/:id',
  segments: '/zaplecze/segmenty/:id',
  trips: '/zaplecze/wycieczki/:id',
  webhooks: '/zaplecze/webhooki/:id',
}

/** Pages that edit one row of their list by a query parameter. */
const listEditors: Readonly<Record<string, { readonly path: AdminPath; readonly parameter: string }>> = {
  media: { path: '/zaplecze/pliki', parameter: 'plik' },
  representatives: { path: '/zaplecze/przedstawiciele', parameter: 'osoba' },
}

/** Pages of the subjects that have no page of one row: their list or their settings. */
const listPages: Readonly<Record<string, AdminPath>> = {
  achievement_levels: '/zaplecze/poziomy',
  api_clients: '/zaplecze/klienci-api',
  backup_runs: '/zaplecze/kopie',
  bulk_jobs: '/zaplecze/zadania',
  card_codes: '/zaplecze/zamowienia/kody',
  consent_drafts: '/zaplecze/zgody',
  consents: '/zaplecze/zgody',
  crops: '/zaplecze/uprawy',
  data_requests: '/zaplecze/wnioski-o-dane',
  home_page: '/zaplecze/strona-glowna',
  import_sources: '/zaplecze/importy',
  issuer_lists: '/zaplecze/zamowienia/kody',
  letter_texts: '/zaplecze/list-gratulacyjny',
  message_template_versions: '/zaplecze/szablony',
  newsletter_subscribers: '/zaplecze/newsletter',
  operators: '/zaplecze/operatorzy',
  programme_rules: '/zaplecze/regulamin',
  seasons: '/zaplecze/sezony',
  settings: '/zaplecze/ustawienia',
  tax_records: '/zaplecze/podatki',
  tax_rules: '/zaplecze/podatki/zasady',
  value_versions: '/zaplecze/wartosci',
}

/** Subjects whose rows have names, so that one without a name was deleted. */
const named: ReadonlySet<string> = new Set([
  'branches',
  'distributors',
  'einvoice_corrections',
  'invoices',
  'media',
  'news',
  'pages',
  'products',
  'promotions',
  'questions',
  'representatives',
  'rewards',
  'trips',
])

/** Address of the page of an event's subject; null where there is none or the row was deleted. */
export function subjectPage(entry: AuditEntry): string | null {
  const { subject, subject_id: id, subject_key: key, subject_name: name } = entry
  const list = listPages[subject]
  if (list) return list
  if (id === 0 || (name == null && named.has(subject))) return null
  const editor = listEditors[subject]
  if (editor) return `${editor.path}?${editor.parameter}=${key}`
  const page = recordPages[subject]
  return page ? pathTo(page, { id: key }) : null
}
