import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Bearer, createBearer } from './bearer'

const open: Bearer[] = []

/** A browser tab with a memory of its own; localStorage, cookies, locks and the channel are shared. */
function tab() {
  const bearer = createBearer({
    name: 'test',
    refreshPath: '/api/v1/refresh_token',
    logoutPath: '/api/v1/auth/logout',
  })
  open.push(bearer)
  const events: string[] = []
  bearer.subscribe((event) => events.push(event))
  return Object.assign(bearer, { events })
}

/** A server that takes one bearer and gives the next for each refresh. */
function server({
  taken = 't1',
  renewals = ['t1', 't2', 't3'],
}: {
  taken?: string
  renewals?: string[]
} = {}) {
  const seen: string[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    if (!(input instanceof Request)) {
      const next = renewals.shift()
      return next
        ? Response.json({ auth_token: next, data: {} })
        : Response.json({ message: 'Koniec' }, { status: 401 })
    }
    const token = input.headers.get('Authorization')
    seen.push(`${token} ${await input.text()}`.trim())
    return token === `Bearer ${taken}` ? Response.json({ ok: true }) : Response.json({}, { status: 401 })
  })
  vi.stubGlobal('fetch', fetch)
  return { seen, refreshes: () => fetch.mock.calls.filter(([input]) => !(input instanceof Request)).length }
}

const call = (init?: RequestInit) => new Request('http://localhost/api/v1/user/profile', init)

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const bearer of open.splice(0)) bearer.close()
})

test('a request carries the bearer', async () => {
  const { seen } = server()
  const bearer = tab()
  bearer.signIn('t1')
  expect((await bearer.send(call())).status).toBe(200)
  expect(seen).toEqual(['Bearer t1'])
})

test('another way of sending carries the bearer too, and is repeated with a fresh one', async () => {
  server({ renewals: ['t2'] })
  const bearer = tab()
  bearer.signIn('t1')
  const carried: (string | null)[] = []
  const response = await bearer.sendBy(async (request) => {
    carried.push(request.headers.get('Authorization'))
    return new Response('{}', { status: carried.length === 1 ? 401 : 201 })
  })(call({ method: 'POST', body: 'faktura' }))
  expect(response.status).toBe(201)
  expect(carried).toEqual(['Bearer t1', 'Bearer t2'])
})

test('a stale bearer is renewed once and the request repeated with its body', async () => {
  const { seen, refreshes } = server({ taken: 't2', renewals: ['t2'] })
  const bearer = tab()
  bearer.signIn('t1')
  const response = await bearer.send(call({ method: 'POST', body: 'faktura' }))
  expect(response.status).toBe(200)
  expect(seen).toEqual(['Bearer t1 faktura', 'Bearer t2 faktura'])
  expect(refreshes()).toBe(1)
})

test('requests that fail together share one renewal', async () => {
  const { refreshes } = server({ taken: 't2', renewals: ['t2', 't3'] })
  const bearer = tab()
  bearer.signIn('t1')
  const answers = await Promise.all([bearer.send(call()), bearer.send(call()), bearer.send(call())])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(refreshes()).toBe(1)
})

test('tabs renew one after the other, never at once', async () => {
  let running = 0
  let most = 0
  let queue = Promise.resolve<unknown>(undefined)
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, work: () => Promise<unknown>) => {
        queue = queue.then(work)
        return queue
      },
    },
  })
  vi.stubGlobal('fetch', async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return Response.json({ auth_token: 'fresh', data: {} })
  })
  localStorage.setItem('plon-test-session', '1')
  await Promise.all([tab().renew(), tab().renew(), tab().renew()])
  expect(most).toBe(1)
})

test('a bearer that another tab got is taken over', async () => {
  const { refreshes } = server({ taken: 't9' })
  const [here, there] = [tab(), tab()]
  there.signIn('t9')
  await vi.waitFor(() => expect(here.isSignedIn()).toBe(true))
  expect((await here.send(call())).status).toBe(200)
  expect(refreshes()).toBe(0)
})

test('signing out ends the session in every tab and keeps it ended', async () => {
  const { refreshes } = server()
  const [here, there] = [tab(), tab()]
  there.signIn('t1')
  await vi.waitFor(() => expect(here.isSignedIn()).toBe(true))
  here.signOut()
  await vi.waitFor(() => expect(there.isSignedIn()).toBe(false))
  expect(there.events).toContain('signedOut')
  expect(there.mayRestore()).toBe(false)
  expect(await there.renew()).toBeNull()
  expect(refreshes()).toBe(0)
})

test('a session that the server no longer continues is expired', async () => {
  server({ taken: 'none', renewals: [] })
  const bearer = tab()
  bearer.signIn('t1')
  expect((await bearer.send(call())).status).toBe(401)
  expect(bearer.events).toEqual(['signedIn', 'expired'])
})

test('a visitor who meets a 401 is not signed out', async () => {
  const { refreshes } = server()
  const bearer = tab()
  expect((await bearer.send(call())).status).toBe(401)
  expect(bearer.events).toEqual([])
  expect(refreshes()).toBe(0)
})

test('errorHandle: false leaves the 401 to the caller', async () => {
  const { refreshes } = server({ taken: 'none' })
  const bearer = tab()
  bearer.signIn('t1')
  const request = Object.assign(call(), { errorHandle: false })
  expect((await bearer.send(request)).status).toBe(401)
  expect(bearer.events).toEqual(['signedIn'])
  expect(refreshes()).toBe(0)
})

test('the wrong audience is told apart from a lost session', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'access_denied' }, { status: 401 }))
  const bearer = tab()
  bearer.signIn('t1')
  await bearer.send(call())
  expect(bearer.events).toEqual(['signedIn', 'denied'])
  expect(bearer.isSignedIn()).toBe(true)
})

test('a server that is away does not end the session', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    Response.json({}, { status: input instanceof Request ? 401 : 503 }),
  )
  const bearer = tab()
  bearer.signIn('t1')
  await expect(bearer.send(call())).rejects.toMatchObject({ kind: 'server', status: 503 })
  expect(bearer.mayRestore()).toBe(true)
  expect(bearer.events).toEqual(['signedIn'])
})

test.each([
  ['breaks off', '{"auth_token": "t'],
  ['is the page of a hotspot', '<h1>Zaloguj się do sieci</h1>'],
])('a renewal whose answer %s does not end the session', async (_, body) => {
  vi.stubGlobal('fetch', async () => new Response(body))
  const bearer = tab()
  bearer.signIn('t1')
  await expect(bearer.renew()).rejects.toMatchObject({ kind: 'network' })
  expect(bearer.mayRestore()).toBe(true)
})

test('requests that fail together say once that the session is over', async () => {
  server({ taken: 'none', renewals: [] })
  const bearer = tab()
  bearer.signIn('t1')
  bearer.subscribe((event) => {
    if (event === 'expired') bearer.forget()
  })
  await Promise.all([bearer.send(call()), bearer.send(call()), bearer.send(call())])
  expect(bearer.events).toEqual(['signedIn', 'expired'])
})

test('a renewal whose answer comes after signing out does not sign in again', async () => {
  let answerLate: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', (input: RequestInfo | URL) =>
    input instanceof Request
      ? Promise.resolve(Response.json({}))
      : new Promise<Response>((resolve) => {
          answerLate = resolve
        }),
  )
  const bearer = tab()
  bearer.signIn('t1')
  const renewal = bearer.renew()
  await vi.waitFor(() => expect(answerLate).toHaveLength(1))
  bearer.signOut()
  answerLate(Response.json({ auth_token: 't2', data: {} }))
  expect(await renewal).toBeNull()
  expect([bearer.isSignedIn(), bearer.mayRestore()]).toEqual([false, false])
})

describe('signing out without a connection', () => {
  /** Takes the connection away; the requests after its return are recorded. */
  function offline() {
    const heard: string[] = []
    let isOnline = false
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      const request = new Request(input)
      heard.push(`${new URL(request.url).pathname} ${request.headers.get('Authorization')}`)
      return Response.json({ auth_token: 'again', data: {} })
    })
    return {
      heard,
      connect() {
        isOnline = true
        window.dispatchEvent(new Event('online'))
      },
    }
  }

  test('ends here at once, and on the server with the connection', async () => {
    const { heard, connect } = offline()
    const bearer = tab()
    bearer.signIn('t1')
    bearer.signOut()
    expect([bearer.isSignedIn(), bearer.mayRestore()]).toEqual([false, false])
    await Promise.resolve()
    connect()
    await vi.waitFor(() => expect(heard).toEqual(['/api/v1/auth/logout Bearer t1']))
    expect(await bearer.renew()).toBeNull()
    expect(heard).toHaveLength(1)
  })

  test('leaves alone who has signed in since', async () => {
    const { heard, connect } = offline()
    const bearer = tab()
    bearer.signIn('t1')
    bearer.signOut()
    await Promise.resolve()
    bearer.signIn('t2')
    connect()
    await Promise.resolve()
    expect(heard).toEqual([])
  })
})

describe('a borrowed bearer', () => {
  test('carries the requests of its own tab and no other', async () => {
    const { seen } = server({ taken: 'lent' })
    const [here, there] = [tab(), tab()]
    there.signIn('t1')
    await vi.waitFor(() => expect(here.isSignedIn()).toBe(true))
    here.borrow('lent')
    const witness = tab()
    there.signIn('t2')
    await vi.waitFor(() => expect(witness.isSignedIn()).toBe(true))
    await here.send(call())
    expect(seen).toEqual(['Bearer lent'])
    expect(there.events).toEqual(['signedIn'])
  })

  test('is not renewed: at its end the session is over', async () => {
    const { refreshes } = server({ taken: 'none' })
    const bearer = tab()
    bearer.signIn('t1')
    bearer.borrow('lent')
    expect((await bearer.send(call())).status).toBe(401)
    expect(refreshes()).toBe(0)
    expect(bearer.events.at(-1)).toBe('expired')
  })

  test('ends without ending the session that the tabs share', async () => {
    const { seen } = server({ taken: 'lent' })
    const [here, there] = [tab(), tab()]
    there.signIn('t1')
    await vi.waitFor(() => expect(here.isSignedIn()).toBe(true))
    here.borrow('lent')
    here.signOut()
    await vi.waitFor(() => expect(seen).toEqual(['Bearer lent']))
    expect([here.isSignedIn(), here.mayRestore()]).toEqual([false, true])
    expect([there.isSignedIn(), there.events]).toEqual([true, ['signedIn']])
  })
})
