/** The ranks of prompts, in order of precedence. */
const ranks = ['consents', 'trips', 'promotions'] as const

/** The pause between two modals, in milliseconds. */
export const gap = 200

/** A modal that opens by itself. */
export interface Prompt {
  /** The name in its hash. */
  readonly modal: string
  readonly rank: (typeof ranks)[number]
  /** Milliseconds from entering the panel. */
  readonly delay: number
  /** Order among prompts of one rank and one delay. */
  readonly position: number
  /** Sequence of prompts: two or more that wait together take its delay instead of their own. */
  readonly sequence: { readonly name: string; readonly delay: number } | null
  /** `at the next page` reopens a closed prompt there; others open once in a visit. */
  readonly again: 'at the next page' | 'never'
  /** False once it is answered or postponed; shown in this visit, it still counts for its sequence. */
  readonly asks: boolean
  /** False while its data is loading; later prompts wait for it. */
  readonly isReady: boolean
  /** The participant's answer; null before it, undefined for a prompt without answers. */
  readonly answer?: boolean | null
}

/** State of a visit to the panel; instants in milliseconds. */
export interface Visit {
  readonly entered: number
  readonly page: string
  /** The time at which the last modal was closed; null if none was open. */
  readonly closed: number | null
  /** The page that each modal was last seen at. */
  readonly shown: ReadonlyMap<string, string>
  /** The page that a prompt has led to, while the participant is on it or below it. */
  readonly led: string | null
  /** The last known answers by modal. */
  readonly answers: ReadonlyMap<string, boolean | null>
}

export function newVisit(page: string, entered: number): Visit {
  return { entered, page, closed: null, shown: new Map(), led: null, answers: new Map() }
}

interface DuePrompt {
  readonly modal: string
  readonly at: number
}

/** The next prompt and its time; null without one, or while a modal is open. */
export function nextPrompt(prompts: readonly Prompt[], visit: Visit): DuePrompt | null {
  const delays = delaysOf(prompts, visit)
  const delayOf = (prompt: Prompt) => delays.get(prompt) ?? prompt.delay
  const [next] = eligiblePrompts(prompts, visit)
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

/**
 * Prompts that may open on this page: missing consents take precedence, and none opens on a page that a prompt has led
 * to.
 */
function eligiblePrompts(prompts: readonly Prompt[], { led }: Visit): readonly Prompt[] {
  const consents = prompts.filter(({ rank, asks }) => rank === 'consents' && asks)
  return consents.length > 0 || led !== null ? consents : prompts
}

/** The visit after a navigation or a change of the open modal. */
export function afterNavigation(
  visit: Visit,
  to: { readonly page: string; readonly was: string | null; readonly open: string | null },
  prompts: readonly Prompt[],
  now: number,
): Visit {
  const { page, was, open } = to
  return {
    ...visit,
    page,
    closed: was !== null && open === null ? now : visit.closed,
    shown: open === null ? visit.shown : new Map(visit.shown).set(open, page),
    led: page === visit.page ? visit.led : ledTo(visit, to, prompts),
  }
}

function ledTo(
  { led }: Visit,
  { page, was }: { page: string; was: string | null },
  prompts: readonly Prompt[],
): string | null {
  if (prompts.some(({ modal, rank }) => modal === was && rank !== 'consents')) return page
  return led !== null && page.startsWith(`${led}/`) ? led : null
}

/** The visit after answers, which keep their prompts from opening again. */
export function afterAnswers(visit: Visit, prompts: readonly Prompt[]): Visit {
  const answers = new Map(visit.answers)
  const shown = new Map(visit.shown)
  for (const { modal, answer } of prompts) {
    if (answer === undefined) continue
    if (visit.answers.has(modal) && visit.answers.get(modal) !== answer) shown.set(modal, visit.page)
    answers.set(modal, answer)
  }
  return { ...visit, answers, shown }
}

function isWaiting({ modal, asks, again }: Prompt, { shown, page }: Visit): boolean {
  if (!asks) return false
  return again === 'never' ? !shown.has(modal) : shown.get(modal) !== page
}

/** The delays of prompts in a sequence with others, including those already shown. */
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
