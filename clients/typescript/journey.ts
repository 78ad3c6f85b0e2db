/*
 * Walks a participant's path by the generated client: signs in, reports an invoice, reads it, orders a reward.
 *
 * Usage: node journey.js URL NIP PASSWORD, compiled beside the generated client. Prints a line for each thing seen.
 */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Client, createClient } from './plon-client/client/index.js'
import {
  type DistributorOptionListResponse,
  downloadInvoice,
  type ErrorBody,
  listDistributorOptions,
  listInvoices,
  listOrders,
  listRewards,
  type OrderForm,
  type OrderPlacedActionResponse,
  placeOrder,
  refreshSession,
  type RewardDetailsResponse,
  showInvoice,
  showOrder,
  showReward,
  signIn,
  submitInvoice,
} from './plon-client/index.js'

type Distributor = DistributorOptionListResponse['data'][number]
type Reward = RewardDetailsResponse['data']
type Order = OrderPlacedActionResponse['data']

interface Result<Data, Refusal> {
  data: Data | undefined
  error: Refusal | undefined
  response: Response | undefined
}

const NUMBER = 'FV/TS/0001/08/2025'
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'
const ADDRESS = {
  recipient: 'Jan Próbny',
  street: 'Polna',
  street_number: '12',
  postcode: '99-400',
  city: 'Łowicz',
}

function fail(sentence: string): never {
  console.error(`journey.ts: ${sentence}`)
  process.exit(1)
}

function seen(sentence: string) {
  console.log(`seen: ${sentence}`)
}

function expect(what: string, have: unknown, want: unknown) {
  if (isDeepStrictEqual(have, want)) return
  fail(`${what} should be ${JSON.stringify(want)} and is ${JSON.stringify(have)}.`)
}

/** The typed body of a response that has the status; any other response ends the journey. */
function read<Data>(what: string, { data, error, response }: Result<Data, unknown>, status: number): Data {
  if (response?.status === status && data !== undefined) return data
  return fail(`${what} should answer ${status} and answers ${response?.status}: ${told(error ?? data)}`)
}

function told(thing: unknown): string {
  return thing instanceof Error ? `${thing} ${thing.cause ?? ''}` : JSON.stringify(thing)
}

function refusal(what: string, { data, error, response }: Result<unknown, ErrorBody>): ErrorBody {
  if (response?.status === 422 && error) return error
  return fail(
    `${what} should be refused with 422 and is answered ${response?.status}: ${told(error ?? data)}`,
  )
}

/** The fields at which a 422 has sentences, in the order of the alphabet. */
function refusedFields(what: string, result: Result<unknown, ErrorBody>): string[] {
  const { error, errors } = refusal(what, result)
  if (!errors) return fail(`${what} should be refused at fields and is refused by '${error}' alone.`)
  for (const [field, sentences] of Object.entries(errors)) {
    if (!sentences.length || !sentences.every(Boolean))
      fail(`${what} is refused at '${field}' without a sentence.`)
  }
  return Object.keys(errors).sort()
}

async function signedIn(baseUrl: string, nip: string, password: string): Promise<Client> {
  const client = createClient({ baseUrl })
  const signed = await signIn({ client, body: { account_type: 'program.retail', nip, password } })
  const session = read('the sign-in', signed, 200)
  seen('signs in and gets a bearer token')

  /* Without cookies the first refresh token is read where the sign-in sets it. */
  const cookies = signed.response.headers.getSetCookie().join('; ')
  const refresh_token =
    /plon_refresh=([^;]+)/.exec(cookies)?.[1] ?? fail('the sign-in should set a refresh cookie.')
  const renewed = read('the refresh', await refreshSession({ client, body: { refresh_token } }), 200)
  expect('whether the refresh gives the old token', renewed.auth_token === session.auth_token, false)
  expect('the type of the next refresh token', typeof renewed.data.refresh_token, 'string')
  seen('renews the session by the refresh token in the body')
  return createClient({ baseUrl, auth: renewed.auth_token })
}

async function seeRefusedInvoice(client: Client, distributor: Distributor) {
  const invoice = new File(['no'], 'no.txt', { type: 'text/plain' })
  const body = { document_name: '', distributor_id: distributor.id, invoice }
  const what = 'an invoice without a number and with a text for its file'
  const fields = refusedFields(what, await submitInvoice({ client, body }))
  expect('the list of refused fields', fields, ['document_name', 'invoice'])
  seen('is told every bad field of an invoice by the typed error')
}

async function reportInvoice(client: Client, distributor: Distributor): Promise<string> {
  const headers = { 'Idempotency-Key': randomUUID() }
  const invoice = new File([PDF], 'faktura.pdf', { type: 'application/pdf' })
  const body = { document_name: NUMBER, distributor_id: distributor.id, invoice }
  const { data: reported } = read('an invoice', await submitInvoice({ client, headers, body }), 201)
  expect('whether the new invoice was known', reported.known, false)
  seen('reports an invoice with its file')

  const again = read('the invoice sent again', await submitInvoice({ client, headers, body }), 201)
  expect('the id of the invoice sent again under its key', again.data.id, reported.id)
  seen('sends the invoice again under its key and gets the same one')
  return reported.id
}

async function readInvoice(client: Client, document: string, distributor: Distributor) {
  const query = { search: NUMBER, type: 'document_name' } as const
  const listed = await listInvoices({ client, path: { list: 'waiting' }, query })
  const rows = read('the list of invoices', listed, 200).data.items
  const row = rows[0] ?? fail('the list of invoices should have the number and is empty.')
  expect(
    'the list of invoices by the number',
    rows.map(({ id }) => id),
    [document],
  )
  expect('the number in the list', row.document_name, NUMBER)
  expect('the distributor in the list', row.distributor_name, distributor.distributor_name)
  expect('the source in the list', row.source, 'reported')
  expect('whether the row has a file', row.file, true)
  seen('finds the invoice in the list by its number')

  const shown = read('the invoice', await showInvoice({ client, body: { document } }), 200).data
  expect('the number of the invoice', shown.document_name, NUMBER)
  expect('the distributor of the invoice', shown.distributor_name, distributor.distributor_name)
  expect('the points before a decision', shown.points, 0)
  expect('the state of the invoice', shown.status, row.status)
  expect('the day of the invoice', shown.date, row.date)
  seen('reads the invoice by its public id')

  const file = read('the file', await downloadInvoice({ client, path: { id: document } }), 200)
  expect('the downloaded file', await file.text(), PDF)
  seen('downloads the very file that was sent')
}

/** The dearest reward in sizes that comes in a parcel and that the participant can afford. */
async function chosenReward(client: Client): Promise<Reward> {
  const rewards = read('the rewards', await listRewards({ client }), 200).data.items
  const affordable = rewards
    .filter(({ kind, affordable, available }) => kind === 'parcel' && affordable && available)
    .sort((one, other) => other.points - one.points)
  for (const { slug } of affordable) {
    const reward = read('the reward', await showReward({ client, path: { reward: slug } }), 200).data
    if (!reward.variants.some(({ available }) => available)) continue
    seen('finds a reward in sizes among those that the points are enough for')
    return reward
  }
  return fail(
    `the participant should afford a parcel in sizes; parcels that can be had: ${affordable.length}.`,
  )
}

async function orderReward(client: Client, reward: Reward): Promise<Order> {
  const headers = { 'Idempotency-Key': randomUUID() }
  const place = (body: OrderForm) => placeOrder({ client, headers, body })
  const bare = { reward_id: reward.id, points: reward.points, address: { ...ADDRESS, postcode: '1' } }
  const fields = refusedFields('an order without a size', await place(bare))
  expect('the list of refused fields', fields, ['address.postcode', 'variant_id'])
  seen('is told every bad field of an order by the typed error')

  const variant = reward.variants.find(({ available }) => available) ?? fail('the reward should have a size.')
  const form = { ...bare, address: ADDRESS, variant_id: variant.id }
  const placed = read('the order', await place(form), 201)
  expect('the points of the order', placed.data.points, reward.points)
  seen('orders the reward in a size to an address')

  expect('the order under the same key', read('the order sent again', await place(form), 201), placed)
  seen('sends the order again under its key and gets the same one')

  const other = refusal(
    'another order under the same key',
    await place({ ...form, points: reward.points + 1 }),
  )
  expect('the error of another order under the same key', other.error, 'idempotency_key_reused')
  seen('is refused another order under the same key')
  return placed.data
}

async function readOrder(client: Client, placed: Order, reward: Reward) {
  const shown = read('the order', await showOrder({ client, path: { id: placed.id } }), 200).data
  expect('the number of the order', shown.number, placed.number)
  expect('the reward of the order', shown.reward, reward.name)
  expect('the points of the order', shown.points, reward.points)
  expect('the address of the order', shown.address, ADDRESS)
  expect('the state of the order', shown.status.code, 'selected')
  seen('reads the order by its public id')

  const orders = read('the list of orders', await listOrders({ client }), 200).data.items
  expect('how many orders have the number', orders.filter(({ number }) => number === placed.number).length, 1)
  seen('finds the order in the list once')
}

const [url, nip, password] = process.argv.slice(2)
if (!url || !nip || !password) fail('usage: node journey.js URL NIP PASSWORD')
const client = await signedIn(url, nip, password)
const distributors = read('the distributors', await listDistributorOptions({ client }), 200).data
const distributor = distributors[0] ?? fail('there should be a distributor.')
await seeRefusedInvoice(client, distributor)
await readInvoice(client, await reportInvoice(client, distributor), distributor)
const reward = await chosenReward(client)
await readOrder(client, await orderReward(client, reward), reward)
