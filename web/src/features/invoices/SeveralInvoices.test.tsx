import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { LeavingQuestion } from '../../form/LeavingQuestion'
import { waitingReports } from '../../session/outbox'
import { profileQuery, type User } from '../../session/session'
import { settingsQuery } from '../../session/settings'
import ReportInvoiceModal from './ReportInvoiceModal'
import { SeveralInvoices } from './SeveralInvoices'

const database = vi.hoisted(() => ({ rows: new Map<string, unknown>(), problem: null as unknown }))
vi.mock('idb-keyval', async () => (await import('../../session/test-database')).testDatabase(database))
const { readInvoiceCode } = vi.hoisted(() => ({ readInvoiceCode: vi.fn() }))
vi.mock('../../pictures/qr/read-invoice-code', () => ({ readInvoiceCode }))
/* Fetch carries the upload, whose own transport has tests beside it. */
vi.mock('../../api/upload', () => ({ withProgress: () => (request: Request) => fetch(request) }))

const bzura = { id: 2, distributor_name: 'Agro-Bzura', nip: '5260250274' }
const rolmasz = { id: 5, distributor_name: 'Rolmasz Żnin', nip: '1234563218' }
const anna = { profile: { nip: '5260250274' }, collects_points: true } as User
const duplicate = 'Faktura o tym numerze została już zgłoszona'

interface Sent {
  readonly number: string
  readonly distributor: string
  readonly file: string
  readonly key: string | null
}

let sent: Sent[]
let answerFor: (number: string) => Response | Promise<Response>

const taken = (number: string) =>
  Response.json({ data: { id: `id-${number}`, known: false }, message: 'Dodaliśmy fakturę' }, { status: 201 })
const refused = () =>
  Response.json({ message: duplicate, errors: { document_name: [duplicate] } }, { status: 422 })

beforeEach(() => {
  queryClient.clear()
  database.rows.clear()
  sent = []
  answerFor = taken
  readInvoiceCode.mockReset().mockResolvedValue(undefined)
  Element.prototype.scrollIntoView = vi.fn()
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.setQueryData(profileQuery.queryKey, anna)
  queryClient.setQueryData(settingsQuery.queryKey, { demo: null } as never)
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/distributors/options')) return Response.json({ data: [bzura, rolmasz] })
    if (pathname.endsWith('/recent-distributors')) return Response.json({ data: [bzura] })
    if (!pathname.endsWith('/invoices/submit')) return Response.json({ data: {} })
    const form = await request.formData()
    const number = String(form.get('document_name'))
    sent.push({
      number,
      distributor: String(form.get('distributor_id')),
      file: (form.get('invoice') as File).name,
      key: request.headers.get('Idempotency-Key'),
    })
    return answerFor(number)
  })
})

function show(page: ReactNode = <SeveralInvoices start={null} />) {
  const element = (
    <>
      {page}
      <LeavingQuestion />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/moje-faktury', element },
      { path: '*', element: 'Inna strona' },
    ],
    { initialEntries: ['/moje-faktury?tab=1'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const photo = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' })
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: /^(Zgłoś kilka faktur|Pliki faktur|Plik faktury)/ }), {
    dataTransfer: { files },
  })
const row = (file: string) => within(screen.getByRole('group', { name: file }))
const numberOf = (file: string) => row(file).getByLabelText<HTMLInputElement>(/^Numer faktury/)
const distributorOf = (file: string) => row(file).getByRole<HTMLInputElement>('combobox')
const press = (name: string) =>
  userEvent.click(
    screen.getByRole('button', { name: (label) => label.replaceAll('\u00a0', ' ').startsWith(name) }),
  )
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')
const news = () => plain(screen.getAllByRole('status')[0] ?? null)

/** Drops PDFs and types a number for each. */
async function take(numbers: Readonly<Record<string, string>>) {
  drop(...Object.keys(numbers).map(pdf))
  for (const [file, number] of Object.entries(numbers)) {
    await vi.waitFor(() => expect(distributorOf(file).value).toBe('Agro-Bzura'))
    fireEvent.change(numberOf(file), { target: { value: number } })
  }
}

describe('several invoices', () => {
  test('are sent each with its own file, number, distributor and key; a refused one stays', async () => {
    answerFor = (number) => (number === 'FV/3' ? refused() : taken(number))
    const router = show()
    await take({ 'a.pdf': 'FV/1', 'b.pdf': 'FV/2', 'c.pdf': 'FV/3', 'd.pdf': 'FV/4', 'e.pdf': 'FV/5' })
    expect(news()).toBe('5 plików do wysłania')
    await press('Wyślij 5 faktur')
    await vi.waitFor(() => expect(news()).toBe('Faktury: wysłane 4 z 5, z błędem: 1'))
    expect(sent.map(({ number, file }) => `${number} ${file}`).sort()).toEqual([
      'FV/1 a.pdf',
      'FV/2 b.pdf',
      'FV/3 c.pdf',
      'FV/4 d.pdf',
      'FV/5 e.pdf',
    ])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(5)
    expect(row('c.pdf').getByText(duplicate)).toBeTruthy()
    expect(numberOf('c.pdf').value).toBe('FV/3')
    const link = row('a.pdf').getByRole('link', { name: 'FV/1' })
    expect(link.getAttribute('href')).toBe('/moje-faktury?tab=1&id=id-FV%2F1#!szczegoly-faktury')

    answerFor = taken
    fireEvent.change(numberOf('c.pdf'), { target: { value: 'FV/33' } })
    await userEvent.click(row('c.pdf').getByRole('button', { name: 'Spróbuj ponownie' }))
    await vi.waitFor(() => expect(news()).toBe('Wysłaliśmy 5 faktur'))
    expect(sent).toHaveLength(6)
    await press('Usuń wysłane')
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(router.state.location.pathname).toBe('/moje-faktury')
  })

  test('keep their keys over a retry, because the first try may have arrived', async () => {
    answerFor = () => Response.json({ message: 'Serwer nie odpowiada' }, { status: 500 })
    show()
    await take({ 'a.pdf': 'FV/1', 'b.pdf': 'FV/2' })
    await press('Wyślij 2 faktury')
    await vi.waitFor(() => expect(news()).toBe('Faktury: wysłane 0 z 2, z błędem: 2'))
    expect(row('a.pdf').getByText('Serwer nie odpowiada')).toBeTruthy()
    const keys = new Map(sent.map(({ number, key }) => [number, key]))
    answerFor = taken
    await press('Wyślij 2 faktury')
    await vi.waitFor(() => expect(news()).toBe('Wysłaliśmy 2 faktury'))
    expect(sent).toHaveLength(4)
    for (const { number, key } of sent) expect(key).toBe(keys.get(number))
    expect(keys.get('FV/1')).not.toBe(keys.get('FV/2'))
  })

  test('that find no server wait on the device, under the keys under which they may have arrived', async () => {
    answerFor = () => Promise.reject(new TypeError('Failed to fetch'))
    show()
    await take({ 'a.pdf': 'FV/1', 'b.pdf': 'FV/2' })
    await press('Wyślij 2 faktury')
    await vi.waitFor(() => expect(news()).toBe('2 faktury czekają na zasięg'))
    const waiting = await waitingReports()
    expect(waiting.map(({ key }) => key).sort()).toEqual(sent.map(({ key }) => key).sort())
    expect(waiting[0]?.distributor).toEqual({ id: 2, name: 'Agro-Bzura' })
  })

  test('begin with nothing while one has no number, which takes the focus', async () => {
    show()
    await take({ 'a.pdf': 'FV/1', 'b.pdf': '' })
    await press('Wyślij 2 faktury')
    expect(row('b.pdf').getByText('Pole jest wymagane')).toBeTruthy()
    expect(document.activeElement).toBe(numberOf('b.pdf'))
    expect(sent).toEqual([])
  })

  test('can have one distributor, which is that of the first', async () => {
    show()
    await take({ 'a.pdf': 'FV/1', 'b.pdf': 'FV/2' })
    await userEvent.clear(distributorOf('a.pdf'))
    await userEvent.type(distributorOf('a.pdf'), 'Rolmasz')
    await userEvent.click(await screen.findByRole('option'))
    expect(distributorOf('b.pdf').value).toBe('Agro-Bzura')
    await press('Ten sam dystrybutor dla wszystkich')
    expect(distributorOf('b.pdf').value).toBe('Rolmasz Żnin')
    await press('Wyślij 2 faktury')
    await vi.waitFor(() => expect(sent.map(({ distributor }) => distributor)).toEqual(['5', '5']))
  })

  test('get the distributor that the code on the file names', async () => {
    readInvoiceCode.mockImplementation(async ({ name }: File) =>
      name === 'b.pdf' ? { sellerNip: rolmasz.nip } : undefined,
    )
    show()
    drop(pdf('a.pdf'), pdf('b.pdf'))
    await vi.waitFor(() => expect(distributorOf('b.pdf').value).toBe('Rolmasz Żnin'))
    expect(distributorOf('a.pdf').value).toBe('Agro-Bzura')
    expect(plain(row('b.pdf').getByText(/^Z.kodu/))).toBe('Z kodu KSeF')
  })

  test('are taken away by the keyboard, and the focus goes on to the next', async () => {
    show()
    await take({ 'a.pdf': 'FV/1', 'b.pdf': 'FV/2' })
    await press('Usuń a.pdf z tej listy')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Usuń b.pdf z tej listy' }))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Wybierz pliki'))
  })

  test('are asked about before the page is left, until all are sent', async () => {
    const router = show()
    await take({ 'a.pdf': 'FV/1' })
    await act(() => router.navigate('/dashboard'))
    await userEvent.click(await screen.findByRole('button', { name: 'Zostań na stronie' }))
    await press('Wyślij 1 fakturę')
    await vi.waitFor(() => expect(news()).toBe('Wysłaliśmy 1 fakturę'))
    await act(() => router.navigate('/dashboard'))
    expect(screen.getByText('Inna strona')).toBeTruthy()
  })

  test('open their files in a new tab', async () => {
    show()
    await take({ 'a.pdf': 'FV/1' })
    const file = row('a.pdf').getByRole('link', { name: /^a.pdf/ })
    expect(file.getAttribute('href')).toMatch(/^blob:/)
    expect(file.getAttribute('target')).toBe('_blank')
  })
})

describe('what is dropped', () => {
  const types = ['Files']

  test('anywhere on the page is taken, but not while a dialog is over it', async () => {
    show()
    fireEvent.drop(document.body, { dataTransfer: { types, files: [pdf('a.pdf')] } })
    expect(await screen.findByRole('group', { name: 'a.pdf' })).toBeTruthy()
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    document.body.append(dialog)
    expect(fireEvent.drop(document.body, { dataTransfer: { types, files: [pdf('b.pdf')] } })).toBe(false)
    dialog.remove()
    expect(screen.queryByRole('group', { name: 'b.pdf' })).toBeNull()
  })

  test('as an e-invoice is left out with a sentence, and the rest is taken', async () => {
    show()
    drop(pdf('a.pdf'), new File(['<Faktura/>'], 'b.xml', { type: 'text/xml' }))
    expect(plain(await screen.findByRole('alert'))).toMatch(/^E-faktury.*Nie dodaliśmy: b.xml\.$/)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  test('beyond twenty files is left out with their number', async () => {
    show()
    drop(...Array.from({ length: 22 }, (_, place) => pdf(`${place}.pdf`)))
    expect(plain(await screen.findByRole('alert'))).toBe(
      'Naraz można zgłosić 20 faktur. Nie dodaliśmy: 2 pliki.',
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(20)
  })
})

describe('the form of one invoice', () => {
  const modal = <ReportInvoiceModal name="zglos-fakture" close={() => undefined} />
  const title = () => screen.getByRole('heading', { level: 2 }).textContent

  test('leads several PDFs to reports of their own, with what was typed', async () => {
    show(modal)
    await userEvent.type(screen.getByLabelText(/^Numer faktury/), 'FV/1')
    drop(pdf('a.pdf'), pdf('b.pdf'))
    await userEvent.click(await screen.findByRole('button', { name: /Zgłoś jako 2\sosobne faktury/ }))
    expect(title()).toBe('Zgłoś kilka faktur')
    expect(numberOf('a.pdf').value).toBe('FV/1')
    expect(numberOf('b.pdf').value).toBe('')
    await vi.waitFor(() => expect(distributorOf('b.pdf').value).toBe('Agro-Bzura'))
    expect(screen.queryByRole('button', { name: 'To strony jednej faktury' })).toBeNull()
  })

  test('takes photos for pages of one invoice, and asks; the choice can be taken back', async () => {
    show(modal)
    drop(photo('1.jpg'), photo('2.jpg'))
    expect(await screen.findByText('Jedna faktura czy kilka?')).toBeTruthy()
    await press('Zgłoś jako 2 osobne faktury')
    expect(title()).toBe('Zgłoś kilka faktur')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await press('To strony jednej faktury')
    expect(title()).toBe('Zgłoś fakturę')
    expect(await screen.findByText('Strona 2')).toBeTruthy()
  })
})
