import { constants, createHash, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/* A server on this machine that plays KSeF's API 2.0, as far as the programme calls it. */

/** E-invoice that KSeF has. */
export interface KsefInvoice {
  /** Its number in KSeF. */
  readonly number: string
  readonly xml: string
}

export interface KsefApi {
  /** Address with the API's version. */
  readonly url: string
  /** Numbers of the invoices that were downloaded. */
  readonly downloads: readonly string[]
  /** Numbers of the invoices that were listed. */
  readonly listed: readonly string[]
  add(invoice: KsefInvoice): void
  stop(): Promise<void>
}

/** Tokens that begin so are accepted, all others are refused. */
export const rightToken = 'dobry-token'

interface Session {
  readonly nip: string
  readonly isRight: boolean
}

interface Call {
  /** Method and path, as `POST /auth/challenge`. */
  readonly to: string
  readonly bearer: string
  readonly body: Record<string, unknown>
}

interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const challenge = '20260601-CR-226FB7B000-3ACF9BE4C0-10'
const reference = '20260601-AU-2DF6A92B10-5C1D0DAFB0-27'
const minute = 60_000

export async function startKsefApi(): Promise<KsefApi> {
  const api = new Api()
  const server = createServer((request, response) => {
    void callOf(request).then((call) => respond(response, api.reply(call)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v2`,
    downloads: api.downloads,
    listed: api.listed,
    add: (invoice) => void api.invoices.push(invoice),
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const text = Buffer.concat(parts).toString()
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
  return {
    to: `${request.method} ${pathname.replace(/^\/v2/, '')}`,
    bearer: (request.headers.authorization ?? '').replace('Bearer ', ''),
    body: text === '' ? {} : JSON.parse(text),
  }
}

function respond(response: ServerResponse, { status, body, headers = {} }: Reply) {
  const isFile = typeof body === 'string'
  response.writeHead(status, { 'content-type': isFile ? 'application/xml' : 'application/json', ...headers })
  response.end(isFile ? body : JSON.stringify(body))
}

class Api {
  readonly invoices: KsefInvoice[] = []
  readonly downloads: string[] = []
  readonly listed: string[] = []
  readonly #sessions: Session[] = []
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

  reply(call: Call): Reply {
    switch (call.to) {
      case 'GET /security/public-key-certificates':
        return { status: 200, body: [certificateOf(this.#keys.publicKey)] }
      case 'POST /auth/challenge':
        return { status: 200, body: { challenge, timestamp: instant(0), timestampMs: Date.now() } }
      case 'POST /auth/ksef-token':
        return this.#begin(call.body)
      case `GET /auth/${reference}`:
        return this.#within(call, 'operation', statusOf)
      case 'POST /auth/token/redeem':
        return this.#within(call, 'operation', (_, place) => ({
          status: 200,
          body: { accessToken: token('access', place, 15), refreshToken: token('refresh', place, 600) },
        }))
      case 'POST /auth/token/refresh':
        return this.#within(call, 'refresh', (_, place) => ({
          status: 200,
          body: { accessToken: token('access', place, 15) },
        }))
      case 'POST /invoices/query/metadata':
        return this.#within(call, 'access', (session) => this.#list(session, call.body))
      default:
        return this.#within(call, 'access', (session) => this.#download(session, call.to))
    }
  }

  #begin({ encryptedToken, contextIdentifier }: Record<string, unknown>): Reply {
    const key = { key: this.#keys.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
    const text = privateDecrypt(key, Buffer.from(String(encryptedToken), 'base64')).toString()
    const { value } = contextIdentifier as { value: string }
    const place = this.#sessions.push({ nip: value, isRight: text.startsWith(rightToken) }) - 1
    return {
      status: 202,
      body: { referenceNumber: reference, authenticationToken: token('operation', place, 10) },
    }
  }

  /** Answers a call by its bearer's session, or with a 401. */
  #within({ bearer }: Call, kind: string, answer: (session: Session, place: number) => Reply): Reply {
    const place = Number(bearer.slice(kind.length + 1))
    const session = bearer.startsWith(`${kind}-`) ? this.#sessions[place] : undefined
    if (!session) return { status: 401, body: { title: 'Unauthorized', status: 401 } }
    return answer(session, place)
  }

  #list({ nip }: Session, { subjectType, dateRange, sellerNip }: Record<string, unknown>): Reply {
    const { from, to = instant(0) } = dateRange as { from: string; to?: string }
    const isWithin = (at: string) => Date.parse(from) <= Date.parse(at) && Date.parse(at) <= Date.parse(to)
    const invoices = this.invoices
      .map(metadataOf)
      .filter(({ buyer }) => subjectType === 'Subject2' && buyer.identifier.value === nip)
      .filter(({ seller }) => sellerNip === undefined || seller.nip === sellerNip)
      .filter(({ permanentStorageDate }) => isWithin(permanentStorageDate))
    this.listed.push(...invoices.map(({ ksefNumber }) => ksefNumber))
    return {
      status: 200,
      body: { hasMore: false, isTruncated: false, permanentStorageHwmDate: instant(0), invoices },
    }
  }

  #download({ nip }: Session, to: string): Reply {
    const found = this.invoices.find(
      (invoice) => to === `GET /invoices/ksef/${invoice.number}` && nipIn(invoice, 'Podmiot2') === nip,
    )
    if (!found) return refusal(21164, 'Faktura o podanym identyfikatorze nie istnieje')
    this.downloads.push(found.number)
    return { status: 200, body: found.xml, headers: { 'x-ms-meta-hash': sha256(found.xml) } }
  }
}

/** Status of a sign-in; 450 is that of a wrong token. */
function statusOf({ isRight }: Session): Reply {
  const status = isRight
    ? { code: 200, description: 'Uwierzytelnianie zakończone sukcesem' }
    : {
        code: 450,
        description: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu',
        details: ['Token nieprawidłowy'],
      }
  return { status: 200, body: { startDate: instant(0), authenticationMethod: 'Token', status } }
}

function refusal(code: number, description: string): Reply {
  return { status: 400, body: { title: 'Bad Request', status: 400, errors: [{ code, description }] } }
}

function token(kind: string, place: number, minutes: number) {
  return { token: `${kind}-${place}`, validUntil: instant(minutes * minute) }
}

/** Instant after or before now, in milliseconds. */
function instant(after: number): string {
  return new Date(Date.now() + after).toISOString()
}

/** Makes the entry of an invoice in KSeF's list; it was stored on the morning of its day of issue. */
function metadataOf(invoice: KsefInvoice) {
  const { number, xml } = invoice
  const issuedOn = textIn(xml, 'P_1')
  const storedAt = `${issuedOn}T08:00:00.0000000+00:00`
  return {
    ksefNumber: number,
    invoiceNumber: textIn(xml, 'P_2'),
    issueDate: issuedOn,
    invoicingDate: storedAt,
    acquisitionDate: storedAt,
    permanentStorageDate: storedAt,
    seller: { nip: nipIn(invoice, 'Podmiot1') },
    buyer: { identifier: { type: 'Nip', value: nipIn(invoice, 'Podmiot2') } },
    invoiceType: 'Vat',
    invoiceHash: sha256(xml),
  }
}

function nipIn({ xml }: KsefInvoice, party: 'Podmiot1' | 'Podmiot2'): string {
  return textIn(xml.slice(xml.indexOf(`<${party}>`)), 'NIP')
}

function textIn(xml: string, tag: string): string {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  if (found === undefined) throw new Error(`the e-invoice has no ${tag}`)
  return found
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}

/** Certificate for tokens, as the list gives it: X.509 with nothing in it but the key (RFC 5280, 4.1). */
function certificateOf(publicKey: KeyObject) {
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const empty = der(0x30)
  const version = der(0xa0, der(0x02, Buffer.of(2)))
  const fields = der(0x30, version, der(0x02, Buffer.of(1)), empty, empty, empty, empty, key)
  return {
    certificate: der(0x30, fields, empty, der(0x03, Buffer.of(0))).toString('base64'),
    certificateId: sha256(''),
    publicKeyId: sha256(key),
    validFrom: instant(-24 * 60 * minute),
    validTo: instant(24 * 60 * minute),
    usage: ['KsefTokenEncryption'],
  }
}

/** Element of DER: its tag, its length, its content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const { length } = body
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), body])
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, 0x80 | bytes.length, ...bytes), body])
}
