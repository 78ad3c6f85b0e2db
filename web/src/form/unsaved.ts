/** Fields outside of the shell with input since the last save, alone or in a form of their own. */
const touched = new Set<Element>()

/** A form of the shell, as the leaving question sees it. */
export interface Watched {
  readonly hasUnsaved: () => boolean
  /** True if leaving it unsaved is asked about. */
  readonly asksBeforeLeaving: boolean
  /** Discards it as its user has chosen. */
  readonly giveUp: () => void
}

/**
 * Forms of the shell, which know their unsaved changes themselves, also those without an event, such as a day chosen
 * from the calendar.
 */
const watched = new Map<object, Watched>()

document.addEventListener('input', note, { capture: true })
document.addEventListener('change', note, { capture: true })

function note({ target }: Event) {
  if (!(target instanceof Element)) return
  const form = target.closest('form')
  if (!form || !watched.has(form)) touched.add(form ?? target)
}

/** Registers a form of the shell while it is shown, or the state held for one that comes back. */
export function watchForm(form: object, its: Watched) {
  watched.set(form, its)
  if (form instanceof Element) touched.delete(form)
  return () => {
    watched.delete(form)
    followUnsavedWork()
  }
}

/** Marks the inputs within as saved. */
export function markSaved(form: Element | null) {
  if (form) touched.delete(form)
}

/** True if a reload would lose input; forms that have left the page no longer count. */
export function hasUnsavedInput(): boolean {
  for (const place of touched) if (!place.isConnected) touched.delete(place)
  return touched.size > 0 || [...watched.values()].some(({ hasUnsaved }) => hasUnsaved())
}

/** True if leaving the page would lose work, so that it is asked about. */
export function hasUnsavedWork(): boolean {
  return unsavedWork().length > 0
}

/** True where closing a dialog would lose work. */
export function hasUnsavedWorkIn(dialog: Element): boolean {
  return unsavedWork(dialog).length > 0
}

/** The dialog with unsaved work, undefined without one. */
export function unsavedDialog(): Element | undefined {
  for (const [form, its] of watched) {
    const dialog = form instanceof Element && form.closest('[role=dialog]')
    if (dialog && its.asksBeforeLeaving && its.hasUnsaved()) return dialog
  }
  return undefined
}

/** Discards unsaved input as its user has chosen: the page's, or that of a dialog. */
export function discardUnsaved(dialog?: Element) {
  for (const { giveUp } of unsavedWork(dialog)) giveUp()
}

function unsavedWork(dialog?: Element): Watched[] {
  return [...watched].flatMap(([form, its]) => {
    const isThere = !dialog || (form instanceof Element && dialog.contains(form))
    return isThere && its.asksBeforeLeaving && its.hasUnsaved() ? [its] : []
  })
}

/**
 * Listens to `beforeunload` only while there is work, because some browsers keep no page in the back/forward cache that
 * listens.
 */
export function followUnsavedWork() {
  if (hasUnsavedWork()) window.addEventListener('beforeunload', askBeforeUnload)
  else window.removeEventListener('beforeunload', askBeforeUnload)
}

function askBeforeUnload(event: Event) {
  if (hasUnsavedWork()) event.preventDefault()
}
