import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addChosen, movePage, problems, readChosen } from './pages'

const { heicToJpeg, isHeic } = vi.hoisted(() => ({ heicToJpeg: vi.fn(), isHeic: vi.fn() }))
vi.mock('../../pictures/heic', () => ({ heicToJpeg, isHeic }))

beforeEach(() => {
  isHeic.mockReset().mockImplementation(async (file: File) => file.name.endsWith('.heic'))
  heicToJpeg.mockReset()
})

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
const heic = new File(['heic'], 'IMG_1.heic')
const chosen = (files: { photos?: File[]; documents?: File[]; hasUnreadable?: boolean }) => ({
  photos: [],
  documents: [],
  hasUnreadable: false,
  ...files,
})

describe('chosen files', () => {
  test('are told by their type, or by their content where it is missing', async () => {
    const bare = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'IMG_2')
    const { photos, documents } = await readChosen([photo('1.jpg'), pdf, bare])
    expect(documents).toEqual([pdf])
    expect(photos.map(({ name, type }) => [name, type])).toEqual([
      ['1.jpg', 'image/jpeg'],
      ['IMG_2', 'image/jpeg'],
    ])
  })

  test('a HEIC becomes a JPEG where it can be read, and is told of where it cannot', async () => {
    const jpeg = photo('IMG_1.jpg')
    heicToJpeg.mockResolvedValueOnce(jpeg)
    expect(await readChosen([heic])).toEqual(chosen({ photos: [jpeg] }))
    heicToJpeg.mockResolvedValueOnce(undefined)
    expect(await readChosen([heic, photo('2.jpg')])).toMatchObject({ hasUnreadable: true, documents: [] })
  })
})

describe('the pages', () => {
  const [one, two, three] = [photo('1.jpg'), photo('2.jpg'), photo('3.jpg')]

  test('get further photos behind them, up to ten', () => {
    expect(addChosen([one], chosen({ photos: [two, three] }))).toEqual({
      pages: [one, two, three],
      problem: null,
    })
    const nine = Array.from({ length: 9 }, (_, place) => photo(`${place}.jpg`))
    expect(addChosen(nine, chosen({ photos: [one, two] }))).toEqual({
      pages: [...nine, one],
      problem: problems.pages,
    })
  })

  test('are a PDF alone: it takes the place of another one, but not of photos', () => {
    expect(addChosen([], chosen({ documents: [pdf] }))).toEqual({ pages: [pdf], problem: null })
    const other = new File(['%PDF'], 'b.pdf', { type: 'application/pdf' })
    expect(addChosen([other], chosen({ documents: [pdf] }))).toEqual({ pages: [pdf], problem: null })
    expect(addChosen([other], chosen({ photos: [one] }))).toEqual({ pages: [one], problem: null })
    for (const more of [{ documents: [pdf] }, { documents: [pdf], photos: [two] }])
      expect(addChosen([one], chosen(more))).toEqual({ pages: [one], problem: problems.document })
    expect(addChosen([], chosen({ documents: [pdf, other] }))).toEqual({
      pages: [],
      problem: problems.document,
    })
  })

  test('stay as they are beside a HEIC that cannot be read', () => {
    const unreadable = { hasUnreadable: true }
    expect(addChosen([one], chosen(unreadable))).toEqual({ pages: [one], problem: problems.heic })
    expect(addChosen([one], chosen({ ...unreadable, photos: [two] }))).toEqual({
      pages: [one, two],
      problem: problems.heic,
    })
  })

  test('are moved earlier and later', () => {
    expect(movePage([one, two, three], 2, 0)).toEqual([three, one, two])
    expect(movePage([one, two, three], 0, 1)).toEqual([two, one, three])
  })
})
