import { flushSync } from 'react-dom'
import { focusCell, focusedLine } from './cells'
import type { UsualPack } from './queries'
import type { Lines, ReviewState } from './ReviewLines'
import { emptyLine } from './review-schema'

interface Editing {
  readonly form: ReviewState
  readonly lines: Lines
  readonly element: () => HTMLElement | null
}

/* The list is rendered at once, so that the key after the shortcut is typed into the new place of the cursor. */

/** Acts on the lines that keep the cursor where the next thing is typed. */
export function lineEditing({ form, lines, element }: Editing) {
  const quiet = { shouldFocus: false }

  function add() {
    flushSync(() => lines.append(emptyLine, quiet))
    focusCell(element(), { cell: 'pack', line: form.getValues('lines').length - 1 })
  }

  function remove(line: number) {
    const cell = focusedLine()?.cell ?? 'quantity'
    flushSync(() => lines.remove(line))
    focusCell(element(), { cell, line: Math.min(line, form.getValues('lines').length - 1) })
  }

  return {
    add,
    remove,
    /** Removes the line with the cursor, unless it is the only one. */
    removeFocused() {
      const place = focusedLine()
      if (place && lines.fields.length > 1) remove(place.line)
    },
    /** Puts a usual pack into the first line without one, or into a new line; its quantity can be typed over. */
    choose({ pack_id, quantity }: UsualPack) {
      const values = form.getValues('lines')
      const empty = values.findIndex((line) => line.pack_id === '')
      const line = empty < 0 ? values.length : empty
      const before = values[line] ?? emptyLine
      const filled = { ...before, pack_id: String(pack_id), quantity: before.quantity ?? quantity }
      flushSync(() => (empty < 0 ? lines.append(filled, quiet) : lines.update(line, filled)))
      focusCell(element(), { cell: 'quantity', line })
    },
  }
}
