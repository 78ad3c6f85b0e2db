import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { ProgrammeForm } from './ProgrammeForm'

const programme = {
  brand_name: 'Plon',
  brand_phone: '+48500000010',
  brand_email: 'infolinia@plon.example',
  data_controller: 'Plon Ochrona Roślin Sp. z o.o., ul. Zbożowa 12, 87-100 Toruń',
  open_registration: true,
  partners_collect: false,
  accept_einvoices: false,
  invoice_check_days: 2,
  order_days: 10,
  sms_part_price: null,
  home_rewards: true,
  map_route_url: 'https://mapy.example/?od={from}&do={to}',
  front_version: '',
}

afterEach(() => vi.unstubAllGlobals())

test('the ends of a route are typed in Polish and kept as the server knows them', async () => {
  const sent: { programme: typeof programme }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.method !== 'POST') return Response.json({ data: {} })
    sent.push(await request.json())
    return Response.json({ data: { programme: sent[0]?.programme }, message: 'Zapisane' })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ProgrammeForm version={1} programme={programme} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const address = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Adres usługi map' })
  expect(address.value).toBe('https://mapy.example/?od={od}&do={do}')
  await userEvent.clear(address)
  await userEvent.click(address)
  await userEvent.paste('https://trasy.example/{od}/{do}')
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz program' }))
  await waitFor(() => expect(sent[0]?.programme.map_route_url).toBe('https://trasy.example/{from}/{to}'))
  await waitFor(() => expect(address.value).toBe('https://trasy.example/{od}/{do}'))
})
