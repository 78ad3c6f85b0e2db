/** Asks before a dialog with unsaved input is closed; returns false if nothing would be lost. */
type Asking = (dialog: Element, close: () => void) => boolean

let asking: Asking | null = null

/** Registers the function that asks, because the kit does not know of unsaved input. */
export function askBeforeClosing(next: Asking | null) {
  asking = next
}

/** Closes a dialog, unless a question comes first. */
export function closeUnlessConfirming(dialog: Element | null, close: () => void) {
  if (!dialog || !asking?.(dialog, close)) close()
}
