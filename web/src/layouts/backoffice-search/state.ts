/** The effect of a key or a letter in the search. */
export type SearchAction =
  | { readonly kind: 'typed'; readonly text: string }
  /** A sign typed before the dialog was there. */
  | { readonly kind: 'appended'; readonly sign: string }
  | { readonly kind: 'erased' }
  /** `count` is the length of the list, null while it is not complete. */
  | { readonly kind: 'moved'; readonly by: 1 | -1; readonly count?: number | null }
  | { readonly kind: 'pressed'; readonly inNewTab: boolean }
  | { readonly kind: 'opened' }

export interface SearchState {
  readonly text: string
  /** Place of the chosen result in the list, which need not have come yet. */
  readonly place: number
  /** Enter that has opened nothing yet, because it waits for the answer to the text. */
  readonly press: { readonly inNewTab: boolean } | null
  /** True once Enter was pressed: the text is complete, and its search starts without the pause of typing. */
  readonly isComplete: boolean
}

export const emptySearch: SearchState = { text: '', place: 0, press: null, isComplete: false }

export function nextSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.kind) {
    case 'typed':
      return { ...emptySearch, text: action.text }
    case 'appended':
      return { ...emptySearch, text: state.text + action.sign }
    case 'erased':
      return { ...emptySearch, text: Array.from(state.text).slice(0, -1).join('') }
    case 'moved':
      return { ...state, place: moved(state.place, action.by, action.count ?? null), press: null }
    case 'pressed':
      return { ...state, press: { inNewTab: action.inNewTab }, isComplete: true }
    case 'opened':
      return { ...state, press: null }
  }
}

/** The next place: a complete list is a circle, one that still grows has no end. */
function moved(place: number, by: 1 | -1, count: number | null): number {
  if (count === null) return Math.max(0, place + by)
  return count === 0 ? 0 : (Math.min(place, count - 1) + by + count) % count
}
