/** Asks before something in a dialog is lost, and then closes it or not; false where nothing would be lost. */
type Asking = (dialog: Element, close: () => void) => boolean

let asking: Asking | null = null

/** Registers who says whether a dialog may close: the text typed in it is no business of the kit. */
export function askBeforeClosing(next: Asking | null) {
  asking = next
}

/** Closes a dialog by its button or Esc, which might be pressed by mistake. */
export function closeUnlessConfirming(dialog: Element | null, close: () => void) {
  if (!dialog || !asking?.(dialog, close)) close()
}
