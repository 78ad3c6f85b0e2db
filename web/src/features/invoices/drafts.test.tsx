import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { LeavingQuestion } from '../../form/LeavingQuestion'
import type { ModalViewProps } from '../../modal/modal'
import { profileQuery, type User } from '../../session/session'
import { settingsQuery } from '../../session/settings'
import { Dialog } from '../../ui/Dialog'
import InvoiceDetailsModal from './InvoiceDetailsModal'
import ReportInvoiceModal from './ReportInvoiceModal'

/* Nothing typed into the forms of invoices is lost: by a reload, by Back, or by another line's form. */

const rejected = { code: 'rejected', label: 'Odrzucona', color: 'red' }

const line = (id: number, title_product: string) => ({
  id,
  title_product,
  explanation: '',
  reason: 'Nie ma go na fakturze',
  quantity: 1,
  pack: '5 L',
  volume: 5000,
  unit: 'L',
  value: 1000,
  points: 0,
  status: rejected,
  corrections: [],
  appeals: [],
  appeals_left: 2,
})

const invoice = {
  id: 'a',
  document_name: 'FV/1',
  status: rejected,
  reason: 'Nieczytelna',
  points: 0,
  value: 1000,
  file: null,
  distributor_name: 'Agro-Bzura',
  buyer: 'Anna',
  date: '2025-08-18',
  source: 'report',
  reported_at: '2025-08-18T08:00:00Z',
  matched: false,
  received_corrections: [],
  appeals: [],
  appeals_left: 2,
  rows: [line(11, 'DOVVO 450 SC'), line(12, 'AGROSAR 360 SL')],
}

const answers: Record<string, unknown> = {
  '/api/v1/distributors/options': { data: [{ id: 2, distributor_name: 'Agro-Bzura', nip: '5260250274' }] },
  '/api/v1/invoices/recent-distributors': { data: [] },
  '/api/v1/invoices/details': { data: invoice },
}

beforeEach(() => {
  queryClient.clear()
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.setQueryData(profileQuery.queryKey, { profile: { nip: '5260250274' } } as User)
  queryClient.setQueryData(settingsQuery.queryKey, { demo: null, brand: {} } as never)
  vi.stubGlobal('fetch', async ({ url }: Request) => Response.json(answers[new URL(url).pathname] ?? {}))
})

/** The list with a modal over it while the address has its hash, as the app's shell shows it. */
function show(address: string, View: ComponentType<ModalViewProps>) {
  function Page() {
    const isOpen = useLocation().hash !== ''
    return (
      <>
        {isOpen && (
          <Dialog label="Faktura" onClose={() => undefined}>
            <View name="modal" close={() => undefined} />
          </Dialog>
        )}
        <LeavingQuestion />
      </>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/moje-faktury', address],
    initialIndex: 1,
  })
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    router,
    /** Loads the page anew at the address of now, as a reload and a new sign-in do. */
    reload() {
      window.dispatchEvent(new Event('pagehide'))
      shown.unmount()
      const { pathname, search, hash } = router.state.location
      return show(pathname + search + hash, View)
    },
  }
}

const details = '/moje-faktury?id=a#!szczegoly-faktury'
const report = '/moje-faktury#!zglos-fakture'

const restored = () => screen.findByText('Przywróciliśmy to, czego nie udało się zapisać')
const reason = () => screen.findByLabelText<HTMLTextAreaElement>(/^Dlaczego/)
const number = () => screen.findByLabelText<HTMLInputElement>(/^Numer faktury/)
const question = () => screen.findByRole('dialog', { name: 'Masz niezapisane zmiany' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }))

test('an appeal outlives a reload: its form opens again, with what was typed', async () => {
  const shown = show(details, InvoiceDetailsModal)
  await follow('Poproś o ponowne sprawdzenie AGROSAR 360 SL')
  type(await reason(), 'Jest w drugiej pozycji.')
  shown.reload()
  await restored()
  expect((await reason()).value).toBe('Jest w drugiej pozycji.')
  expect(screen.getByText('AGROSAR 360 SL, faktura FV/1')).toBeTruthy()
})

test('an appeal about another line, or about the invoice, is another one', async () => {
  show(details, InvoiceDetailsModal)
  await follow('Poproś o ponowne sprawdzenie AGROSAR 360 SL')
  type(await reason(), 'Jest w drugiej pozycji.')
  await press('Wróć do faktury')
  for (const other of ['DOVVO 450 SC', 'faktura FV/1']) {
    await follow(`Poproś o ponowne sprawdzenie ${other}`)
    expect((await reason()).value).toBe('')
    await press('Wróć do faktury')
  }
  await follow('Poproś o ponowne sprawdzenie AGROSAR 360 SL')
  expect((await reason()).value).toBe('Jest w drugiej pozycji.')
})

test('an address of an appeal that is not left shows the invoice', async () => {
  show('/moje-faktury?id=a&prosba=99#!szczegoly-faktury', InvoiceDetailsModal)
  expect(await screen.findByRole('heading', { name: 'Faktura FV/1' })).toBeTruthy()
})

test('Back over an appeal asks, and goes back once that is answered', async () => {
  const { router } = show(details, InvoiceDetailsModal)
  await follow('Poproś o ponowne sprawdzenie faktura FV/1')
  type(await reason(), 'To moja faktura.')
  await act(() => router.navigate(-1))
  await question()
  await press('Wróć do okna')
  expect((await reason()).value).toBe('To moja faktura.')
  await act(() => router.navigate(-1))
  await question()
  await press('Zamknij bez zapisywania')
  await vi.waitFor(() => expect(router.state.location.hash).toBe(''))
  expect(JSON.stringify(sessionStorage)).not.toContain('To moja faktura')
})

test('a report outlives a reload, and Back over it asks', async () => {
  const shown = show(report, ReportInvoiceModal)
  type(await number(), 'FV/128/2025')
  const { router } = shown.reload()
  await restored()
  expect((await number()).value).toBe('FV/128/2025')
  await act(() => router.navigate(-1))
  await question()
  await press('Wróć do okna')
  expect(router.state.location.hash).toBe('#!zglos-fakture')
})
