import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { buyer, day, field, leave, net, packField, quantity, type Sent, show } from './test-review'

const line = { id: 3, pack_id: 8, quantity: 2, net_value: 50_000, status: { code: 'pending' } }
const complete = { issued_on: '2025-08-01', lines: [line] }

const save = () => screen.getByRole('button', { name: 'Zapisz decyzję' })

afterEach(leave)

/** Waits until the packs can be chosen. */
async function packsAreThere() {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

async function expectFocus(element: () => HTMLElement) {
  await waitFor(() => expect(document.activeElement).toBe(element()))
}

describe('the cursor of an invoice that opens', () => {
  test('stands in the day where that is missing', async () => {
    show()
    await expectFocus(() => field(day))
  })

  test('stands in the buyer, or in the first line, where these are the first to be missing', async () => {
    show({ issued_on: '2025-08-01', buyer_name: '' })
    await expectFocus(() => field(buyer))
  })

  test('stands in the first line where the head is known', async () => {
    show({ issued_on: '2025-08-01' })
    await expectFocus(() => field(packField))
  })

  test('is on the button where nothing is missing, so that one key saves', async () => {
    const sent = show(complete)
    await expectFocus(save)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent).toMatchObject([{ path: 'review', body: { issued_on: '2025-08-01' } }]))
  })
})

test('Enter goes from cell to cell, past a known buyer, and a pack takes one key to choose', async () => {
  show({ lines: [{ ...line, id: 4 }] })
  await packsAreThere()
  await expectFocus(() => field(day))
  await userEvent.keyboard('1.8{Enter}')
  expect(field(day).value).toBe('01.08.2025')
  expect(document.activeElement).toBe(field(packField))
  await userEvent.keyboard('dov{Enter}')
  expect(field(packField).value).toBe('DOVVO 450 SC, 5 L')
  expect(document.activeElement).toBe(field(quantity))
  await userEvent.keyboard('12{Enter}')
  expect(field(quantity).value).toBe('12')
  expect(document.activeElement).toBe(field(net))
  await userEvent.keyboard('100,5{Enter}')
  expect(document.activeElement).toBe(save())
})

test('Enter leaves a text that is no pack where it is, and sends nothing', async () => {
  const sent = show({ issued_on: '2025-08-01' })
  await packsAreThere()
  await expectFocus(() => field(packField))
  await userEvent.keyboard('xyz{Enter}')
  expect(document.activeElement).toBe(field(packField))
  expect(field(packField).value).toBe('xyz')
  expect(sent).toEqual([])
})

test('Enter stops at a field that an answer has made necessary', async () => {
  show(complete)
  await packsAreThere()
  await userEvent.click(screen.getByRole('radio', { name: 'Zaakceptuj' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Odrzuć' }).checked).toBe(true)
  await userEvent.click(field(net))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(field(/^Powód dla uczestnika/))
})

test('F2 begins a line and Shift+F2 removes one, with the cursor in them', async () => {
  show(complete)
  await expectFocus(save)
  await userEvent.keyboard('{F2}')
  expect(document.activeElement).toBe(field(packField, 1))
  await userEvent.keyboard('{F2}')
  expect(document.activeElement).toBe(field(packField, 2))
  await userEvent.click(field(quantity, 0))
  await userEvent.keyboard('{Shift>}{F2}{/Shift}')
  expect(screen.getAllByLabelText(quantity)).toHaveLength(2)
  expect(document.activeElement).toBe(field(quantity, 0))
  await userEvent.click(field(net, 1))
  await userEvent.keyboard('{Shift>}{F2}{/Shift}')
  expect(document.activeElement).toBe(field(net, 0))
  await userEvent.keyboard('{Shift>}{F2}{/Shift}')
  expect(screen.getAllByLabelText(quantity)).toHaveLength(1)
})

describe('a value counts as it is typed:', () => {
  const ofLine = (values: object) => ({ lines: [values] })
  const kinds: [string, RegExp, string, object][] = [
    ['a day', day, '4.8.2025', { issued_on: '2025-08-04' }],
    ['a day without its year', day, '4.8', { issued_on: '2025-08-04' }],
    ['a text', buyer, 'Żak', { buyer_name: 'Żak' }],
    ['the name of a pack', packField, 'DOVVO 450 SC, 10 L', ofLine({ pack_id: 9 })],
    ['a number', quantity, '17', ofLine({ quantity: 17 })],
    ['a sum', net, '12,34', ofLine({ net_value: 1234 })],
  ]

  test.each(kinds)('%s is sent by Ctrl+Enter from its field', async (_, label, text, expected) => {
    const sent = show(complete)
    await packsAreThere()
    await userEvent.clear(field(label))
    await userEvent.type(field(label), text)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toMatchObject([{ path: 'review', body: expected }]))
  })

  test('an older pack is not sent where another has been begun', async () => {
    const sent = show(complete)
    await packsAreThere()
    await userEvent.clear(field(packField))
    await userEvent.type(field(packField), 'agr')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Wybierz z listy')
    expect(sent).toEqual([])
  })

  test.each(kinds.slice(2))('%s stays when F2 is pressed in its field', async (_, label, text, expected) => {
    const sent: Sent[] = show(complete)
    await packsAreThere()
    await userEvent.clear(field(label))
    await userEvent.type(field(label), text)
    await userEvent.keyboard('{F2}{Shift>}{F2}{/Shift}{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toMatchObject([{ path: 'review', body: expected }]))
  })
})
