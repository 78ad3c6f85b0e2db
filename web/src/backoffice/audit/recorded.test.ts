import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldLabel } from './fields'
import { areaOf } from './portal'
import { wordOf } from './values'

const root = join(import.meta.dirname, '../../../..')
const server = join(root, 'crates/server/src')

function read(path: string): string {
  return readFileSync(join(server, `${path}.rs`), 'utf8')
}

const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.rs'))
  .map((path) => path.replaceAll('\\', '/').slice(0, -'.rs'.length))

const domain = '../../domain/src'

/** Files that write structs down whole, with those structs; one of another file after that file's name and a colon. */
const whole: Readonly<Record<string, readonly string[]>> = {
  'content/desk/delete': ['NewsRow', 'PageRow', 'QuestionRow'].map((row) => `content/desk/store:${row}`),
  'content/desk/mod': ['NewsRow', 'PageRow', 'QuestionRow'].map((row) => `content/desk/store:${row}`),
  'distributors/desk/aliases': ['AliasForm', 'distributors/desk/store:RemovedAlias'],
  'distributors/desk/branch': ['distributors/desk/store:BranchRow'],
  'distributors/desk/import/outlets/post': ['distributors/desk/store:BranchRow'],
  'distributors/desk/save': ['distributors/desk/store:DistributorRow'],
  'media/upload': ['media/store:MediaRow', 'media/store:NewMedia'],
  'participants/desk/assign': ['AssignForm'],
  'participants/desk/books/apply': [`${domain}/balances:Figures`],
  'products/desk/import/post': ['products/desk/store:ProductRow'],
  'products/desk/mod': ['products/desk/store:ProductRow'],
  'products/desk/save': ['products/desk/store:ProductRow'],
  'promotions/editor/create': [
    ...['Definition', 'Prompt', 'Sequence'].map((name) => `${domain}/promotions/definition:${name}`),
    ...['BetterRate', 'DeclarationTerms', 'Mechanic', 'Rung', 'Scope', 'TermsDraft', 'Window'].map(
      (name) => `${domain}/promotions/terms:${name}`,
    ),
    ...['Card', 'Reward'].map((name) => `${domain}/promotions/reward:${name}`),
  ],
  'representatives/assign': ['AreaForm', 'AreaAssigned'],
  'representatives/save': ['RepresentativeForm'],
  'rewards/desk/mod': ['rewards/desk/store:RewardRow'],
  'rewards/desk/save': ['rewards/desk/store:RewardRow'],
  'seasons/desk': ['Copied', 'seasons/store:SeasonRow'],
  'system/desk/mod': [
    ...['DeskSettings', 'system/desk/look:Colours', 'system/desk/maintenance:Maintenance'],
    ...['system/desk/programme:Programme', 'system/desk/services:Services', 'system/desk/words:Words'],
    'system/logo:Logo',
  ],
  'trips/desk/copy': ['trips/desk/store:DeskTripRow'],
  'trips/desk/save': ['trips/desk/store:DeskTripRow'],
}

/** Files that write down the keys of a `json!`, nothing at all, or a promotion's definition, which `create` stands for. */
const inParts = `
  auth/logout consents/publish contact/desk/end distributors/desk/availability
  distributors/desk/import/offers/post exports/mod imports/cancel imports/commit imports/file imports/lines/act imports/read
  imports/sources imports/upload invoices/corrections/correct invoices/review/decide messages/desk/retry
  operators/account/change_password operators/account/own_sessions operators/add operators/desk/change operators/desk/invite operators/enrolment operators/invitation
  operators/passkeys/add operators/passkeys/remove operators/passkeys/rename
  operators/logout operators/recovery operators/role_grants/decide operators/role_grants/mod operators/second_factor operators/support participants/desk/account
  participants/desk/books/pending/decide participants/desk/books/pending/mod
  participants/desk/details participants/desk/records/notes participants/desk/records/sessions
  participants/desk/records/sign_in payouts/batch
  payouts/download personal_data/erase promotions/editor/delete promotions/editor/draft promotions/editor/publish
  promotions/editor/recount promotions/editor/withdraw promotions/results/pay registration/invitations/invite
  registration/requests/decide representatives/photo representatives/retire rewards/orders/codes/give
  rewards/orders/codes/import rewards/orders/desk/change tax/records/value tax/rules/add tax/worth/set who
`
  .trim()
  .split(/\s+/)

test('every file that writes records down is known here, with the structs that it keeps whole', () => {
  const writing = files.filter((file) => file !== 'audit/mod' && read(file).includes('audit::record('))
  expect(writing.sort()).toEqual([...inParts, ...Object.keys(whole)].sort())
})

/** The keys under which a struct, or an enum with named fields, is kept. */
function keysOf(file: string, name: string): string[] {
  const code = new RegExp(`((?:#\\[.*\\]\\n)*)(?:pub )?(?:struct|enum) ${name} \\{\\n([\\s\\S]*?)\\n\\}`)
  const [, attributes = '', body = ''] = read(file).match(code) ?? []
  const kept = body
    .replace(/\/\/.*/g, '')
    .replace(/#\[serde\(skip(?:_serializing)?\)\]\s*(?:pub )?\w+:/g, '')
    .replace(/#\[.*\]/g, '')
  const keys = [...kept.matchAll(/\b([a-z_]+): /g)].map(([, key = '']) => key)
  if (keys.length === 0) throw new Error(`${file} has no ${name} any more`)
  const tag = attributes.match(/tag = "(\w+)"/)?.[1]
  return [...(tag ? [tag] : []), ...(attributes.includes('camelCase') ? keys.map(camel) : keys)]
}

function camel(key: string): string {
  return key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function withoutLabel(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter((key) => fieldLabel('', key) === key).sort()
}

test('every field of a struct that is kept whole has a word', () => {
  const structs = Object.entries(whole).flatMap(([own, names]) =>
    names.map((name) => (name.includes(':') ? name.split(':') : [own, name])),
  )
  expect(withoutLabel(structs.flatMap(([file = '', name = '']) => keysOf(file, name)))).toEqual([])
})

test('everything that a table was narrowed to has a word', () => {
  const exporting = files.filter((file) => read(file).includes('exports::download('))
  const structs = exporting.flatMap((file) =>
    [...read(file).matchAll(/pub struct (\w+Export) /g)].map(([, name = '']) => keysOf(file, name)),
  )
  expect(structs.length).toBeGreaterThan(9)
  expect(withoutLabel(structs.flat())).toEqual([])
})

test('every field that is written down by itself has a word', () => {
  const writing = files.filter((file) => /audit::|changing\.end\(|fn recorded\(/.test(read(file)))
  const keys = writing
    .flatMap((file) => read(file).match(/json!\(\{[\s\S]*?\}\)/g) ?? [])
    .flatMap((code) => [...code.matchAll(/"(\w+)": /g)].map(([, key = '']) => key))
  expect(new Set(keys).size).toBeGreaterThan(50)
  expect(withoutLabel(keys)).toEqual([])
})

test('every column that an import is mapped to has a word', () => {
  const kinds = ['invoices/edi', 'products/desk/import', 'distributors/desk/import/offers']
  const keys = [...kinds, 'distributors/desk/import/outlets'].flatMap((kind) =>
    [...read(`${kind}/mod`).matchAll(/\bkey: "(\w+)"/g)].map(([, key = '']) => key),
  )
  expect(new Set(keys).size).toBeGreaterThan(25)
  expect(withoutLabel(keys)).toEqual([])
})

/** Codes of the domain, by their file and their list, and the fields in which they are kept. */
const codes: readonly (readonly [list: string, ...fields: readonly string[]])[] = [
  ['account:AccountStatus', 'participants.status', 'exports.status'],
  ['audience:AccountType', 'invitations.account_type', 'exports.account_type'],
  ['audience:Audience', 'news.audience', 'questions.audience'],
  ['contact:ContactStatus', 'contact_messages.status'],
  ['content:ContentStatus', 'news.status', 'pages.status', 'questions.status'],
  ['content:MediaKind', 'media.kind'],
  ['content:Topic', 'news.topic'],
  ['import:ImportKind', 'imports.kind', 'import_sources.kind'],
  ['import:ImportStatus', 'imports.status'],
  ['import:RowState', 'imports.row_state'],
  ['invoice:InvoiceStatus', 'invoices.status'],
  ['invoice:LineStatus', 'invoices.status', 'exports.status'],
  ['message:MessageStatus', 'messages.status'],
  ['newsletter:SubscriberStatus', 'exports.status'],
  ['participant:ParticipantKind', 'exports.kind'],
  ['payout:FileEncoding', 'payouts.encoding'],
  ['payout:FileFormat', 'payouts.format'],
  ['payout:PayoutStatus', 'payouts.status'],
  ['promotions/definition:PromptKind', 'promotions.kind'],
  ['promotions/measure:Measure', 'promotions.measure'],
  ['promotions/reward:CardKind', 'promotions.kind'],
  ['reward:OrderStatus', 'orders.status', 'exports.status'],
  ['reward:RewardKind', 'rewards.kind', 'exports.kind', 'tax_rules.scope'],
  ['season:SeasonStatus', 'seasons.status'],
  ['tax:Rounding', 'tax_rules.rounding'],
  ['tax:Treatment', 'tax_rules.treatment'],
  ['trip:TripKind', 'trips.kind'],
]

function codesOf(list: string): string[] {
  const [file, name] = list.split(':')
  const [, body = ''] = read(`${domain}/${file}`).match(new RegExp(`enum ${name} \\{([\\s\\S]*?)\\}`)) ?? []
  return [...body.matchAll(/= "([^"]+)"/g)].map(([, code = '']) => code)
}

function wordless(field: string, all: readonly string[]): string[] {
  const [subject = '', key = ''] = field.split('.')
  return all.filter((code) => wordOf(subject, key, code) === undefined).map((code) => `${field} ${code}`)
}

test.each(codes)('%s is told in words', (list, ...fields) => {
  expect(codesOf(list).length).toBeGreaterThan(1)
  expect(fields.flatMap((field) => wordless(field, codesOf(list)))).toEqual([])
})

test('what the server has no list of is told in words too', () => {
  const quoted = (file: string, from: string, to: string) =>
    [...(read(file).split(from)[1]?.split(to)[0] ?? '').matchAll(/"([^"]+)"/g)].map(([, code = '']) => code)
  const drawings = quoted('rewards/desk/form', 'const PICTURES', '];')
  const mechanics = quoted(`${domain}/promotions/words`, 'fn code', '    }\n    }')
  const roles = quoted('who', 'fn as_str', '    }\n    }')
  expect([drawings.length, mechanics.length, roles.length]).toEqual([24, 6, 5])
  expect(wordless('rewards.icon', drawings)).toEqual([])
  expect(wordless('promotions.kind', mechanics)).toEqual([])
  expect(wordless('operators.roles', roles)).toEqual([])
  expect(wordless('promotions.status', ['draft', 'published', 'withdrawn'])).toEqual([])
  expect(wordless('requests.status', ['pending', 'accepted', 'refused'])).toEqual([])
  expect(wordless('participants.changed', ['email', 'phone', 'names', 'company'])).toEqual([])
  expect(wordless('data_requests.status', ['active', 'erased', 'waiting', 'rejected'])).toEqual([])
})

test('every call of a participant belongs to a part of the portal that has a name', () => {
  const { paths } = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { security?: { bearer?: string[] }[] }>>
  }
  const isSeated = (bearers: string[] | undefined) => bearers?.includes('participant') ?? false
  const seated = Object.entries(paths).flatMap(([path, calls]) =>
    Object.values(calls).some(({ security }) => security?.some(({ bearer }) => isSeated(bearer)))
      ? [path]
      : [],
  )
  expect(seated.length).toBeGreaterThan(40)
  expect(seated.filter((path) => areaOf(path) === undefined)).toEqual([])
})
