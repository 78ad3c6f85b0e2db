import DOMPurify from 'dompurify'
import { marked } from 'marked'
import { noBreakNodes } from '../../ui/no-break-nodes'
import { type Chapter, hashOf, placeOf } from './chapters'

/** Elements of a chapter, beside links. */
const elements = ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'br']

/** Start of the ids of headings, so that they differ from those of the screen below. */
const prefix = 'pomoc-'

/** Id of a heading in the document, by its id as GitHub makes it. */
export function headingId(slug: string): string {
  return prefix + slug
}

/** GitHub's id of a heading: small letters, hyphens for spaces, no punctuation. */
export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLocaleLowerCase('pl')
    .replace(/[^\p{Alphabetic}\d\s_-]/gu, '')
    .replace(/\s/g, '-')
}

/** A chapter's Markdown as elements, without its title; links to other chapters carry `data-link`. */
export function toFragment(markdown: string, chapter: Chapter): DocumentFragment {
  const text = DOMPurify.sanitize(marked.parse(markdown, { async: false, gfm: true }), {
    ALLOWED_TAGS: [...elements, 'a'],
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  text.querySelector('h1')?.remove()
  for (const heading of text.querySelectorAll('h2, h3')) setId(heading)
  for (const link of text.querySelectorAll('a')) finishLink(link, chapter)
  noBreakNodes(text)
  return text
}

/* The dialog's title is of the second level. */
function setId(heading: Element) {
  const lowered = document.createElement(heading.tagName === 'H2' ? 'h3' : 'h4')
  lowered.id = headingId(slugOf(heading.textContent))
  lowered.tabIndex = -1
  lowered.append(...heading.childNodes)
  heading.replaceWith(lowered)
}

/** Has a link to a chapter lead there in a new tab too; any other link becomes its text. */
function finishLink(link: HTMLAnchorElement, chapter: Chapter) {
  const href = link.getAttribute('href') ?? ''
  const place = placeOf(href, chapter)
  if (place === null) {
    link.replaceWith(...link.childNodes)
    return
  }
  link.dataset.link = href
  link.setAttribute('href', hashOf(place.chapter))
}
