import { type Command, type Extensions, getSchema } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { closeHistory } from '@tiptap/pm/history'
import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import DOMPurify from 'dompurify'
import { parseLink } from '../rules/link'
import { sanitizeLinks } from './text-links'

/** Tags that the server allows in a text (`crates/kernel/src/html.rs`), without attributes except a link's address. */
const allowedTags = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'a']

/** The two levels of headings, by their names in the toolbar. */
export const headingLevels = { heading: 3, subheading: 4 } as const

/** Headings of any level are parsed from pasted text; in the editor they are read out one level below its page's. */
const TextHeading = Heading.configure({ levels: Object.values(headingLevels) }).extend({
  parseHTML: () => [
    ...['h1', 'h2', 'h3'].map((tag) => ({ tag, attrs: { level: headingLevels.heading } })),
    ...['h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: headingLevels.subheading } })),
  ],
  renderHTML: ({ node: { attrs } }) => [`h${attrs.level}`, { 'aria-level': attrs.level - 1 }, 0],
})

/* Tab leaves the editor; lists are indented by the keys of text editors. */
const TextListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

/* A link has no attribute but its address, and no text becomes one automatically. */
const TextLink = Link.extend({ addAttributes: () => ({ href: {} }) }).configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: false,
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (address) => parseLink(address).valid,
})

export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  TextLink,
  TextHeading,
  BulletList,
  /* An ordered list has no start number, which the server would drop. */
  OrderedList.extend({ addAttributes: () => ({}) }),
  TextListItem,
  UndoRedo,
]

const schema = getSchema(extensions)

/** The editor's document of a text, without anything that the server would drop. */
export function readHtml(html: string): Node {
  const text = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  sanitizeLinks(text)
  return DOMParser.fromSchema(schema).parse(text)
}

/** The document as HTML in the server's form, one block per line; '' for an empty one. */
export function writeHtml(document: Node): string {
  const text = DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content)
  if (document.textContent.trim() === '') return ''
  const place = window.document.createElement('div')
  place.append(text)
  for (const item of place.querySelectorAll('li')) unwrapOnly(item)
  for (const heading of place.querySelectorAll('[aria-level]')) heading.removeAttribute('aria-level')
  for (const block of [...place.querySelectorAll('p, h3, h4, li, ul, ol')].reverse())
    if (!block.hasChildNodes()) block.remove()
  return Array.from(place.children, (block) => block.outerHTML)
    .join('\n')
    .replaceAll('&nbsp;', '\u00a0')
}

/** Unwraps the only paragraph of a list item, which the editor's schema requires. */
function unwrapOnly(item: HTMLLIElement) {
  const [first, second] = [...item.children].filter(({ tagName }) => tagName === 'P')
  if (first && !second) first.replaceWith(...first.childNodes)
}

/** Begins an undo step, so that a toolbar's change is undone apart from the typing before it. */
export const beginStep: Command = ({ tr }) => {
  closeHistory(tr)
  return true
}
