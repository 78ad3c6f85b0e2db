/** Whose turn comes first. */
const ranks = ['consents', 'trips', 'promotions'] as const

/** How long after a modal was closed the next may open, in milliseconds. */
export const gap = 200

/** A modal that asks to open by itself. */
export interface Prompt {
  /** The name in its hash. */
  readonly modal: string
  readonly rank: (typeof ranks)[number]
  /** Milliseconds from entering the panel. */
  readonly delay: number
  /** Decides between prompts of one rank and one delay. */
  readonly position: number
  /** Two or more of one sequence that wait together take its delay instead of their own. */
  readonly sequence: { readonly name: string; readonly delay: number } | null
  /** Closed, it asks again at the next page; every other prompt asks once in a visit. */
  readonly again: 'at the next page' | 'never'
  /** False where it is answered or put off; it still stands for its sequence once it was shown in this visit. */
  readonly asks: boolean
  /** False while what it shows is on its way; those behind it wait. */
  readonly isReady: boolean
}

/** What a visit to the panel has seen so far; instants in milliseconds. */
export interface Visit {
  readonly entered: number
  readonly page: string
  /** When the last modal was closed, null where none was open. */
  readonly closed: number | null
  /** The page that each modal was last seen at. */
  readonly shown: ReadonlyMap<string, string>
}

interface Due {
  readonly modal: string
  readonly at: number
}

/** What opens next and when, where nothing is open; null where nothing waits. */
export function nextPrompt(prompts: readonly Prompt[], visit: Visit): Due | null {
  const delays = delaysOf(prompts, visit)
  const delayOf = (prompt: Prompt) => delays.get(prompt) ?? prompt.delay
  const [next] = prompts
    .filter((prompt) => isWaiting(prompt, visit))
    .sort(
      (one, other) =>
        ranks.indexOf(one.rank) - ranks.indexOf(other.rank) ||
        delayOf(one) - delayOf(other) ||
        one.position - other.position,
    )
  if (!next?.isReady) return null
  const free = visit.closed === null ? 0 : visit.closed + gap
  return { modal: next.modal, at: Math.max(visit.entered + delayOf(next), free) }
}

function isWaiting({ modal, asks, again }: Prompt, { shown, page }: Visit): boolean {
  if (!asks) return false
  return again === 'never' ? !shown.has(modal) : shown.get(modal) !== page
}

/** The delays of those that are in a sequence with others, shown already or not. */
function delaysOf(prompts: readonly Prompt[], { shown }: Visit): ReadonlyMap<Prompt, number> {
  const counts = new Map<string, number>()
  for (const { sequence, asks, modal } of prompts)
    if (sequence && (asks || shown.has(modal)))
      counts.set(sequence.name, (counts.get(sequence.name) ?? 0) + 1)
  return new Map(
    prompts.flatMap((prompt) => {
      const { sequence } = prompt
      return sequence && (counts.get(sequence.name) ?? 0) > 1 ? [[prompt, sequence.delay] as const] : []
    }),
  )
}
