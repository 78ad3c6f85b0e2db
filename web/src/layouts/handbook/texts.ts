import { loadOrReload } from '../../loading'
import type { Chapter } from './chapters'

/* A chunk for each chapter. */
const texts = import.meta.glob<string>('../../../../docs/pl/*.md', { query: '?raw', import: 'default' })

/** Loads the Markdown of a chapter. */
export async function loadText(chapter: Chapter): Promise<string> {
  const load = texts[`../../../../docs/pl/${chapter}.md`]
  if (!load) throw new Error(`The handbook has no chapter ${chapter}`)
  return loadOrReload(load)
}
