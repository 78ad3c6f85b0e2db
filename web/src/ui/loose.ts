/**
 * Marks a field whose text means nothing yet, such as a name that no option has: its form is not sent, for what is seen
 * would not be what counts.
 */
export const looseMark = 'data-loose'

/** The first such field, which says so once it is left; null where there is none. */
export function leaveLoose(form: HTMLElement | null): HTMLElement | null {
  const field = form?.querySelector<HTMLElement>(`[${looseMark}]`) ?? null
  field?.blur()
  return field
}
