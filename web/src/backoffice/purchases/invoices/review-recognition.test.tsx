import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Token } from './recognition/page-tokens'
import { recognise } from './recognition/recognise'
import { line } from './recognition/test-pages'
import { buyer, day, field, leave, net, packField, quantity, show } from './test-review'

vi.mock('./recognition/recognise', () => ({ recognise: vi.fn() }))

const edges = [100, 640, 740, 840, 1000]
const head = line(400, edges, ['Nazwa', 'J.m.', 'Ilość', 'Cena netto', 'Wartość netto'])
const dovvo = line(450, edges, ['DOWO 450 SC 10 L', 'szt.', '3', '1380,00', '4 140,00'])
const agrosar = line(500, edges, ['Agrosar kanister', 'szt.', '2', '590,25', '1 180,50'])
const sum = line(560, [840, 1000], ['Razem netto', '5 320,50'])
const issued = line(100, [900], ['Data wystawienia: 01.08.2025'])
const page = [...issued, ...head, ...dovvo, ...agrosar, ...sum]
const named = [
  ...line(200, [100], ['Nabywca']),
  ...line(230, [100], ['Gospodarstwo Kowalskj']),
  ...line(260, [100], ['NIP 5260250274']),
]

const proposed = (pack_id: number, product: string, pack: string, count: number) => ({
  proposal: { pack_id, product, pack, quantity: count, points: 100, certain: false },
  note: null,
})
const suggestions = [proposed(9, 'DOVVO 450 SC', '10 L', 3), proposed(7, 'AGROSAR 360 SL', '20 L', 2)]

const photo = { file: { name: 'IMG_2025.jpg', media_type: 'image/jpeg' } }
const proposals = Promise.resolve(suggestions)

/** Has the photo say these words. */
function photographed(...tokens: Token[][]) {
  vi.mocked(recognise).mockReset().mockResolvedValue(tokens)
}

/** Has the photo be read for as long as the test wants. */
function slowly() {
  let finish: (tokens: Token[][]) => void = () => {}
  vi.mocked(recognise)
    .mockReset()
    .mockReturnValue(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
  return (...tokens: Token[][]) => finish(tokens)
}

const notice = () => screen.findByText(/Pozycje odczytane ze\szdjęcia: porównaj każdą liczbę z\sfakturą\./)

beforeEach(() => photographed(page))

afterEach(leave)

describe('lines that are recognised in a photo', () => {
  test('are filled in with the day, the products as they are spelt, and one key saves them', async () => {
    const sent = show(photo, { proposals })
    await notice()
    expect(screen.queryByText(/zostawiliśmy puste|nie dają sumy/)).toBeNull()
    expect(sent[0]?.body).toEqual({
      issued_on: '2025-08-01',
      lines: [
        { name: 'DOVVO 450 SC 10 L', unit: 'szt.', quantity: '3', net_value: 414_000 },
        { name: 'Agrosar kanister', unit: 'szt.', quantity: '2', net_value: 118_050 },
      ],
    })
    expect(field(day).value).toBe('01.08.2025')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toMatchObject({
      lines: [
        { pack_id: 9, quantity: 3, net_value: 414_000 },
        { pack_id: 7, quantity: 2, net_value: 118_050 },
      ],
    })
  })

  test('have no names to remember unless the operator says so, because they may be misread', async () => {
    const sent = show(photo, { proposals })
    await notice()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body.lines).not.toHaveProperty('1.alias')
  })

  test('leave the buyer alone, whose name is known', async () => {
    photographed([...named, ...page])
    show(photo, { proposals })
    await notice()
    expect(field(buyer).value).toBe('Jan Kowalski')
  })

  test('bring a buyer who is missing', async () => {
    photographed([...named, ...page])
    show({ ...photo, buyer_name: '' }, { proposals })
    await notice()
    expect(field(buyer).value).toBe('Gospodarstwo Kowalskj')
  })

  test('have no figures where these do not bear each other out, and the cursor waits there', async () => {
    const misread = line(500, edges, ['Agrosar kanister', 'szt.', '2', '590,25', '7 180,50'])
    photographed([...issued, ...head, ...dovvo, ...misread, ...sum])
    show(photo, { proposals })
    await notice()
    expect(screen.getByText(/Liczby niepewne zostawiliśmy puste: wpisz je z\sfaktury\./)).toBeDefined()
    expect(field(quantity).value).toBe('3')
    expect(field(packField, 1).value).toBe('AGROSAR 360 SL, 20 L')
    expect(field(quantity, 1).value).toBe('')
    expect(field(net, 1).value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(field(quantity, 1)))
  })

  test('are said not to make the sum where one may be missing', async () => {
    photographed([...issued, ...head, ...dovvo, ...sum])
    show(photo, { proposals: Promise.resolve(suggestions.slice(0, 1)) })
    await notice()
    expect(screen.getByText(/Pozycje nie dają sumy z\sfaktury: sprawdź, czy są wszystkie\./)).toBeDefined()
  })

  test('bring no day that cannot be right', async () => {
    photographed([...line(100, [900], ['Data wystawienia: 01.08.2026']), ...page.slice(issued.length)])
    show(photo, { proposals })
    await notice()
    expect(field(day).value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(field(day)))
  })

  test('never take the place of what somebody types while the photo is read', async () => {
    const finish = slowly()
    show(photo, { proposals })
    expect(await screen.findByText('Odczytujemy zdjęcie...')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field(day)))
    await userEvent.keyboard('2.8.2025')
    await userEvent.type(field(quantity), '5')
    finish(page)
    await waitFor(() => expect(screen.queryByText('Odczytujemy zdjęcie...')).toBeNull())
    expect(field(day).value).toBe('02.08.2025')
    expect(screen.getAllByLabelText(quantity)).toHaveLength(1)
    expect(field(quantity).value).toBe('5')
    expect(document.activeElement).toBe(field(quantity))
    expect(screen.queryByText(/Pozycje odczytane/)).toBeNull()
  })

  test('are not saved by an Enter that was meant for a field', async () => {
    const finish = slowly()
    const sent = show(photo, { proposals })
    await waitFor(() => expect(document.activeElement).toBe(field(day)))
    finish(page)
    await notice()
    await waitFor(() => expect(field(day).value).toBe('01.08.2025'))
    expect(document.activeElement).toBe(field(day))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(field(packField))
    expect(sent.map(({ path }) => path)).toEqual(['proposals'])
  })

  test('come into a form in which only the day has been typed', async () => {
    const finish = slowly()
    show(photo, { proposals })
    await waitFor(() => expect(document.activeElement).toBe(field(day)))
    await userEvent.keyboard('2.8{Enter}')
    expect(document.activeElement).toBe(field(packField))
    finish(page)
    await notice()
    expect(field(day).value).toBe('02.08.2025')
    expect(field(packField).value).toBe('DOVVO 450 SC, 10 L')
    expect(field(quantity, 1).value).toBe('2')
    await waitFor(() => expect(document.activeElement).toBe(field(day)))
  })

  test('are read from a scan in a PDF too, which says so once it takes a while', async () => {
    vi.doMock('./pdf/page-texts', () => ({ readPageTexts: async () => [[]] }))
    const finish = slowly()
    show({ file: { name: 'skan.pdf', media_type: 'application/pdf' } }, { proposals })
    await waitFor(() => expect(recognise).toHaveBeenCalled())
    expect(screen.queryByText(/Odczytujemy/)).toBeNull()
    expect(await screen.findByText('Odczytujemy skan...', undefined, { timeout: 3000 })).toBeDefined()
    finish(page)
    await screen.findByText(/Pozycje odczytane ze\sskanu: porównaj każdą liczbę z\sfakturą\./)
    vi.doUnmock('./pdf/page-texts')
  })
})

describe('a photo that cannot be read', () => {
  const usual = [{ pack_id: 9, product: 'DOVVO 450 SC', pack: '10 L', quantity: 3 }]

  test.each([
    ['because the browser fails', () => Promise.reject(new Error('no WebAssembly'))],
    ['because nothing is on it', () => Promise.resolve([[]])],
    ['because it is no picture', () => Promise.resolve([])],
  ])('leaves the form as it was, %s', async (_, reading) => {
    vi.mocked(recognise).mockReset().mockImplementation(reading)
    const sent = show({ ...photo, usual })
    expect(await screen.findByRole('region', { name: 'Zwykle kupuje' })).toBeDefined()
    expect(screen.queryByText(/Odczytujemy|odczytane/)).toBeNull()
    expect(field(day).value).toBe('')
    expect(field(packField).value).toBe('')
    expect(sent).toEqual([])
  })
})
