/**
 * Marks a field whose text is not a valid value yet, such as a name without its option, which keeps its form from being
 * sent.
 */
export const looseMark = 'data-loose'

/** Blurs the first such field, which then shows its error; null without one. */
export function leaveLoose(form: HTMLElement | null): HTMLElement | null {
  const field = form?.querySelector<HTMLElement>(`[${looseMark}]`) ?? null
  field?.blur()
  return field
}
