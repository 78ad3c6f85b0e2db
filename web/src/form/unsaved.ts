/**
 * The fields outside of the shell, alone or in a form of their own, that somebody has typed into since they were last
 * saved.
 */
const touched = new Set<Element>()

/** A form of the shell, as far as leaving its page goes. */
export interface Watched {
  readonly hasUnsaved: () => boolean
  /** Leaving it unsaved is asked about. */
  readonly asksBeforeLeaving: boolean
  /** Its writer wants to lose it. */
  readonly giveUp: () => void
}

/**
 * The forms of the shell: they know themselves what is unsaved, also what no event tells of, as a day of the calendar.
 */
const watched = new Map<object, Watched>()

document.addEventListener('input', note, { capture: true })
document.addEventListener('change', note, { capture: true })

function note({ target }: Event) {
  if (!(target instanceof Element)) return
  const form = target.closest('form')
  if (!form || !watched.has(form)) touched.add(form ?? target)
}

/** Watches over a form of the shell while it is shown, or over what is held for one that comes back. */
export function watchForm(form: object, its: Watched) {
  watched.set(form, its)
  if (form instanceof Element) touched.delete(form)
  return () => {
    watched.delete(form)
    followUnsavedWork()
  }
}

/** Marks the work there as saved: it has reached the server. */
export function markSaved(form: Element | null) {
  if (form) touched.delete(form)
}

/**
 * True where a reload would lose something that was typed. Forms that have left the page have lost or saved theirs
 * already.
 */
export function hasUnsavedInput(): boolean {
  for (const place of touched) if (!place.isConnected) touched.delete(place)
  return touched.size > 0 || [...watched.values()].some(({ hasUnsaved }) => hasUnsaved())
}

/** True where leaving the page would lose work, so that it is asked about. */
export function hasUnsavedWork(): boolean {
  return unsavedWork().length > 0
}

/** True where closing a dialog would lose work. */
export function hasUnsavedWorkIn(dialog: Element): boolean {
  return unsavedWork(dialog).length > 0
}

/** The dialog that has unsaved work, undefined where none has. */
export function unsavedDialog(): Element | undefined {
  for (const [form, its] of watched) {
    const dialog = form instanceof Element && form.closest('[role=dialog]')
    if (dialog && its.asksBeforeLeaving && its.hasUnsaved()) return dialog
  }
  return undefined
}

/** Whoever wrote it said so: nothing of it is kept. With a dialog it is about what was written there. */
export function discardUnsaved(dialog?: Element) {
  for (const { giveUp } of unsavedWork(dialog)) giveUp()
}

function unsavedWork(dialog?: Element): Watched[] {
  return [...watched].flatMap(([form, its]) => {
    const isThere = !dialog || (form instanceof Element && dialog.contains(form))
    return isThere && its.asksBeforeLeaving && its.hasUnsaved() ? [its] : []
  })
}

/** The browser asks before a reload while there is work; it is told only then, for some keep no page that might ask. */
export function followUnsavedWork() {
  if (hasUnsavedWork()) window.addEventListener('beforeunload', askBeforeUnload)
  else window.removeEventListener('beforeunload', askBeforeUnload)
}

function askBeforeUnload(event: Event) {
  if (hasUnsavedWork()) event.preventDefault()
}
