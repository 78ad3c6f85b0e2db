import * as z from 'zod/mini'

/** A consent as it is asked, with its parts. */
export interface ConsentQuestion {
  readonly id: number
  readonly slug: string
  /** HTML. */
  readonly content: string
  readonly required: boolean
  readonly value: boolean
  readonly subconsents: readonly ConsentQuestion[]
}

/** In characters of HTML; longer than any consent. */
export const longestConsent = 50_000

/** The ticked consents, by their slugs. */
export type Ticked = Readonly<Record<string, boolean>>

/** The sentence at a required consent that is not ticked; the server has the same. */
export const consentNeeded = 'Zaznacz to oświadczenie. Bez niego nie można brać udziału w\u00a0programie.'

/** Wholes and parts in one row. */
export function flattened(consents: readonly ConsentQuestion[]): ConsentQuestion[] {
  return consents.flatMap((consent) => [consent, ...consent.subconsents])
}

export function tickedAtFirst(consents: readonly ConsentQuestion[]): Ticked {
  return Object.fromEntries(flattened(consents).map(({ slug, value }) => [slug, value]))
}

/** The box above all others: it sets every one of them. */
export function tickedAll(consents: readonly ConsentQuestion[], value: boolean): Ticked {
  return Object.fromEntries(flattened(consents).map(({ slug }) => [slug, value]))
}

/** One box was pressed. A whole takes its parts along; it is ticked as long as one of its parts is. */
export function tickedAfter(
  consents: readonly ConsentQuestion[],
  before: Ticked,
  slug: string,
  value: boolean,
): Ticked {
  const after = { ...before, [slug]: value }
  for (const { slug: whole, subconsents: parts } of consents) {
    if (whole === slug) for (const part of parts) after[part.slug] = value
    if (parts.some((part) => part.slug === slug)) after[whole] = parts.some((part) => after[part.slug])
  }
  return after
}

/** Consents whose text has changed since they were ticked have to be read and ticked anew. */
export function tickedOfNewer(
  before: readonly ConsentQuestion[],
  newer: readonly ConsentQuestion[],
  ticked: Ticked,
): Ticked {
  const known = new Set(flattened(before).map(({ id }) => id))
  return Object.fromEntries(
    flattened(newer).map(({ id, slug }) => [slug, known.has(id) && ticked[slug] === true]),
  )
}

/** The request: the ids of the ticked ones. */
export function idsOf(consents: readonly ConsentQuestion[], ticked: Ticked): number[] {
  return flattened(consents)
    .filter(({ slug }) => ticked[slug])
    .map(({ id }) => id)
}

/** Every required consent has to be ticked; each says so at its own box. */
export function consentsSchema(consents: readonly ConsentQuestion[]) {
  return z.record(z.string(), z.boolean()).check(({ value, issues }) => {
    for (const { slug, required } of flattened(consents)) {
      if (required && !value[slug])
        issues.push({ code: 'custom', path: [slug], message: consentNeeded, input: value })
    }
  })
}
