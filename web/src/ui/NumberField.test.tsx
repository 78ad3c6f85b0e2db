import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, test } from 'vitest'
import { AmountField, NumberField } from './NumberField'

function Sum() {
  const [grosze, setGrosze] = useState<number | null>(null)
  return (
    <I18nProvider locale="pl-PL">
      <AmountField
        label="Kwota"
        value={grosze}
        onChange={setGrosze}
        min={5_000}
        max={50_000}
        step={1_000}
        isRequired
      />
      <output>{grosze}</output>
    </I18nProvider>
  )
}

function Packs() {
  const [packs, setPacks] = useState<number | null>(null)
  return (
    <>
      <NumberField label="Zwrot" value={packs} onChange={setPacks} min={1} max={5} />
      <output>{packs}</output>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox')
const valueText = () => screen.getByRole('status').textContent

test.each([
  ['128', '128,00', '12800'],
  ['30', '30,00', '3000'],
  ['900', '900,00', '90000'],
])('%s zł stays what was typed when the field is left', async (typed, shown, grosze) => {
  render(<Sum />)
  await userEvent.type(input(), typed)
  await userEvent.tab()
  expect(input().value).toBe(shown)
  expect(valueText()).toBe(grosze)
  expect(input().getAttribute('aria-invalid')).toBeNull()
})

test('more than there is stays what was typed, for the form to refuse', async () => {
  render(<Packs />)
  await userEvent.type(input(), '50')
  await userEvent.tab()
  expect([input().value, valueText()]).toEqual(['50', '50'])
})

test('the buttons go from step to step', async () => {
  render(<Sum />)
  await userEvent.type(input(), '128')
  await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement)
  expect(valueText()).toBe('13000')
})

test('the wheel over a field scrolls the page and changes nothing', async () => {
  render(<Packs />)
  await userEvent.type(input(), '3')
  fireEvent.wheel(input(), { deltaY: 10 })
  await userEvent.tab()
  expect(valueText()).toBe('3')
})

test.each([
  ['100', '100'],
  ['1 240', '1240'],
  ['', ''],
])('%s packs count as they are typed, before the field is left', async (typed, packs) => {
  render(<Packs />)
  await userEvent.type(input(), `7{Backspace}${typed}`)
  expect([valueText(), document.activeElement]).toEqual([packs, input()])
})

test('a sum counts as it is typed, before the field is left', async () => {
  render(<Sum />)
  const valueTexts = []
  for (const sign of '1240,5') {
    await userEvent.type(input(), sign)
    valueTexts.push(valueText())
  }
  expect(valueTexts).toEqual(['100', '1200', '12400', '124000', '124000', '124050'])
  expect(input().value).toBe('1240,5')
})

test.each([
  ['10,5', 'Wpisz liczbę całkowitą, na\u00a0przykład 12'],
  ['1e3', 'Wpisz liczbę całkowitą, na\u00a0przykład 12'],
  ['-5', 'Wpisz liczbę bez minusa'],
  ['99999999999999999999', 'Liczba jest za\u00a0duża'],
])('%s stays in the field, is said to be no number of packs and counts as none', async (typed, error) => {
  render(<Packs />)
  await userEvent.type(input(), typed)
  expect([input().value, valueText()]).toEqual([typed, 'NaN'])
  expect(screen.getByText(error.replace('\u00a0', ' '))).toBeTruthy()
  await userEvent.type(input(), '{ArrowUp}')
  await userEvent.click(screen.getByRole('button', { name: 'Zwiększ Zwrot', hidden: true }))
  expect(input().value).toBe(typed)
})

test('the arrow keys go from step to step', async () => {
  render(<Sum />)
  await userEvent.type(input(), '128{ArrowDown}{ArrowDown}')
  expect([valueText(), input().value]).toEqual(['11000', '110,00'])
})
