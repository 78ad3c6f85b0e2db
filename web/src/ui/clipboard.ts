import { showError, showSuccess } from './toast-queue'

/** False over plain HTTP, where browsers give pages no clipboard. */
export function canCopy(): boolean {
  return Boolean(navigator.clipboard)
}

/** Copies a text and says so with the given sentence, or what to do where the browser refuses. */
export async function copyText(
  text: string,
  copied: string,
  otherwise = 'Zaznacz tekst i\u00a0skopiuj go ręcznie.',
) {
  try {
    await navigator.clipboard.writeText(text)
    showSuccess(copied)
  } catch {
    showError('Nie udało się skopiować', otherwise)
  }
}
