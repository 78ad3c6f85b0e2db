import { beforeEach, expect, test, vi } from 'vitest'
import { reportSchema } from './report-schema'

const shrunk = vi.hoisted(() => vi.fn())
vi.mock('../../pictures/shrink', () => ({ shrunk }))

beforeEach(() => shrunk.mockImplementation(async (file: File) => file))

const pdf = new File(['%PDF-1.7\n'], 'faktura.pdf', { type: 'application/pdf' })

async function errorsOf(draft: object): Promise<Record<string, string>> {
  const parsed = await reportSchema.safeParseAsync(draft)
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}

test('everything is needed, and everything that is missing is said at once', async () => {
  expect(await errorsOf({ document_name: ' ', distributor_id: '', invoice: [] })).toEqual({
    document_name: 'Pole jest wymagane',
    distributor_id: 'Pole jest wymagane',
    invoice: 'Pole jest wymagane',
  })
})

test('a file is refused by what it holds, not by its name', async () => {
  const disguised = new File(['GIF89a'], 'faktura.pdf', { type: 'application/pdf' })
  expect(await errorsOf({ document_name: 'FV/1', distributor_id: '7', invoice: [disguised] })).toEqual({
    invoice: 'Niedozwolony format pliku',
  })
})

test('a whole report passes, its number trimmed', async () => {
  const report = await reportSchema.parseAsync({
    document_name: ' FV/1/2025 ',
    distributor_id: '7',
    invoice: [pdf],
  })
  expect(report).toEqual({ document_name: 'FV/1/2025', distributor_id: '7', invoice: [pdf] })
})

test('several pages are sent as JPEGs, a page alone as it is', async () => {
  const [png, jpeg] = [0x89, 0xff].map((first) => {
    const head = first === 0xff ? [0xff, 0xd8, 0xff] : [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    return new File([new Uint8Array(head)], 'IMG_1', { type: 'image/png' })
  })
  shrunk.mockImplementation(async (file: File, format: string) => (format === 'jpeg' ? jpeg : file))
  const draft = { document_name: 'FV/1', distributor_id: '7' }
  expect((await reportSchema.parseAsync({ ...draft, invoice: [png] })).invoice).toEqual([png])
  expect((await reportSchema.parseAsync({ ...draft, invoice: [png, png] })).invoice).toEqual([jpeg, jpeg])
})

test('a photo is measured and sent as small as it was made', async () => {
  const jpeg = new Uint8Array(12 * 1024 * 1024)
  jpeg.set([0xff, 0xd8, 0xff])
  const photo = new File([jpeg], 'IMG_1.jpg', { type: 'image/jpeg' })
  const small = new File([jpeg.slice(0, 900_000)], 'IMG_1.jpg', { type: 'image/jpeg' })
  shrunk.mockResolvedValueOnce(small)
  const draft = { document_name: 'FV/1', distributor_id: '7', invoice: [photo] }
  expect((await reportSchema.parseAsync(draft)).invoice).toEqual([small])
  expect(await errorsOf(draft)).toEqual({ invoice: 'Pliki musi być mniejszy niż 10MB' })
})
