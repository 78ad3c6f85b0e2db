import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { distributorsQuery } from '../../session/distributors'
import { saveReport, waitingReports } from '../../session/outbox'
import { profileQuery, type User } from '../../session/session'
import { settingsQuery } from '../../session/settings'
import { setToastRenderer } from '../../ui/toast-queue'
import ReportInvoiceModal from './ReportInvoiceModal'
import { WaitingReports } from './WaitingReports'

const database = vi.hoisted(() => ({ rows: new Map<string, unknown>(), problem: null as unknown }))
vi.mock('idb-keyval', async () => (await import('../../session/test-database')).testDatabase(database))
const heicToJpeg = vi.hoisted(() => vi.fn())
vi.mock('../../pictures/heic', async (original) => ({ ...(await original<object>()), heicToJpeg }))
vi.mock('../../pictures/qr/read-invoice-code', () => ({ readInvoiceCode: async () => undefined }))
vi.mock('../../api/upload', () => ({ withProgress: () => (request: Request) => fetch(request) }))

const bzura = { id: 2, distributor_name: 'Agro-Bzura', nip: '5260250274' }
const anna = { profile: { nip: '5260250274' }, collects_points: true } as User

const taken = () =>
  Response.json({ data: { id: 'a', known: false }, message: 'Dodaliśmy fakturę' }, { status: 201 })
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

class Canvas {
  getContext() {
    return { fillRect: () => undefined, drawImage: () => undefined }
  }
  async convertToBlob() {
    return new Blob([new Uint8Array([0xff, 0xd8, 0xff])])
  }
}

let submit: () => Response | Promise<Response>
let keys: (string | null)[] = []
let sentPages: string[] = []
const notice = vi.fn()

beforeEach(() => {
  queryClient.clear()
  database.rows.clear()
  database.problem = null
  submit = taken
  keys = []
  notice.mockReset()
  setToastRenderer(notice)
  Element.prototype.scrollIntoView = vi.fn()
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.setQueryData(profileQuery.queryKey, anna)
  queryClient.setQueryData(settingsQuery.queryKey, { demo: null } as never)
  queryClient.setQueryData(distributorsQuery.queryKey, [bzura])
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/user/profile')) return Response.json({ data: anna })
    if (!pathname.endsWith('/invoices/submit')) return Response.json({ data: [] })
    keys.push(request.headers.get('Idempotency-Key'))
    const form = await request.formData()
    sentPages = form.getAll('invoice').map((page) => (page as File).name)
    return submit()
  })
})

function show(address: string) {
  function Page() {
    const { search, hash } = useLocation()
    return hash === '' ? (
      <WaitingReports />
    ) : (
      <ReportInvoiceModal key={search} name="x" close={() => undefined} />
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] })
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, ...shown }
}

const form = '/moje-faktury#!zglos-fakture'
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const photo = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' })
/** A PNG's head, which says that it is 10 pixels wide and high. */
const head = [
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 10, 0, 0, 0, 10,
]
const png = (name: string) => new File([new Uint8Array(head)], name, { type: 'image/png' })
const number = () => screen.findByLabelText<HTMLInputElement>(/^Numer faktury/)
const distributor = () => screen.getByRole<HTMLInputElement>('combobox')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')

async function fillIn(...pages: File[]) {
  await userEvent.type(await number(), 'FV/1')
  fireEvent.drop(screen.getByRole('group', { name: /^Plik faktury/ }), {
    dataTransfer: { files: pages.length > 0 ? pages : [photo('1.jpg'), photo('2.jpg')] },
  })
  await screen.findByText('Strona 2')
  await userEvent.type(distributor(), 'Bzura')
  await userEvent.click(await screen.findByRole('option', { name: 'Agro-Bzura' }))
}

describe('a report', () => {
  test('made without a connection waits on the phone, with all its pages', async () => {
    setOnline(false)
    show(form)
    await fillIn()
    expect(screen.getByText('Jesteś offline')).toBeTruthy()
    await press('Zapisz na telefonie')
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(
      'Zgłoszenie czeka na telefonie',
    )
    expect(keys).toEqual([])
    expect(await waitingReports()).toMatchObject([
      { number: 'FV/1', distributor: { id: 2, name: 'Agro-Bzura' }, files: [{}, {}], refusal: null },
    ])
  })

  test('waits with its PNG pages as JPEGs, which alone the server takes together', async () => {
    setOnline(false)
    const bitmap = { width: 10, height: 10, close: () => undefined }
    vi.stubGlobal('createImageBitmap', async () => bitmap)
    vi.stubGlobal('OffscreenCanvas', Canvas)
    show(form)
    await fillIn(photo('1.jpg'), png('2.png'))
    await press('Zapisz na telefonie')
    await screen.findByText('Zgłoszenie czeka na telefonie')
    expect(await waitingReports()).toMatchObject([
      {
        files: [
          { name: '1.jpg', type: 'image/jpeg' },
          { name: '2.jpg', type: 'image/jpeg' },
        ],
      },
    ])
  })

  test('is not made where a PNG among its pages cannot be one', async () => {
    setOnline(false)
    vi.stubGlobal('OffscreenCanvas', undefined)
    show(form)
    await fillIn(photo('1.jpg'), png('2.png'))
    await press('Zapisz na telefonie')
    expect(
      await screen.findByText(/^Strona 2: kilka stron możesz wysłać tylko jako zdjęcia JPEG/),
    ).toBeTruthy()
    expect(await waitingReports()).toEqual([])
  })

  test('is not made while a page is still prepared', async () => {
    setOnline(false)
    let finish: (page: File) => void = () => undefined
    heicToJpeg.mockReturnValue(
      new Promise<File>((resolve) => {
        finish = resolve
      }),
    )
    show(form)
    await fillIn(photo('1.jpg'), photo('2.jpg'))
    fireEvent.drop(screen.getByRole('group', { name: /^Plik faktury/ }), {
      dataTransfer: { files: [new File(['....ftypheic'], '3.heic')] },
    })
    await press('Zapisz na telefonie')
    const wait = /^Jeszcze przygotowujemy stronę/
    expect(await screen.findByText(wait)).toBeTruthy()
    expect(await waitingReports()).toEqual([])
    finish(photo('3.jpg'))
    await vi.waitFor(() => expect(screen.queryByText(wait)).toBeNull())
    await press('Zapisz na telefonie')
    await screen.findByText('Zgłoszenie czeka na telefonie')
    expect(await waitingReports()).toMatchObject([{ files: [{}, {}, {}] }])
  })

  test('that finds no server waits under the key under which it may have arrived', async () => {
    submit = noAnswer
    show(form)
    await fillIn()
    await press('Wyślij zgłoszenie')
    await screen.findByText('Zgłoszenie czeka na telefonie')
    expect(sentPages).toEqual(['1.jpg', '2.jpg'])
    expect(await waitingReports()).toMatchObject([{ key: keys[0] }])
    expect(notice).not.toHaveBeenCalled()
  })

  test('that cannot be stored says why, and stays in the form', async () => {
    setOnline(false)
    database.problem = new DOMException('full', 'QuotaExceededError')
    show(form)
    await fillIn()
    await press('Zapisz na telefonie')
    expect(plain(await screen.findByRole('alert'))).toContain('W telefonie brakuje miejsca')
    expect((await number()).value).toBe('FV/1')
  })

  test('that the server refuses stays in the form as ever', async () => {
    submit = () => Response.json({ errors: { document_name: ['Zajęty'] } }, { status: 422 })
    show(form)
    await fillIn()
    await press('Wyślij zgłoszenie')
    expect(await screen.findByText('Zajęty')).toBeTruthy()
    expect(await waitingReports()).toEqual([])
  })
})

describe('without a connection', () => {
  test('a distributor that was fetched before can be chosen, although it cannot be fetched again', async () => {
    setOnline(false)
    vi.stubGlobal('fetch', noAnswer)
    await queryClient.invalidateQueries()
    show(form)
    await userEvent.type(distributor(), 'Bzura')
    expect(await screen.findByRole('option', { name: 'Agro-Bzura' })).toBeTruthy()
  })

  test('a list that is not there is said to come', async () => {
    setOnline(false)
    vi.stubGlobal('fetch', noAnswer)
    queryClient.removeQueries({ queryKey: distributorsQuery.queryKey })
    show(form)
    expect(await screen.findByText(/^Listy dystrybutorów nie ma jeszcze/)).toBeTruthy()
  })
})

describe('the list of what waits', () => {
  const save = (key: string) =>
    saveReport(
      { number: 'FV/1', distributor: { id: 2, name: 'Agro-Bzura' }, pages: [photo('1.jpg'), photo('2.jpg')] },
      key,
    )

  test('is not there while nothing waits', () => {
    const { container } = show('/moje-faktury')
    expect(container.textContent).toBe('')
  })

  test('says that a report waits, and what it is', async () => {
    setOnline(false)
    await save('k1')
    show('/moje-faktury')
    const row = await screen.findByRole('listitem')
    expect(plain(row)).toContain('FV/1')
    expect(plain(row)).toContain('Agro-Bzura, 2 pliki (1 kB), zapisane')
    expect(plain(row)).toContain('Czeka na telefonie, wyślemy, gdy wróci zasięg.')
    expect(screen.queryByRole('button', { name: 'Wyślij teraz' })).toBeNull()
  })

  test('has a report cancelled after a question', async () => {
    await save('k1')
    show('/moje-faktury')
    await press('Anuluj zgłoszenie faktury FV/1')
    await press('Zostaw')
    expect(await waitingReports()).toHaveLength(1)
    await press('Anuluj zgłoszenie faktury FV/1')
    await press('Tak, usuń')
    await vi.waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
    expect(await waitingReports()).toEqual([])
  })

  test('sends at once where that is asked for', async () => {
    await save('k1')
    show('/moje-faktury')
    await press('Wyślij teraz')
    await vi.waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
    expect(keys).toEqual(['k1'])
  })

  test('shows a refusal, and leads to the form with everything typed; what is sent then takes its place', async () => {
    const sentence = 'Faktura o tym numerze została już zgłoszona'
    submit = () => Response.json({ errors: { document_name: [sentence] } }, { status: 422 })
    await saveReport(
      { number: 'FV/1', distributor: { id: 2, name: 'Agro-Bzura' }, pages: [photo('1.jpg'), photo('2.jpg')] },
      'k1',
    )
    const { router } = show('/moje-faktury?tab=1')
    await press('Wyślij teraz')
    expect(plain(await screen.findByRole('listitem'))).toContain(`${sentence}.`)
    await userEvent.click(screen.getByRole('link', { name: 'Popraw' }))
    expect(router.state.location).toMatchObject({
      search: '?tab=1&zgloszenie=k1',
      hash: '#!zglos-fakture',
    })
    expect((await number()).value).toBe('FV/1')
    await vi.waitFor(() => expect(distributor().value).toBe('Agro-Bzura'))
    expect(screen.getByText('Strona 2')).toBeTruthy()
    expect(plain(screen.getByRole('note'))).toBe(`Tego zgłoszenia nie przyjęliśmy. ${sentence}.`)
    submit = taken
    await userEvent.clear(await number())
    await userEvent.type(await number(), 'FV/2')
    await press('Wyślij zgłoszenie')
    await screen.findByText('Dodaliśmy fakturę')
    expect(sentPages).toEqual(['1.jpg', '2.jpg'])
    expect(keys[1]).not.toBe('k1')
    await vi.waitFor(async () => expect(await waitingReports()).toEqual([]))
  })
})
