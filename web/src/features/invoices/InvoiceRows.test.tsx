import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { InvoiceRows } from './InvoiceRows'
import type { InvoiceDetails } from './queries'

const pending = { code: 'pending', label: 'Oczekuje', color: 'yellow' } as const
const accepted = { code: 'accepted', label: 'Zaakceptowana', color: 'green' } as const

const rejected = { code: 'rejected', label: 'Odrzucona', color: 'red' } as const

function invoiceWith(status: typeof pending | typeof accepted | typeof rejected, points: number) {
  const row = {
    id: 1,
    title_product: 'AGROSAR 360 SL',
    explanation: 'Sprawdzamy tę pozycję',
    quantity: 2,
    pack: '5 L',
    volume: 10_000,
    unit: 'L',
    value: 124_050,
    points,
    status,
    corrections: [],
    appeals: [],
  }
  return {
    id: 'a',
    document_name: 'FV/1',
    status,
    points,
    value: 124_050,
    rows: [row],
  } as unknown as InvoiceDetails
}

function show(invoice: InvoiceDetails) {
  return render(
    <MemoryRouter initialEntries={['/moje-faktury?tab=2&id=a#!szczegoly-faktury']}>
      <InvoiceRows invoice={invoice} />
    </MemoryRouter>,
  )
}

function textOf(invoice: InvoiceDetails) {
  const { container } = show(invoice)
  return container.textContent?.replaceAll('\u00a0', ' ')
}

test('points that nobody knows yet are said to come, and are neither a dash nor nought', () => {
  const text = textOf(invoiceWith(pending, 0))
  expect(screen.getByRole('cell', { name: /po\ssprawdzeniu$/ })).toBeTruthy()
  expect(text).toContain('punkty po sprawdzeniu')
  expect(text).not.toMatch(/–|0 pkt/)
})

test('points that are known are shown', () => {
  expect(textOf(invoiceWith(accepted, 1240))).toContain('1 240 pkt')
})

test('on a card the status of a line comes before what can be done about it', () => {
  const invoice = invoiceWith(rejected, 0)
  const [row] = invoice.rows
  Object.assign(row ?? {}, { appeals_left: 1, reason: 'Nie ma go na fakturze' })
  show(invoice)
  const product = screen.getByRole('cell', { name: /^AGROSAR/ }).textContent ?? ''
  expect(product.indexOf('Odrzucona')).toBeGreaterThan(0)
  expect(product.indexOf('Odrzucona')).toBeLessThan(product.indexOf('Poproś o ponowne sprawdzenie'))
})

test('an appeal has an address of its own, which opens its form in a new tab too', () => {
  const invoice = invoiceWith(rejected, 0)
  Object.assign(invoice.rows[0] ?? {}, { appeals_left: 1 })
  show(invoice)
  expect(screen.getByRole('link', { name: /^Poproś/ }).getAttribute('href')).toBe(
    '/moje-faktury?tab=2&id=a&prosba=1#!szczegoly-faktury',
  )
})
