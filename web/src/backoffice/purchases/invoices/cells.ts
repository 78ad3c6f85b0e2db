import type { KeyboardEvent } from 'react'
import type { ReviewValues } from './review-schema'

/** Cell of the form, named in its markup by `data-cell`; those of a line stand within `data-line`. */
export type CellName = 'day' | 'buyer' | 'pack' | 'quantity' | 'net' | 'reason' | 'alias'

/** Cell of the form, with the index of its line. */
export interface CellPlace {
  readonly cell: CellName
  readonly line?: number
}

/** Cells that Enter passes over once they have a value, because they are filled in beforehand and seldom changed. */
const seldomTyped: readonly string[] = ['buyer', 'reason', 'alias'] satisfies CellName[]

const textInput = 'input:not([type=radio], [type=checkbox])'

/** First required cell without a value; null where the form is complete. */
export function firstEmpty({ issued_on, buyer_name, lines }: ReviewValues): CellPlace | null {
  if (issued_on.trim() === '') return { cell: 'day' }
  if (buyer_name.trim() === '') return { cell: 'buyer' }
  for (const [line, { pack_id, quantity, net_value, remember, alias }] of lines.entries()) {
    if (pack_id === '') return { cell: 'pack', line }
    if (quantity === null) return { cell: 'quantity', line }
    if (net_value === null) return { cell: 'net', line }
    if (remember && alias.trim() === '') return { cell: 'alias', line }
  }
  return null
}

/** Puts the cursor into a cell, with its text selected; false where the form has no such cell. */
export function focusCell(form: HTMLElement | null, { cell, line }: CellPlace): boolean {
  const inLine = line === undefined ? '' : `[data-line="${line}"] `
  return focusIn(form?.querySelector(`${inLine}[data-cell=${cell}]`))
}

/** Goes from a field to the next cell of its form; after the last one to the button that sends it. */
export function goOn(from: Element) {
  const form = from.closest('form')
  const cells = [...(form?.querySelectorAll('[data-cell]') ?? [])]
  const next = cells.find((cell) => isAfter(from, cell) && !isPassedOver(cell))
  if (!focusIn(next)) submitButton(form)?.focus()
}

export function submitButton(form: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('button[type=submit]') ?? null
}

/**
 * Takes Enter in a field, which would send the form; null for another key, and while Enter is held, so that it does not
 * run through the form.
 */
export function fieldOfEnter(event: KeyboardEvent): HTMLInputElement | null {
  const { key, ctrlKey, shiftKey, metaKey, repeat, nativeEvent, target } = event
  if (key !== 'Enter' || ctrlKey || shiftKey || metaKey || nativeEvent.isComposing) return null
  if (!(target instanceof HTMLInputElement)) return null
  event.preventDefault()
  event.stopPropagation()
  return repeat ? null : target
}

/** Place of the focused cell, null outside of the lines. */
export function focusedLine(): Required<CellPlace> | null {
  const line = document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line
  if (line === undefined) return null
  const cell = document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset.cell
  return { line: Number(line), cell: (cell ?? 'quantity') as CellName }
}

function focusIn(cell: Element | null | undefined): boolean {
  const input = cell?.querySelector<HTMLInputElement>(textInput)
  input?.focus()
  input?.select()
  return Boolean(input)
}

function isAfter(from: Element, cell: Element): boolean {
  return (from.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

function isPassedOver(cell: Element): boolean {
  const name = cell.getAttribute('data-cell') ?? ''
  const value = cell.querySelector<HTMLInputElement>(textInput)?.value ?? ''
  return seldomTyped.includes(name) && value.trim() !== ''
}
