/**
 * Marks a field whose text is not a valid value yet, such as a name without its option, which keeps its form from being
 * sent.
 */
export const unresolvedMark = 'data-unresolved'

/** Blurs the first such field, which then shows its error; null without one. */
export function blurFirstUnresolved(form: HTMLElement | null): HTMLElement | null {
  const field = form?.querySelector<HTMLElement>(`[${unresolvedMark}]`) ?? null
  field?.blur()
  return field
}
