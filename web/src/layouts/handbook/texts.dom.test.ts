// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { type Chapter, chapters, placeOf } from './chapters'
import { loadText } from './texts'
import { headingId, toFragment } from './to-fragment'

const all = Object.keys(chapters) as Chapter[]

/** The text of an element as it is written, without no-break spaces. */
const written = (element: ParentNode) => (element.textContent ?? '').replaceAll('\u00a0', ' ')

test.each(all)('%s is loaded, and shown whole below its title', async (chapter) => {
  const text = await loadText(chapter)
  expect(text.startsWith(`# ${chapters[chapter]}\n`)).toBe(true)
  const fragment = toFragment(text, chapter)
  expect(fragment.querySelector('h1, h2')).toBeNull()
  expect(fragment.querySelectorAll('h3')).toHaveLength((text.match(/^## /gm) ?? []).length)
  expect(fragment.querySelectorAll('strong')).toHaveLength((text.match(/\*\*[^*]+\*\*/g) ?? []).length)
  expect(fragment.querySelectorAll('li')).toHaveLength((text.match(/^(- |\d+\. )/gm) ?? []).length)
  expect(written(fragment)).not.toMatch(/\*\*|\]\(|^#/m)
})

test.each(all)('the links of %s lead to ids that are there', async (chapter) => {
  for (const link of toFragment(await loadText(chapter), chapter).querySelectorAll('a')) {
    const place = placeOf(link.dataset.link ?? '', chapter)
    expect(place).not.toBeNull()
    if (!place?.heading) continue
    const target = toFragment(await loadText(place.chapter), place.chapter)
    expect(target.getElementById(headingId(place.heading)), link.dataset.link).not.toBeNull()
  }
})
