import { folded } from '../../format/text'
import { accepted, type Parsed, refused, required } from '../../rules/parsed'

/** The longest that still has room for what is put before and after it. */
const longest = 70

/** The last part of a promotion's address, made of its name: "Tankuj w sierpniu!" is tankuj-w-sierpniu. */
export function slugOf(name: string): string {
  const words = folded(name).match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, longest).replace(/-$/, '')
}

export const slugPattern = /^[a-z0-9][a-z0-9-]{0,79}$/
export const slugSentence = 'Wpisz małe litery bez polskich znaków, cyfry i\u00a0myślniki'

/** An address as it is typed; the server takes the same. */
export function parseSlug(text: string): Parsed<string> {
  const value = text.trim()
  if (value === '') return refused(required)
  return slugPattern.test(value) ? accepted(value) : refused(slugSentence)
}

/** The name by which calls and files know a promotion. */
export function keyOf(slug: string): string {
  return slug.trim().replaceAll('-', '_')
}

/** The address of a promotion's prompt, and the cookie that keeps "not now". */
export function promptNames(slug: string): { hash: string; cookie: string } {
  const own = slug.trim().slice(0, longest)
  return { hash: own && `regulamin-${own}`, cookie: own && `${keyOf(own)}_undecided` }
}
