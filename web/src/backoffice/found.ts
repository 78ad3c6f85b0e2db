import { formatNumber } from '../format/numbers'

/** How many an operators' list has found: counted up to a cap, past which it says "ponad". */
export function foundLabel(
  meta: { readonly total: number; readonly more_than_total: boolean } | undefined,
): string {
  if (!meta) return ''
  const total = formatNumber(meta.total)
  return meta.more_than_total ? `Znaleziono: ponad ${total}` : `Znaleziono: ${total}`
}
