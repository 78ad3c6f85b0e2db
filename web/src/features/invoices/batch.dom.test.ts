import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure } from '../../api/errors'
import { Batch, type BatchReport, maxReports, type Send } from './batch'
import { batchNews, sentPart } from './batch-news'
import type { Reporting } from './queries'

const { heicToJpeg } = vi.hoisted(() => ({ heicToJpeg: vi.fn() }))
vi.mock('../../pictures/heic', async (original) => ({ ...(await original<object>()), heicToJpeg }))

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const sent: Reporting = { kind: 'sent', message: 'Dodaliśmy fakturę', id: 'a', isKnown: false }

/** A send that is finished by its number, and what it was called with. */
function slowSends() {
  const calls: Parameters<Send>[] = []
  const finish = new Map<
    string,
    { resolve: (reporting: Reporting) => void; reject: (cause: unknown) => void }
  >()
  const send: Send = (report, onProgress) => {
    calls.push([report, onProgress])
    return new Promise((resolve, reject) => finish.set(report.number, { resolve, reject }))
  }
  return { send, calls, finish, numbers: () => calls.map(([{ number }]) => number) }
}

const onIdle = vi.fn()

/** Reports with their numbers typed and the distributor chosen, ready to be sent. */
async function readyBatch(send: Send, ...numbers: string[]) {
  const batch = new Batch({ send, onIdle })
  batch.fillIn('2')
  batch.add(numbers.map((number) => pdf(`${number}.pdf`)))
  await prepared(batch)
  for (const [place, { id }] of batch.reports().entries()) batch.type(id, numbers[place] ?? '')
  return batch
}

const prepared = (batch: Batch) => vi.waitFor(() => expect(kinds(batch)).not.toContain('preparing'))
const kinds = (batch: Batch) => batch.reports().map(({ state }) => state.kind)
const at = (batch: Batch, place: number): BatchReport => {
  const report = batch.reports()[place]
  if (!report) throw new Error(`no report ${place}`)
  return report
}
const refusal = (body: object) => new Failure('refused', { status: 422, body })

beforeEach(() => {
  onIdle.mockReset()
  heicToJpeg.mockReset()
})

describe('chosen files', () => {
  test('are reports of their own, with the usual distributor, up to as many as are sent together', async () => {
    const batch = new Batch({ send: vi.fn(), onIdle })
    batch.fillIn('2')
    const files = Array.from({ length: maxReports + 2 }, (_, place) => pdf(`${place}.pdf`))
    expect(batch.add(files)).toEqual(files.slice(maxReports))
    expect(batch.reports()).toHaveLength(maxReports)
    expect(new Set(batch.reports().map(({ distributor }) => distributor))).toEqual(new Set(['2']))
    expect(batch.add([pdf('more.pdf')])).toHaveLength(1)
  })

  test('keep what was typed into the form before, the number at the first', async () => {
    const batch = new Batch({ send: vi.fn(), onIdle })
    batch.add([pdf('a.pdf'), pdf('b.pdf')], { number: 'FV/1', distributor: '5' })
    batch.fillIn('2')
    expect(batch.reports().map(({ number, distributor }) => [number, distributor])).toEqual([
      ['FV/1', '5'],
      ['', '5'],
    ])
  })

  test.each([
    ['an unknown format', new File(['hello'], 'a.txt'), 'Niedozwolony format pliku'],
    ['nothing in it', new File([], 'a.pdf'), 'Pole jest wymagane'],
    ['a HEIC that cannot be read', new File(['....ftypheic'], 'a.heic'), /HEIC/],
  ])('with %s cannot be sent, and say why', async (_, file, sentence) => {
    const send = vi.fn()
    const batch = new Batch({ send, onIdle })
    batch.add([file])
    await prepared(batch)
    expect(at(batch, 0).state).toEqual({ kind: 'unusable', sentence: expect.stringMatching(sentence) })
    expect(batch.hasUnsent()).toBe(false)
    expect(batch.send()).toBe(true)
    expect(send).not.toHaveBeenCalled()
  })

  test('that are HEIC are sent as JPEGs', async () => {
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' })
    heicToJpeg.mockResolvedValue(jpeg)
    const batch = new Batch({ send: vi.fn(), onIdle })
    batch.add([new File(['....ftypheic'], 'a.heic')])
    await prepared(batch)
    expect(at(batch, 0)).toMatchObject({ file: jpeg, state: { kind: 'ready' } })
  })
})

describe('the distributor', () => {
  test('comes from the last invoice, else from the code, and is never changed once it was chosen', async () => {
    const batch = new Batch({ send: vi.fn(), onIdle })
    batch.add([pdf('a.pdf'), pdf('b.pdf')])
    batch.fillIn('2')
    const [first, second] = [at(batch, 0).id, at(batch, 1).id]
    batch.choose(first, '7')
    batch.takeFromCode(first, '5')
    batch.takeFromCode(second, '5')
    batch.fillIn('3')
    expect(batch.reports().map(({ distributor, source }) => [distributor, source])).toEqual([
      ['7', 'chosen'],
      ['5', 'code'],
    ])
  })

  test('of one is that of all that are left', async () => {
    const batch = await readyBatch(async () => sent, 'FV/1', 'FV/2', 'FV/3')
    batch.send(at(batch, 0).id)
    await vi.waitFor(() => expect(kinds(batch)).toEqual(['sent', 'ready', 'ready']))
    batch.chooseForAll('5')
    expect(batch.reports().map(({ distributor }) => distributor)).toEqual(['2', '5', '5'])
  })
})

describe('sending', () => {
  test('is of two at a time, each with its progress', async () => {
    const { send, calls, finish, numbers } = slowSends()
    const batch = await readyBatch(send, 'FV/1', 'FV/2', 'FV/3')
    expect(batch.send()).toBe(true)
    expect(numbers()).toEqual(['FV/1', 'FV/2'])
    expect(kinds(batch)).toEqual(['sending', 'sending', 'queued'])
    calls[1]?.[1](0.5)
    expect(at(batch, 1).state).toEqual({ kind: 'sending', part: 0.5 })
    expect(sentPart(batch.reports())).toBeCloseTo(0.5 / 3)
    finish.get('FV/2')?.resolve(sent)
    await vi.waitFor(() => expect(numbers()).toEqual(['FV/1', 'FV/2', 'FV/3']))
    expect(kinds(batch)).toEqual(['sending', 'sent', 'sending'])
    expect(onIdle).not.toHaveBeenCalled()
    for (const number of ['FV/1', 'FV/3']) finish.get(number)?.resolve(sent)
    await vi.waitFor(() => expect(onIdle).toHaveBeenCalledOnce())
    expect(kinds(batch)).toEqual(['sent', 'sent', 'sent'])
    expect(batch.hasUnsent()).toBe(false)
  })

  test('goes on after a failure, which stays with its sentence and can be tried again', async () => {
    const send = vi.fn<Send>(async ({ number }) => {
      if (number === 'FV/1') throw new Failure('server', { status: 500, body: { message: 'Nie teraz' } })
      return sent
    })
    const batch = await readyBatch(send, 'FV/1', 'FV/2')
    batch.send()
    await vi.waitFor(() => expect(kinds(batch)).toEqual(['failed', 'sent']))
    expect(at(batch, 0).state).toEqual({ kind: 'failed', sentence: 'Nie teraz' })
    expect(batch.hasUnsent()).toBe(true)
    send.mockResolvedValue(sent)
    expect(batch.send(at(batch, 0).id)).toBe(true)
    await vi.waitFor(() => expect(kinds(batch)).toEqual(['sent', 'sent']))
    expect(send).toHaveBeenCalledTimes(3)
  })

  test('of a refused number says so at the number, and once', async () => {
    const sentence = 'Faktura o tym numerze została już zgłoszona'
    const batch = await readyBatch(async () => {
      throw refusal({ message: sentence, errors: { document_name: [sentence] } })
    }, 'FV/1')
    batch.send()
    await vi.waitFor(() => expect(kinds(batch)).toEqual(['failed']))
    expect(at(batch, 0)).toMatchObject({
      errors: { number: sentence },
      state: { kind: 'failed', sentence: null },
    })
    batch.type(at(batch, 0).id, 'FV/2')
    expect(at(batch, 0).errors.number).toBeUndefined()
  })

  test('begins with nothing while a field is wrong', async () => {
    const send = vi.fn()
    const batch = await readyBatch(send, 'FV/1', '', 'fv / 1', 'FV/4')
    batch.choose(at(batch, 3).id, '')
    expect(batch.send()).toBe(false)
    expect(batch.reports().map(({ errors }) => errors)).toEqual([
      {},
      { number: 'Pole jest wymagane' },
      { number: 'Ten numer jest już przy pliku FV/1.pdf' },
      { distributor: 'Pole jest wymagane' },
    ])
    expect(send).not.toHaveBeenCalled()
    expect(kinds(batch)).toEqual(['ready', 'ready', 'ready', 'ready'])
  })

  test('takes one number twice of two distributors', async () => {
    const batch = await readyBatch(async () => sent, 'FV/1', 'FV/1')
    batch.choose(at(batch, 1).id, '5')
    expect(batch.send()).toBe(true)
  })

  test('waits for the next press once the session has ended', async () => {
    const { send, finish } = slowSends()
    const batch = await readyBatch(send, 'FV/1', 'FV/2', 'FV/3')
    batch.send()
    finish.get('FV/1')?.reject(new Failure('signedOut', { status: 401 }))
    await vi.waitFor(() => expect(kinds(batch)).toEqual(['ready', 'sending', 'ready']))
  })

  test('begins with nothing more once the page is left', async () => {
    const { send, finish, numbers } = slowSends()
    const batch = await readyBatch(send, 'FV/1', 'FV/2', 'FV/3')
    batch.send()
    batch.stop()
    for (const number of ['FV/1', 'FV/2']) finish.get(number)?.resolve(sent)
    await vi.waitFor(() => expect(onIdle).toHaveBeenCalledOnce())
    expect(numbers()).toEqual(['FV/1', 'FV/2'])
  })
})

describe('the news', () => {
  const of = (...states: (BatchReport['state'] | BatchReport['state']['kind'])[]) =>
    batchNews(
      states.map((state) => ({ state: typeof state === 'string' ? { kind: state } : state }) as BatchReport),
    ).replaceAll('\u00a0', ' ')

  test.each([
    [of(), ''],
    [of('preparing', 'ready'), 'Przygotowujemy pliki…'],
    [of('ready', 'ready'), '2 pliki do wysłania'],
    [of('sent', 'sending', 'queued'), 'Wysyłamy faktury: wysłane 1 z 3'],
    [of('sent', 'failed', 'sending'), 'Wysyłamy faktury: wysłane 1 z 3, z błędem: 1'],
    [of('sent', 'failed'), 'Faktury: wysłane 1 z 2, z błędem: 1'],
    [of('sent', 'sent', 'sent', 'sent', 'sent'), 'Wysłaliśmy 5 faktur'],
    [of('sent', 'waiting'), 'Wysłaliśmy 1 fakturę, 1 faktura czeka na zasięg'],
    [of('waiting', 'waiting'), '2 faktury czekają na zasięg'],
  ])('are %j', (found, news) => {
    expect(found).toBe(news)
  })
})
