import { buyerIn, issueDateIn } from '../pdf/head'
import { isEnd, type LineText, linesIn } from '../pdf/lines'
import type { InvoiceText } from '../pdf/read-invoice'
import { rowsOf } from '../pdf/rows'
import { areFiguresSound, isSumSound } from './figures'
import { pageTexts, type Token } from './page-tokens'
import { withGrid } from './table-grid'

/** Line that was recognised in a picture. */
export interface RecognisedLine extends LineText {
  /** True unless the line's figures bear each other out. */
  readonly isDoubtful: boolean
}

/** Parts of an invoice that were recognised in pictures. */
export interface RecognisedInvoice extends InvoiceText {
  readonly lines: readonly RecognisedLine[]
  /** True when the lines make the invoice's sum, so that none is missing. */
  readonly isComplete: boolean
}

/** "szt." with a mistaken letter. */
const pieces = /^(szt|s2t|5zt|szf|szl|szi|sat|sz)[.,:;]*$/i

/** Reads an invoice by the words that were recognised on its pages. */
export function readTokens(pages: readonly (readonly Token[])[], nip: string): RecognisedInvoice {
  const rows = pages.map((tokens) => rowsOf(withGrid(pageTexts(tokens))))
  const all = rows.flat()
  const lines = linesIn(rows).map((line) => ({ ...line, unit: speltUnit(line.unit) }))
  const ending = all.findIndex(isEnd)
  const beneath = ending < 0 ? [] : all.slice(ending).flatMap(({ items }) => items)
  return {
    issued_on: issueDateIn(rows[0] ?? []) ?? issueDateIn(all),
    buyer: buyerIn(rows[0] ?? [], nip),
    lines: lines.map(({ others, ...line }) => ({
      ...line,
      isDoubtful: !areFiguresSound({ ...line, others }),
    })),
    isComplete: isSumSound(lines, beneath),
  }
}

function speltUnit(unit: string | null): string | null {
  return unit !== null && pieces.test(unit) ? 'szt.' : unit
}
