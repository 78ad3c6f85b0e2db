const invalid = '[aria-invalid="true"], [data-invalid]:is(fieldset)'
const defaultHeader = 90
const gap = 20

/** Scrolls the first invalid field, in page order, below the header, and focuses it. */
export function scrollToFirstInvalid(form: HTMLElement | null) {
  const field = form?.querySelector<HTMLElement>(invalid)
  if (!field) return
  const header = document.querySelector('[data-page-header]')?.getBoundingClientRect().height ?? defaultHeader
  const dialog = field.closest('[role="dialog"]')
  field.style.scrollMarginTop = `${(dialog ? 0 : header) + gap + labelHeight(field)}px`
  field.scrollIntoView({ block: 'start', behavior: 'smooth' })
  focusIn(field)
}

/** Focuses the field, or the first choice of a group, which cannot take the focus itself. */
function focusIn(field: HTMLElement) {
  const choice =
    field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input')
  const target = choice ?? field
  target.focus({ preventScroll: true })
}

/** The height of the label above the field, maybe with a toolbar between them, which has to be visible too. */
function labelHeight(field: HTMLElement): number {
  const own = field instanceof HTMLInputElement ? field.labels?.[0] : null
  if (own) return own.getBoundingClientRect().height
  const label = document.getElementById(field.getAttribute('aria-labelledby') ?? '')
  return label ? Math.max(0, field.getBoundingClientRect().top - label.getBoundingClientRect().top) : 0
}
