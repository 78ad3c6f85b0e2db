import * as z from 'zod/mini'
import { fieldMessages, parsedBy, requiredText, typedNumber } from '../../../form/schema'
import { formatDay } from '../../../format/dates'
import { folded } from '../../../format/text'
import { parseDay } from '../../../rules/day'
import { isPackCount, packCountError } from '../../../rules/packs'
import type { ReadInvoice, ReadLine, ReviewedInvoice } from './queries'

const decisions = ['accept', 'reject', 'pending'] as const

const line = z
  .object({
    id: z.nullable(z.number()),
    pack_id: requiredText(),
    quantity: typedNumber(),
    net_value: typedNumber(),
    decision: z.enum(decisions),
    reason: z.string(),
    /** True when the name on the invoice becomes the distributor's alias of the pack. */
    remember: z.boolean(),
    alias: z.string(),
  })
  .check(
    z.refine(({ quantity }) => quantity !== null, { path: ['quantity'], error: fieldMessages.required }),
    z.refine(({ quantity }) => quantity === null || isPackCount(quantity), {
      path: ['quantity'],
      error: packCountError,
    }),
    z.refine(({ net_value }) => net_value !== null, { path: ['net_value'], error: fieldMessages.required }),
    z.refine(({ decision, reason }) => decision !== 'reject' || reason.trim() !== '', {
      path: ['reason'],
      error: fieldMessages.required,
    }),
    z.refine(({ remember, alias }) => !remember || alias.trim() !== '', {
      path: ['alias'],
      error: fieldMessages.required,
    }),
  )

export const reviewSchema = z.object({
  issued_on: parsedBy(parseDay),
  buyer_name: requiredText(),
  lines: z.array(line).check(z.minLength(1, 'Dodaj co najmniej jedną pozycję albo odrzuć całą fakturę')),
})

/** Values of the form as typed, before parsing. */
export type ReviewValues = z.input<typeof reviewSchema>
export type Review = z.output<typeof reviewSchema>
export type LineValues = ReviewValues['lines'][number]

export const emptyLine: LineValues = {
  id: null,
  pack_id: '',
  quantity: null,
  net_value: null,
  decision: 'accept',
  reason: '',
  remember: false,
  alias: '',
}

/** Form values of an invoice; decided lines are not part of the form. */
export function valuesOf(invoice: ReviewedInvoice): ReviewValues {
  const open = invoice.lines.filter(({ status }) => status.code === 'pending')
  const content = invoice.issued_on === null ? invoice.einvoice?.content : undefined
  const issuedOn = invoice.issued_on ?? content?.issued_on
  return {
    issued_on: issuedOn ? formatDay(issuedOn) : '',
    buyer_name: content?.buyer.name ?? invoice.buyer_name,
    lines:
      open.length === 0
        ? proposedLines(invoice)
        : open.map(({ id, pack_id, quantity, net_value }) => ({
            id,
            pack_id: String(pack_id),
            quantity,
            net_value,
            decision: 'accept',
            reason: '',
            remember: false,
            alias: '',
          })),
  }
}

/** Lines that the e-invoice proposes and that earn points in its season; an empty one where there are none. */
function proposedLines({ einvoice, lines }: ReviewedInvoice): LineValues[] {
  if (!einvoice || lines.length > 0) return [emptyLine]
  const proposed = einvoice.content.lines.flatMap(({ name, index, net_value, proposal }) =>
    proposal && proposal.points != null
      ? [
          {
            ...emptyLine,
            pack_id: String(proposal.pack_id),
            quantity: proposal.quantity,
            net_value: net_value ?? null,
            /* A name that was only guessed becomes the distributor's own once the operator has accepted it. */
            remember: !proposal.certain,
            alias: proposal.certain ? '' : (name ?? index ?? ''),
          },
        ]
      : [],
  )
  return proposed.length > 0 ? proposed : [emptyLine]
}

/** True for a line of the file that the form takes: one of the programme that earns points in the season. */
export function isProposed({ proposal }: ReadLine): boolean {
  return proposal?.points != null
}

/**
 * Lines that the file proposes, without figures that are in doubt. A name that is not the pack's own is remembered once
 * it is accepted; a recognised one, which may be misread, only where the operator says so.
 */
export function readLines({ source, lines }: ReadInvoice): LineValues[] {
  return lines.filter(isProposed).flatMap(({ name, net_value, proposal, isDoubtful = false }) => {
    if (!proposal) return []
    const isKnown = proposal.certain || bare(name) === bare(`${proposal.product} ${proposal.pack}`)
    return [
      {
        ...emptyLine,
        pack_id: String(proposal.pack_id),
        quantity: isDoubtful ? null : proposal.quantity,
        net_value: isDoubtful ? null : net_value,
        remember: !isKnown && source === 'text',
        alias: isKnown ? '' : name,
      },
    ]
  })
}

/** Letters and digits of a name. */
function bare(name: string): string {
  return folded(name).replace(/[^\p{L}\d]/gu, '')
}
