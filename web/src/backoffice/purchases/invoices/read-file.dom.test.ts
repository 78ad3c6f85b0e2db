import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readPageTexts } from './pdf/page-texts'
import { at } from './pdf/test-pages'
import { readFile } from './read-file'
import { recognise } from './recognition/recognise'
import { line } from './recognition/test-pages'

vi.mock('./pdf/page-texts', () => ({ readPageTexts: vi.fn() }))
vi.mock('./recognition/recognise', () => ({ recognise: vi.fn() }))

const nip = '5260250274'
const pdf = new Blob(['%PDF'], { type: 'application/pdf' })
const text = [
  at(50, 50, 'Data wystawienia: 01.08.2025'),
  at(50, 80, 'Gospodarstwo Rolne Stanisław Kłos, Kruszwica'),
]

beforeEach(() => {
  vi.mocked(recognise)
    .mockReset()
    .mockResolvedValue([line(50, [50], ['Data wystawienia: 02.08.2025'])])
})

test.each(['image/jpeg', 'image/png'])('a picture of the type %s is recognised', async (type) => {
  const photo = new Blob(['x'], { type })
  expect(await readFile(photo, nip)).toMatchObject({ source: 'picture', issued_on: '2025-08-02' })
  expect(recognise).toHaveBeenCalledWith(photo)
})

describe('a PDF', () => {
  test('is read by its text', async () => {
    vi.mocked(readPageTexts).mockResolvedValue([text, []])
    expect(await readFile(pdf, nip)).toMatchObject({ source: 'text', issued_on: '2025-08-01' })
    expect(recognise).not.toHaveBeenCalled()
  })

  test.each([
    ['no text', [[], []]],
    ['nothing but the mark of the program that scanned it', [[at(50, 800, 'Zeskanowano w CamScanner')]]],
  ])('with %s is recognised', async (_, pages) => {
    vi.mocked(readPageTexts).mockResolvedValue(pages)
    expect(await readFile(pdf, nip)).toMatchObject({ source: 'picture', issued_on: '2025-08-02' })
  })

  test('that cannot be opened says nothing', async () => {
    vi.mocked(readPageTexts).mockResolvedValue([])
    expect(await readFile(pdf, nip)).toMatchObject({ source: 'text', issued_on: null, lines: [] })
    expect(recognise).not.toHaveBeenCalled()
  })
})
