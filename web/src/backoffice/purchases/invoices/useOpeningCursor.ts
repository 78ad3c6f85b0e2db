import { type RefObject, useEffect } from 'react'
import { formChangesOf } from '../../../form/form-changes'
import { unresolvedMark } from '../../../ui/unresolved'
import { firstEmpty, focusCell, submitButton } from './cells'
import type { ReviewState } from './ReviewLines'

/** Width from which the file stands beside the form; on a phone a focused field would hide the file by its keyboard. */
const beside = '(min-width: 62rem)'

interface OpeningCursor {
  readonly form: ReviewState
  readonly formElement: RefObject<HTMLFormElement | null>
  /** Changes when the form has been filled in. */
  readonly trigger: string
  /** True for a form that recognition has filled in, mostly some seconds after it had opened. */
  readonly isLate: boolean
}

/**
 * Puts the cursor into the first empty cell of a form that opens or is filled in; of a complete one on its button, or,
 * where it was filled in late, into its first cell: an Enter that was meant for a field must not save.
 */
export function useOpeningCursor({ form, formElement, trigger, isLate }: OpeningCursor) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the trigger says when
  useEffect(() => {
    /* After the effects of the layout, which gives the focus to a new page's content. */
    queueMicrotask(() => {
      if (isFree(form, formElement.current)) placeCursor(form, formElement.current, isLate)
    })
  }, [trigger, form, formElement])
}

function placeCursor(form: ReviewState, element: HTMLElement | null, isLate: boolean) {
  const place = firstEmpty(form.getValues()) ?? (isLate ? { cell: 'day' as const } : null)
  /* Without scrolling: the lines above the button are what has to be read. */
  if (!place || !focusCell(element, place)) submitButton(element)?.focus({ preventScroll: true })
}

/** True unless somebody types there already, or the focus is elsewhere on purpose, such as in a dialog. */
function isFree(form: ReviewState, element: HTMLElement | null): boolean {
  if (!element || !window.matchMedia(beside).matches) return false
  const focused = document.activeElement
  if (focused === null || focused.matches('body, #main')) return true
  const isUntouched =
    formChangesOf(form).unsavedFields().length === 0 && !element.querySelector(`[${unresolvedMark}]`)
  return element.contains(focused) && isUntouched
}
