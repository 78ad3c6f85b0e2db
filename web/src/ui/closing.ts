/** Asks before something in a dialog is lost, and then closes it or not; false where nothing would be lost. */
type Asking = (dialog: Element, close: () => void) => boolean

let asking: Asking | null = null

/** What is typed in a dialog is no business of the kit: whoever knows of it says whether it may close. */
export function askBeforeClosing(next: Asking | null) {
  asking = next
}

/** Closes a dialog by its button or Esc, which might be pressed by mistake. */
export function closeUnlessAsked(dialog: Element | null, close: () => void) {
  if (!dialog || !asking?.(dialog, close)) close()
}
