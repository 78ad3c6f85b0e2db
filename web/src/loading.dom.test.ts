import { beforeEach, expect, test, vi } from 'vitest'
import { loadOrDoWithout, loadOrReload, part, ServerUnreachable } from './loading'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const reload = vi.fn()

/** The state of a load in the next task; `waiting` means that the page is about to be reloaded. */
function outcome(loading: Promise<unknown>) {
  const soon = new Promise((resolve) => setTimeout(() => resolve('waiting')))
  return Promise.race([loading.then(String, () => 'failed'), soon])
}

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  window.history.replaceState(null, '', '/dashboard')
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', async () => new Response())
})

test('a part that is there is given', async () => {
  expect(await outcome(loadOrReload(async () => 'page'))).toBe('page')
  expect(reload).not.toHaveBeenCalled()
})

test('a part that is gone reloads the page at the place that was asked for', async () => {
  expect(await outcome(loadOrReload(gone, () => '/nagrody?page=2'))).toBe('waiting')
  expect(window.location.pathname + window.location.search).toBe('/nagrody?page=2')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('one reload has to do: the second failure is an error', async () => {
  await outcome(loadOrReload(gone, () => '/nagrody'))
  expect(await outcome(loadOrReload(gone, () => '/nagrody'))).toBe('failed')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('after a success of the part the next failure may reload again', async () => {
  let isGone = true
  const load = () => (isGone ? gone() : Promise.resolve('page'))
  await outcome(loadOrReload(load))
  isGone = false
  await loadOrReload(load)
  isGone = true
  expect(await outcome(loadOrReload(load))).toBe('waiting')
})

test('the parts that come do not make those that stay away reload again', async () => {
  const goneToo = () => gone()
  await outcome(loadOrReload(gone))
  await loadOrReload(async () => 'page')
  expect(await outcome(loadOrReload(goneToo))).toBe('waiting')
  await loadOrReload(async () => 'page')
  expect(await outcome(loadOrReload(gone))).toBe('failed')
  expect(await outcome(loadOrReload(goneToo))).toBe('failed')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a part that the page can do without is nothing where it stays away, and reloads nothing', async () => {
  const { default: view } = await loadOrDoWithout<object>(gone)
  expect(view({})).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test('without a connection a reload would lose the portal too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(loadOrReload(gone)).rejects.toBeInstanceOf(ServerUnreachable)
  expect(reload).not.toHaveBeenCalled()
})

test('a browser that believes itself connected and reaches nobody is without a connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(loadOrReload(gone)).rejects.toBeInstanceOf(ServerUnreachable)
  expect(reload).not.toHaveBeenCalled()
})

test('a part that has been loaded answers at once, and is loaded only once', async () => {
  const load = vi.fn(async () => 'panel')
  const panel = part(load)
  const taken: string[] = []
  panel.show().then((value) => taken.push(value))
  expect(taken).toEqual([])
  await panel.load()
  panel.show().then((value) => taken.push(`${value} at once`))
  expect(taken).toContain('panel at once')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that could not be loaded is asked for again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const panel = part(load)
  await expect(panel.load()).rejects.toBeInstanceOf(ServerUnreachable)
  await expect(panel.load()).rejects.toBeInstanceOf(ServerUnreachable)
  expect(load).toHaveBeenCalledTimes(2)
})
