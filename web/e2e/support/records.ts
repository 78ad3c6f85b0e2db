import { randomUUID } from 'node:crypto'
import { type Login, loginOf } from './fixtures.ts'
import type { World } from './stops.ts'

/** The fields of the answers that are read here. */
interface Answer {
  readonly auth_token: string
  readonly data: {
    readonly id: number
    readonly handle: string
    readonly code: string
    readonly points: number
    readonly payouts: readonly { readonly id: number }[]
    readonly items: readonly { readonly id: string; readonly email: string; readonly number: string }[]
  }
}

/** An API client with a session, without a browser. */
export class Caller {
  readonly #url: string
  readonly #bearer: string

  private constructor(url: string, bearer: string) {
    this.#url = url
    this.#bearer = bearer
  }

  static async participant(url: string, { login: nip, password }: Login): Promise<Caller> {
    const nobody = new Caller(url, '')
    const signedIn = { account_type: 'program.retail', nip, password }
    return new Caller(url, (await nobody.post('/api/v1/auth/login', signedIn)).auth_token)
  }

  static async operator(url: string, { login: email, password }: Login): Promise<Caller> {
    const nobody = new Caller(url, '')
    const { data } = await nobody.post('/api/v1/backoffice/auth/login', { email, password })
    const code = (await nobody.post('/api/demo/operator-code', { email })).data.code
    const step = { handle: data.handle, code }
    return new Caller(url, (await nobody.post('/api/v1/backoffice/auth/second-factor', step)).auth_token)
  }

  get(path: string) {
    return this.#call(path, { method: 'GET' })
  }

  /** Posts JSON, or a form with files. */
  post(path: string, body: object) {
    if (body instanceof FormData) return this.#call(path, { method: 'POST', body })
    return this.#call(path, { method: 'POST', body: JSON.stringify(body) }, 'application/json')
  }

  async #call(path: string, call: RequestInit, type?: string): Promise<Answer> {
    const headers = {
      'Idempotency-Key': randomUUID(),
      ...(this.#bearer ? { Authorization: `Bearer ${this.#bearer}` } : {}),
      ...(type ? { 'Content-Type': type } : {}),
    }
    const answer = await fetch(this.#url + path, { ...call, headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return JSON.parse(text) as Answer
  }
}

/** Creates a participant's transfer in a batch proposed by finance; returns its address. */
export async function proposedPayout({ url, logins }: World): Promise<string> {
  const participant = await Caller.participant(url, loginOf(logins, 'participant'))
  const { data: reward } = await participant.get('/api/v1/prize/details/przelew-na-konto')
  await participant.post('/api/v1/prize/orders', { reward_id: reward.id, amount: 5000, points: 5000 })
  const finance = await Caller.operator(url, loginOf(logins, 'finance'))
  const { data: candidates } = await finance.get('/api/v1/backoffice/payouts/candidates')
  const orders = candidates.items.map(({ id }) => id)
  const { data } = await finance.post('/api/v1/backoffice/payouts', { orders })
  return `/zaplecze/wyplaty/${data.payouts[0]?.id}`
}

/** Creates a participant's order of a gift card as a code, with its code. */
export async function orderedCode({ url, logins }: World) {
  const participant = await Caller.participant(url, loginOf(logins, 'participant'))
  const { data: reward } = await participant.get('/api/v1/prize/details/karta-paliwowa-100')
  const card = { reward_id: reward.id, delivery: 'code', points: reward.points }
  await participant.post('/api/v1/prize/orders', card)
  const finance = await Caller.operator(url, loginOf(logins, 'finance'))
  const { data: waiting } = await finance.get('/api/v1/backoffice/card-codes')
  const form = new FormData()
  const rows = waiting.items.map(({ number }, place) => `${number};70010002000300${place + 10}`)
  form.set('file', new File([['Numer zamówienia;Numer karty', ...rows].join('\r\n')], 'karty.csv'))
  form.set('changes', JSON.stringify({ mended: [], left_out: [] }))
  await finance.post('/api/v1/backoffice/card-codes', form)
  return undefined
}

/** Creates a new participant's request for erasure. */
export async function requestedErasure({ url, logins }: World) {
  const login = loginOf(logins, 'participant', 'Nowy Uczestnik')
  const participant = await Caller.participant(url, login)
  await participant.post('/api/v1/auth/confirm', { password: login.password })
  await participant.post('/api/v1/user/data-requests/erasure', { reason: null })
  return undefined
}

/** Creates a visitor's message. */
export async function writtenMessage({ url, logins }: World) {
  const visitor = await Caller.operator(url, loginOf(logins, 'support'))
  await visitor.post('/api/v1/contact', {
    name: 'Bożena Żak',
    email: 'bozena@example.pl',
    phone: '',
    topic: 'other',
    message: 'Proszę o telefon.',
    contact_consent: true,
  })
  return undefined
}

/** Creates another session of the administrator. */
export async function signedInElsewhere({ url, logins }: World) {
  await Caller.operator(url, loginOf(logins, 'administrator'))
  return undefined
}

/** Creates an operator without a second factor. */
export async function withoutSecondFactor({ url, logins }: World) {
  const administrator = await Caller.operator(url, loginOf(logins, 'administrator'))
  const { data: operators } = await administrator.get('/api/v1/backoffice/operators')
  const editor = operators.items.find(({ email }) => email === loginOf(logins, 'editor').login)
  await administrator.post(`/api/v1/backoffice/operators/${editor?.id}/second-factor/reset`, {
    note: 'Próba',
  })
  return undefined
}

/** Creates a webhook whose address answers nobody; returns the address of its page. */
export async function createdWebhook({ url, logins }: World): Promise<string> {
  const login = loginOf(logins, 'administrator')
  const administrator = await Caller.operator(url, login)
  const { data } = await administrator.post('/api/demo/operator-code', { email: login.login })
  const { data: webhook } = await administrator.post('/api/v1/backoffice/webhooks', {
    name: 'Magazyn',
    url: 'https://hooks.example.pl/plon',
    events: ['order.placed'],
    code: data.code,
  })
  return `/zaplecze/webhooki/${webhook.id}`
}
