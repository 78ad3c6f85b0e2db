import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { setToastRenderer } from '../ui/toast-queue'
import { dropWaitingReports, saveReport, waitingReports } from './outbox'
import { followOutbox, sendWaitingReports } from './outbox-sender'
import { profileQuery, type User } from './session'

const database = vi.hoisted(() => ({ rows: new Map<string, unknown>(), problem: null as unknown }))
vi.mock('idb-keyval', async () => (await import('./test-database')).testDatabase(database))

const anna = { profile: { nip: '5260250274' }, collects_points: true } as User
const notice = vi.fn()

interface Sent {
  readonly key: string | null
  readonly number: unknown
  readonly pages: string[]
}

let sent: Sent[] = []
let answer: () => Response | Promise<Response>
let whoIsThere: User

const taken = () =>
  Response.json({ data: { id: 'a', known: false }, message: 'Twoja faktura została dodana' }, { status: 201 })

const refused =
  (status: number, body: object, headers = {}) =>
  () =>
    Response.json(body, { status, headers })

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers()
  database.rows.clear()
  queryClient.clear()
  notice.mockReset()
  setToastRenderer(notice)
  sent = []
  answer = taken
  whoIsThere = anna
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.setQueryData(profileQuery.queryKey, anna)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/user/profile')) return Response.json({ data: whoIsThere })
    const form = await request.formData()
    const pages = await Promise.all(form.getAll('invoice').map((page) => (page as File).text()))
    sent.push({ key: request.headers.get('Idempotency-Key'), number: form.get('document_name'), pages })
    return answer()
  })
})
afterEach(async () => {
  await vi.runOnlyPendingTimersAsync()
  vi.useRealTimers()
})

const page = (text: string) => new File([text], `${text}.jpg`, { type: 'image/jpeg' })

function save(number: string, key: string, ...pages: string[]) {
  return saveReport({ number, distributor: { id: 7, name: 'Agro-Bzura' }, pages: pages.map(page) }, key)
}

const titles = () => notice.mock.calls.map(([{ title }]) => title.replaceAll('\u00a0', ' '))

test('what waits is sent in order, each once under its own key, and is gone with one toast', async () => {
  await save('FV/1', 'k1', 'pierwsza', 'druga')
  vi.setSystemTime(Date.now() + 1000)
  await save('FV/2', 'k2', 'trzecia')
  queryClient.setQueryData(['invoices', '2025'], [])
  await sendWaitingReports()
  await sendWaitingReports()
  expect(sent).toEqual([
    { key: 'k1', number: 'FV/1', pages: ['pierwsza', 'druga'] },
    { key: 'k2', number: 'FV/2', pages: ['trzecia'] },
  ])
  expect(await waitingReports()).toEqual([])
  expect(database.rows.size).toBe(0)
  expect(titles()).toEqual(['Wysłaliśmy zgłoszenia, które czekały na telefonie: 2'])
  expect(queryClient.getQueryState(['invoices', '2025'])?.isInvalidated).toBe(true)
})

/** The locks of a browser, which its tabs share. */
function locks() {
  let isHeld = false
  return {
    async request(_: string, ...rest: unknown[]) {
      const run = rest.at(-1) as (held: object | null) => Promise<unknown>
      if (isHeld) return run(null)
      isHeld = true
      return run({}).finally(() => {
        isHeld = false
      })
    },
  }
}

test.each([true, false])('two tabs send it once, where the browser has locks: %s', async (hasLocks) => {
  Object.defineProperty(navigator, 'locks', { value: hasLocks ? locks() : undefined, configurable: true })
  await save('FV/1', 'k1', 'pierwsza')
  await Promise.all([sendWaitingReports(), sendWaitingReports()])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.map(({ key }) => key)).toEqual(['k1'])
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
})

test('a report whose answer was lost is sent again under the same key, a while later', async () => {
  answer = noAnswer
  await save('FV/1', 'k1', 'pierwsza')
  await sendWaitingReports()
  expect(await waitingReports()).toHaveLength(1)
  answer = taken
  await vi.advanceTimersByTimeAsync(29_000)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.map(({ key }) => key)).toEqual(['k1', 'k1'])
  expect(await waitingReports()).toEqual([])
  expect(titles()).toEqual(['Wysłaliśmy fakturę FV/1, która czekała na telefonie'])
})

test.each([
  ['a server that fails', refused(500, {}), 30_000],
  ['one under maintenance', refused(503, { error: 'maintenance', message: 'Przerwa' }), 30_000],
  ['too many tries', refused(429, { message: 'Za często' }, { 'retry-after': '90' }), 90_000],
])('%s is tried again', async (_, given, delay) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer = given
  await save('FV/1', 'k1', 'pierwsza')
  await save('FV/2', 'k2', 'druga')
  await sendWaitingReports()
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(delay - 1)
  expect(sent).toHaveLength(1)
  answer = taken
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.map(({ key }) => key)).toEqual(['k1', 'k1', 'k2'])
})

test('a refusal stays with its sentence, is not sent again, and stops no other', async () => {
  const sentence = 'Faktura o tym numerze została już zgłoszona'
  answer = () => (sent.length === 1 ? refused(422, { errors: { document_name: [sentence] } })() : taken())
  await save('FV/1', 'k1', 'pierwsza')
  vi.setSystemTime(Date.now() + 1000)
  await save('FV/2', 'k2', 'druga')
  await sendWaitingReports()
  await save('FV/3', 'k3', 'trzecia')
  await sendWaitingReports()
  expect(sent.map(({ key }) => key)).toEqual(['k1', 'k2', 'k3'])
  expect(await waitingReports()).toMatchObject([{ key: 'k1', refusal: { sentence: `${sentence}.` } }])
  expect(titles()).toEqual([
    'Wysłaliśmy fakturę FV/2, która czekała na telefonie',
    'Popraw zgłoszenie faktury FV/1',
    'Wysłaliśmy fakturę FV/3, która czekała na telefonie',
  ])
})

test('files that the browser has lost are told of', async () => {
  await save('FV/1', 'k1', 'pierwsza')
  database.rows.delete('files:k1')
  await sendWaitingReports()
  expect(sent).toEqual([])
  const [report] = await waitingReports()
  expect(report?.refusal?.sentence).toContain('Dodaj je jeszcze raz')
})

test('nothing is sent in the name of somebody else who is signed in by now', async () => {
  await save('FV/1', 'k1', 'pierwsza')
  whoIsThere = { profile: { nip: '7740001454' }, collects_points: true } as User
  await sendWaitingReports()
  expect(sent).toEqual([])
})

test('a sign-out that deletes a report while it is being sent is not undone by its refusal', async () => {
  await save('FV/1', 'k1', 'pierwsza')
  answer = async () => {
    await dropWaitingReports()
    return refused(422, { message: 'Nie' })()
  }
  await sendWaitingReports()
  expect(sent).toHaveLength(1)
  expect(database.rows.size).toBe(0)
  expect(titles()).toEqual([])
})

async function saveTwo() {
  await save('FV/1', 'k1', 'pierwsza')
  vi.setSystemTime(Date.now() + 1000)
  await save('FV/2', 'k2', 'druga')
}

test('reports that were deleted while another one was being sent are not sent', async () => {
  await saveTwo()
  answer = async () => {
    await dropWaitingReports()
    return taken()
  }
  await sendWaitingReports()
  expect(sent.map(({ key }) => key)).toEqual(['k1'])
  expect(titles()).toEqual(['Wysłaliśmy fakturę FV/1, która czekała na telefonie'])
})

test.each([
  ['signs out', () => vi.mocked(bearer.isSignedIn).mockReturnValue(false)],
  ['is another one', () => (whoIsThere = { ...anna, profile: { nip: '7740001454' } } as User)],
])('where the participant %s while a report is being sent, no further one is', async (_, change) => {
  await saveTwo()
  answer = () => {
    change()
    return taken()
  }
  await sendWaitingReports()
  expect(sent.map(({ key }) => key)).toEqual(['k1'])
  expect([...database.rows.keys()]).toEqual(['report:k2', 'files:k2'])
})

test('nothing is sent without a connection or a session; once there is a connection it is', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = followOutbox()
  await save('FV/1', 'k1', 'pierwsza')
  await sendWaitingReports()
  online.mockReturnValue(true)
  vi.mocked(bearer.isSignedIn).mockReturnValue(false)
  await sendWaitingReports()
  expect(sent).toEqual([])
  vi.mocked(bearer.isSignedIn).mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  stop()
})

test('another tab shows what was sent, and has its lists read anew', async () => {
  const stop = followOutbox()
  queryClient.setQueryData(['invoices', '2025'], [])
  const otherTab = new BroadcastChannel('plon-outbox')
  otherTab.postMessage({ sent: ['FV/1'], refused: ['FV/2', 'FV/3'] })
  vi.useRealTimers()
  await vi.waitFor(() =>
    expect(titles()).toEqual([
      'Wysłaliśmy fakturę FV/1, która czekała na telefonie',
      'Popraw zgłoszenia faktur: 2',
    ]),
  )
  expect(queryClient.getQueryState(['invoices', '2025'])?.isInvalidated).toBe(true)
  otherTab.close()
  stop()
  vi.useFakeTimers()
})

test('one that was saved because the server could not be reached is tried by itself', async () => {
  const stop = followOutbox()
  await save('FV/1', 'k1', 'pierwsza')
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(sent).toHaveLength(1)
  stop()
})
