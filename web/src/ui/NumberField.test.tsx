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
const kept = () => screen.getByRole('status').textContent

test.each([
  ['128', '128,00', '12800'],
  ['30', '30,00', '3000'],
  ['900', '900,00', '90000'],
])('%s zł stays what was typed when the field is left', async (typed, shown, grosze) => {
  render(<Sum />)
  await userEvent.type(input(), typed)
  await userEvent.tab()
  expect(input().value).toBe(shown)
  expect(kept()).toBe(grosze)
  expect(input().getAttribute('aria-invalid')).toBeNull()
})

test('more than there is stays what was typed, for the form to refuse', async () => {
  render(<Packs />)
  await userEvent.type(input(), '50')
  await userEvent.tab()
  expect([input().value, kept()]).toEqual(['50', '50'])
})

test('the buttons go from step to step', async () => {
  render(<Sum />)
  await userEvent.type(input(), '128')
  await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement)
  expect(kept()).toBe('13000')
})

test('the wheel over a field scrolls the page and changes nothing', async () => {
  render(<Packs />)
  await userEvent.type(input(), '3')
  fireEvent.wheel(input(), { deltaY: 10 })
  await userEvent.tab()
  expect(kept()).toBe('3')
})
