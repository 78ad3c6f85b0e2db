import { afterEach, expect, test, vi } from 'vitest'
import { type Bearer, createBearer } from '../api/bearer'
import { toFormData } from './multipart'
import { sendTo, targetPath } from './target'

let bearer: Bearer | undefined

afterEach(() => bearer?.close())

function answering(status: number, body: unknown) {
  const fetch = vi.fn(async (_: Request) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetch)
  bearer = createBearer({ name: 'target', refreshPath: '/refresh', logoutPath: '/logout' })
  return { bearer, sent: () => fetch.mock.lastCall?.[0] }
}

test('a new record goes to the path, an edited one to its update path', () => {
  expect(targetPath({ path: '/api/v1/contacts' })).toBe('/api/v1/contacts')
  expect(targetPath({ path: '/api/v1/contacts', id: 7 })).toBe('/api/v1/contacts/7/update')
  expect(targetPath({ path: '/api/v1/contacts', id: 'a/b' })).toBe('/api/v1/contacts/a%2Fb/update')
})

test('sends the model as JSON and gives the answer', async () => {
  const { bearer, sent } = answering(201, { data: { id: 1 }, message: 'Gotowe' })
  await expect(sendTo({ bearer, path: '/api/v1/contacts' }, { city: 'Żnin' })).resolves.toEqual({
    data: { id: 1 },
    message: 'Gotowe',
  })
  await expect(sent()?.json()).resolves.toEqual({ city: 'Żnin' })
  expect(sent()?.method).toBe('POST')
})

test('only 200 and 201 are a success', async () => {
  const { bearer } = answering(202, { message: 'Później' })
  await expect(sendTo({ bearer, path: '/x' }, {})).rejects.toMatchObject({ status: 202 })
})

test('a refusal is a failure with its fields', async () => {
  const { bearer } = answering(422, { message: 'Popraw', errors: { city: ['Nie ma go'] } })
  await expect(sendTo({ bearer, path: '/x' }, {})).rejects.toMatchObject({
    kind: 'refused',
    fields: { city: ['Nie ma go'] },
  })
})

test('multipart numbers arrays and leaves out what is not set', () => {
  const file = new File(['x'], 'faktura.pdf')
  const data = toFormData({ name: 'FV/1', file, none: null, rows: [{ pack: 3 }, { pack: 4 }], agreed: true })
  expect(Array.from(data.keys())).toEqual(['name', 'file', 'rows[0][pack]', 'rows[1][pack]', 'agreed'])
  expect(data.get('rows[1][pack]')).toBe('4')
  expect(data.get('file')).toBeInstanceOf(File)
})
