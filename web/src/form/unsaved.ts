/** The forms, and the fields outside of any, that somebody has typed into since they were last saved. */
const touched = new Set<Element>()

document.addEventListener('input', note, { capture: true })
document.addEventListener('change', note, { capture: true })

function note({ target }: Event) {
  if (target instanceof Element) touched.add(target.closest('form') ?? target)
}

/** What was typed there has reached the server. */
export function markSaved(form: Element | null) {
  if (form) touched.delete(form)
}

/** Whether a reload would lose something that was typed. What has left the page is lost, or saved, already. */
export function hasUnsavedInput(): boolean {
  for (const place of touched) if (!place.isConnected) touched.delete(place)
  return touched.size > 0
}
