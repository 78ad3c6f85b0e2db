import DOMPurify from 'dompurify'

/** In signs: an address holds no more of our words. */
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

/** What anyone may put into an address becomes text with formatting: no attributes, links, forms, pictures or SVG. */
export function formattingOnly(html: string, atMost = limit): DocumentFragment {
  return DOMPurify.sanitize(html.slice(0, atMost), {
    ALLOWED_TAGS: formatting,
    ALLOWED_ATTR: [],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
