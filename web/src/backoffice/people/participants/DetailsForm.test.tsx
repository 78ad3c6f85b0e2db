import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { DetailsForm } from './DetailsForm'
import type { Participant } from './queries'

const bodies: unknown[] = []
const participant = {
  id: 7,
  profile: {
    phone: '+48600700800',
    email: 'anna@plon.example',
    first_name: 'Anna',
    last_name: 'Nowak',
    company_name: 'Gospodarstwo Nowak',
    company_street: 'Polna',
    company_street_number: '7',
    company_street_number_place: null,
    company_postcode: '87-100',
    company_city: 'Toruń',
  },
} as Participant

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn()
  bodies.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.method === 'POST') bodies.push(await request.json())
    return Response.json({ data: [], message: 'Dane uczestnika są poprawione' })
  })
  const router = createMemoryRouter([{ path: '*', element: <DetailsForm participant={participant} /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Popraw dane' }))
})
afterEach(() => vi.unstubAllGlobals())

async function retype(label: string, text: string) {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz dane' }))

test('only what was changed is sent; a name goes with the other, a company with its address', async () => {
  await retype('Imię', 'Hanna')
  await retype('Poczta', 'Chełmża')
  await userEvent.type(field('Powód'), 'Infolinia')
  await send()
  expect(bodies).toEqual([
    {
      first_name: 'Hanna',
      last_name: 'Nowak',
      company_name: 'Gospodarstwo Nowak',
      company_street: 'Polna',
      company_street_number: '7',
      company_street_number_place: '',
      company_postcode: '87-100',
      company_city: 'Chełmża',
      reason: 'Infolinia',
    },
  ])
})

test('what is wrong is said at its field, a missing reason too, and nothing is sent', async () => {
  await retype('Adres e-mail', 'anna')
  await send()
  expect(await screen.findByText('Pole musi być poprawnym adresem email')).toBeTruthy()
  expect(screen.getByText('Pole jest wymagane')).toBeTruthy()
  expect(bodies).toEqual([])
})
