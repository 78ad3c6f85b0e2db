import * as z from 'zod/mini'

/** A consent with its parts. */
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

/** Error at a required consent that is not ticked, as on the server. */
export const consentNeeded = 'Zaznacz to oświadczenie. Bez niego nie można brać udziału w\u00a0programie.'

/** Consents and their parts in one list. */
export function flattened(consents: readonly ConsentQuestion[]): ConsentQuestion[] {
  return consents.flatMap((consent) => [consent, ...consent.subconsents])
}

export function tickedAtFirst(consents: readonly ConsentQuestion[]): Ticked {
  return Object.fromEntries(flattened(consents).map(({ slug, value }) => [slug, value]))
}

/** State after the checkbox for all was pressed. */
export function tickedAll(consents: readonly ConsentQuestion[], value: boolean): Ticked {
  return Object.fromEntries(flattened(consents).map(({ slug }) => [slug, value]))
}

/** State after one checkbox was pressed; a consent ticks its parts, and is ticked while any part is. */
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

/** Ticks that remain valid: consents whose text has changed have to be read and ticked anew. */
export function tickedOfUnchanged(
  before: readonly ConsentQuestion[],
  newer: readonly ConsentQuestion[],
  ticked: Ticked,
): Ticked {
  const known = new Set(flattened(before).map(({ id }) => id))
  return Object.fromEntries(
    flattened(newer).map(({ id, slug }) => [slug, known.has(id) && ticked[slug] === true]),
  )
}

/** The request's value: ids of the ticked consents. */
export function idsOf(consents: readonly ConsentQuestion[], ticked: Ticked): number[] {
  return flattened(consents)
    .filter(({ slug }) => ticked[slug])
    .map(({ id }) => id)
}

/** Schema in which each required consent that is not ticked has an error at its own checkbox. */
export function consentsSchema(consents: readonly ConsentQuestion[]) {
  return z.record(z.string(), z.boolean()).check(({ value, issues }) => {
    for (const { slug, required } of flattened(consents)) {
      if (required && !value[slug])
        issues.push({ code: 'custom', path: [slug], message: consentNeeded, input: value })
    }
  })
}
