const invalid = '[aria-invalid="true"], [data-invalid]:is(fieldset)'
const defaultHeader = 90
const gap = 20

/** Brings the first invalid field, in the order of the page, below the header, and puts the caret into it. */
export function scrollToFirstInvalid(form: HTMLElement | null) {
  const field = form?.querySelector<HTMLElement>(invalid)
  if (!field) return
  const header = document.querySelector('[data-page-header]')?.getBoundingClientRect().height ?? defaultHeader
  const dialog = field.closest('[role="dialog"]')
  field.style.scrollMarginTop = `${(dialog ? 0 : header) + gap + labelHeight(field)}px`
  field.scrollIntoView({ block: 'start', behavior: 'smooth' })
  focusIn(field)
}

/** A group of choices takes no focus itself. */
function focusIn(field: HTMLElement) {
  const choice =
    field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input')
  const target = choice ?? field
  target.focus({ preventScroll: true })
}

/** The label stands above the field, maybe with a toolbar between them, and has to be seen too. */
function labelHeight(field: HTMLElement): number {
  const own = field instanceof HTMLInputElement ? field.labels?.[0] : null
  if (own) return own.getBoundingClientRect().height
  const label = document.getElementById(field.getAttribute('aria-labelledby') ?? '')
  return label ? Math.max(0, field.getBoundingClientRect().top - label.getBoundingClientRect().top) : 0
}
