import DOMPurify from 'dompurify'
import { sanitizeLinks } from '../ui/text-links'

/** In characters; the portal puts no longer texts into an address. */
const limit = 2000
const formatting = [
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
]

/** Sanitises untrusted HTML from an address down to formatting: no attributes, links, forms, pictures or SVG. */
export function formattingOnly(html: string, atMost = limit): DocumentFragment {
  return sanitized(html.slice(0, atMost), formatting, [])
}

/**
 * Sanitises an operator's HTML down to formatting and the links that the server allows (`crates/kernel/src/html.rs`).
 */
export function formattingAndLinks(html: string, atMost: number): DocumentFragment {
  const text = sanitized(html.slice(0, atMost), [...formatting, 'a'], ['href'])
  sanitizeLinks(text)
  return text
}

function sanitized(html: string, tags: string[], attributes: string[]): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
