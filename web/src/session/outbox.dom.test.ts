import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { serverNow } from '../format/clock'
import {
  cancelReport,
  dropOldReports,
  dropWaitingReports,
  mostBytes,
  mostReports,
  saveReport,
  useWaitingReports,
  waitingReports,
  withOutbox,
} from './outbox'
import { readFiles, type WaitingReport, writeReport } from './outbox-store'
import { profileQuery, type User } from './session'
import { setSupportView } from './support-view'

const database = vi.hoisted(() => ({ rows: new Map<string, unknown>(), problem: null as unknown }))
vi.mock('idb-keyval', async () => (await import('./test-database')).testDatabase(database))

const anna = '5260250274'
const other = '7740001454'

function signedInAs(nip: string) {
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.setQueryData(profileQuery.queryKey, { profile: { nip } } as User)
}

beforeEach(() => {
  database.rows.clear()
  database.problem = null
  queryClient.clear()
  setSupportView(null)
  signedInAs(anna)
})

const page = (text: string, size = text.length) =>
  Object.defineProperty(new File([text], `${text}.jpg`, { type: 'image/jpeg', lastModified: 5 }), 'size', {
    value: size,
  })

const report = (number: string, ...pages: File[]) => ({
  number,
  distributor: { id: 7, name: 'Agro-Bzura' },
  pages: pages.length > 0 ? pages : [page('strona')],
})

const numbers = async () => (await waitingReports()).map(({ number }) => number)

test('a saved report is listed with what was typed, and its files come back in order', async () => {
  await saveReport(report('FV/1', page('pierwsza'), page('druga')), 'k1')
  const [saved] = await waitingReports()
  expect(saved).toMatchObject({
    key: 'k1',
    owner: anna,
    number: 'FV/1',
    distributor: { id: 7, name: 'Agro-Bzura' },
    refusal: null,
  })
  const files = await readFiles(saved as WaitingReport)
  expect(files.map(({ name, type, lastModified }) => [name, type, lastModified])).toEqual([
    ['pierwsza.jpg', 'image/jpeg', 5],
    ['druga.jpg', 'image/jpeg', 5],
  ])
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['pierwsza', 'druga'])
})

test('nobody else is shown it on the same device, and its participant is again', async () => {
  await saveReport(report('FV/1'), 'k1')
  signedInAs(other)
  expect(await numbers()).toEqual([])
  await saveReport(report('FV/2'), 'k2')
  signedInAs(anna)
  expect(await numbers()).toEqual(['FV/1'])
})

test("support's view stores none and is shown none", async () => {
  await saveReport(report('FV/1'), 'k1')
  setSupportView({ participant: 'Anna', nip: anna, expires_at: '2025-08-20T09:00:00Z' })
  expect(await numbers()).toEqual([])
  await expect(saveReport(report('FV/2'), 'k2')).rejects.toMatchObject({ kind: 'refused' })
})

test('at most twenty wait, of which one may be saved again', async () => {
  for (let place = 0; place < mostReports; place += 1) await saveReport(report(`FV/${place}`), `k${place}`)
  await expect(saveReport(report('FV/20'), 'k20')).rejects.toMatchObject({
    sentence: expect.stringMatching(/^Na telefonie czeka już 20\szgłoszeń/),
  })
  await saveReport(report('FV/0'), 'k0')
  expect(await numbers()).toHaveLength(mostReports)
  signedInAs(other)
  await saveReport(report('FV/20'), 'k20')
})

test('at most sixty megabytes wait', async () => {
  await saveReport(report('FV/1', page('a', mostBytes - 10)), 'k1')
  await expect(saveReport(report('FV/2', page('b', 11)), 'k2')).rejects.toMatchObject({
    sentence: expect.stringContaining('zajęły już całe miejsce (60\u00a0MB)'),
  })
  await saveReport(report('FV/2', page('b', 10)), 'k2')
})

test('a device without room, or a browser without a database, says so', async () => {
  database.problem = new DOMException('full', 'QuotaExceededError')
  await expect(saveReport(report('FV/1'), 'k1')).rejects.toMatchObject({
    sentence: expect.stringContaining('brakuje miejsca'),
  })
  database.problem = new DOMException('no', 'InvalidStateError')
  await expect(saveReport(report('FV/1'), 'k1')).rejects.toMatchObject({
    sentence: expect.stringContaining('Ta przeglądarka nie pozwala'),
  })
  expect(await waitingReports()).toEqual([])
})

test('a cancelled report is gone with its files; one that is being sent is cancelled only if it was not', async () => {
  await saveReport(report('FV/1'), 'k1')
  expect(await cancelReport('k1')).toBe(true)
  expect(database.rows.size).toBe(0)
  await saveReport(report('FV/2'), 'k2')
  let finish: () => void = () => undefined
  const sent = new Promise<void>((resolve) => {
    finish = resolve
  })
  const sending = withOutbox(async () => {
    await sent
    database.rows.clear()
  })
  const cancelling = cancelReport('k2')
  finish()
  await sending
  expect(await cancelling).toBe(false)
})

test('signing out deletes the participant’s own, and a month those of whoever has not come back', async () => {
  await saveReport(report('FV/1'), 'k1')
  const old = new Date(serverNow().getTime() - 31 * 24 * 60 * 60 * 1000).toISOString()
  const base = { number: 'FV/2', distributor: { id: 7, name: '' }, refusal: null }
  await writeReport({ ...base, key: 'k2', owner: other, savedAt: old }, [page('a')])
  await writeReport({ ...base, key: 'k3', owner: other, savedAt: serverNow().toISOString() }, [page('a')])
  await writeReport({ ...base, key: 'k4', owner: anna, savedAt: old }, [page('a')])
  await dropOldReports()
  expect(await numbers()).toEqual(['FV/2', 'FV/1'])
  await dropWaitingReports()
  expect(await numbers()).toEqual([])
  expect([...database.rows.keys()]).toEqual(['report:k3', 'files:k3'])
})

test('a list follows what is saved and cancelled', async () => {
  const { result } = renderHook(() => useWaitingReports())
  await act(async () => saveReport(report('FV/1'), 'k1'))
  await vi.waitFor(() => expect(result.current.map(({ number }) => number)).toEqual(['FV/1']))
  await act(async () => void (await cancelReport('k1')))
  await vi.waitFor(() => expect(result.current).toEqual([]))
})
