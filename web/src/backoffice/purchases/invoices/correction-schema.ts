import * as z from 'zod/mini'
import { fieldMessages, requiredText } from '../../../form/schema'
import { formatNumber } from '../../../format/numbers'
import { isPackCount, packCountError } from '../../../rules/packs'
import type { Correction, ReviewedInvoice } from './queries'

export type CorrectedLine = Pick<
  ReviewedInvoice['lines'][number],
  'id' | 'product' | 'pack' | 'pack_id' | 'quantity' | 'net_value'
>

/** Number of a field that some kinds of correction hide: the kinds that show it reject NaN themselves. */
const numberOrNaN = z.nullable(z.union([z.number(), z.nan()]))

export function correctionSchema(line: CorrectedLine) {
  return z
    .object({
      kind: z.enum(['return', 'mistake', 'rejection']),
      returned: numberOrNaN,
      pack_id: z.string(),
      quantity: numberOrNaN,
      net_value: numberOrNaN,
      reason: requiredText(),
    })
    .check(
      required('returned', ({ kind, returned }) => kind !== 'return' || returned !== null),
      required('pack_id', ({ kind, pack_id }) => kind !== 'mistake' || pack_id !== ''),
      z.refine(
        ({ kind, returned }) =>
          kind !== 'return' || returned === null || (returned >= 1 && returned <= line.quantity),
        {
          path: ['returned'],
          error: `Na pozycji jest ${formatNumber(line.quantity)}: wpisz od\u00a01 do\u00a0${formatNumber(line.quantity)}`,
        },
      ),
      z.refine(({ kind, quantity }) => kind !== 'mistake' || quantity === null || isPackCount(quantity), {
        path: ['quantity'],
        error: packCountError,
      }),
      required('quantity', ({ kind, quantity }) => kind !== 'mistake' || quantity !== null),
      required('net_value', ({ kind, net_value }) => kind === 'rejection' || net_value !== null),
      z.refine(({ kind, net_value }) => kind === 'rejection' || !Number.isNaN(net_value), {
        path: ['net_value'],
        error: fieldMessages.number,
      }),
      z.refine(
        ({ kind, net_value }) =>
          kind !== 'return' || Number.isNaN(net_value) || (net_value ?? 0) <= line.net_value,
        {
          path: ['net_value'],
          error: 'Po zwrocie wartość nie może być większa niż przed nim',
        },
      ),
    )
}

export interface CorrectionValues {
  readonly kind: 'return' | 'mistake' | 'rejection'
  /** Number of returned packs. */
  readonly returned: number | null
  readonly pack_id: string
  readonly quantity: number | null
  readonly net_value: number | null
  readonly reason: string
}

function required(path: keyof CorrectionValues, isThere: (values: CorrectionValues) => boolean) {
  return z.refine<CorrectionValues>(isThere, { path: [path], error: fieldMessages.required })
}

/** Initial values of a correction: the line as it stands. */
export function startOf(line: CorrectedLine, kind: CorrectionValues['kind']): CorrectionValues {
  return {
    kind,
    returned: null,
    pack_id: String(line.pack_id),
    quantity: line.quantity,
    net_value: line.net_value,
    reason: '',
  }
}

/** Value of the remaining packs, in whole grosze. */
export function valueLeft({ quantity, net_value }: CorrectedLine, returned: number): number {
  const left = Math.min(Math.max(quantity - returned, 0), quantity)
  return Math.round((net_value * left) / quantity)
}

/** Request body of a correction, with the fields of its kind only. */
export function correctionOf(version: number, line: CorrectedLine, values: CorrectionValues): Correction {
  const { kind, returned, pack_id, quantity, net_value, reason } = values
  const common = { version, kind, reason }
  if (kind === 'rejection') return common
  if (kind === 'return') return { ...common, quantity: line.quantity - (returned ?? 0), net_value }
  return { ...common, pack_id: Number(pack_id), quantity, net_value }
}
