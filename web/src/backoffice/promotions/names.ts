import { folded } from '../../format/text'
import { accepted, type Parsed, refused, required } from '../../rules/parsed'

/** Maximum length that leaves room for the prefix and the suffix. */
const longest = 70

/** Slug of a promotion's name: "Tankuj w sierpniu!" is tankuj-w-sierpniu. */
export function slugOf(name: string): string {
  const parts = folded(name).match(/[a-z0-9]+/g) ?? []
  return parts.join('-').slice(0, longest).replace(/-$/, '')
}

export const slugPattern = /^[a-z0-9][a-z0-9-]{0,79}$/
export const slugSentence = 'Wpisz małe litery bez polskich znaków, cyfry i\u00a0myślniki'

/** Parses a typed slug, by the server's rule. */
export function parseSlug(text: string): Parsed<string> {
  const value = text.trim()
  if (value === '') return refused(required)
  return slugPattern.test(value) ? accepted(value) : refused(slugSentence)
}

/** Key of a promotion in calls and files. */
export function keyOf(slug: string): string {
  return slug.trim().replaceAll('-', '_')
}

/** Hash of a promotion's prompt, and the name of the cookie that remembers "not now". */
export function promptNames(slug: string): { hash: string; cookie: string } {
  const own = slug.trim().slice(0, longest)
  return { hash: own && `regulamin-${own}`, cookie: own && `${keyOf(own)}_undecided` }
}
