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
import { keepLinks } from './text-links'

/**
 * The tags that the server keeps in a text (`crates/kernel/src/html.rs`); none has attributes but a link its address.
 */
const allowedTags = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'a']

/** The two levels that a text has, by what they are called in the toolbar. */
export const headingLevels = { heading: 3, subheading: 4 } as const

/**
 * Headings of other pages have other levels: they are known when they are pasted. On the page of the editor they stand right
 * below its own, and are read out so.
 */
const TextHeading = Heading.configure({ levels: Object.values(headingLevels) }).extend({
  parseHTML: () => [
    ...['h1', 'h2', 'h3'].map((tag) => ({ tag, attrs: { level: headingLevels.heading } })),
    ...['h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: headingLevels.subheading } })),
  ],
  renderHTML: ({ node: { attrs } }) => [`h${attrs.level}`, { 'aria-level': attrs.level - 1 }, 0],
})

/* Tab leaves the editor; a list goes deeper by the keys of text editors. */
const TextListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

/* Its address is all that a link has, and nothing becomes one by itself. */
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
  /* The number that it starts with would not be kept. */
  OrderedList.extend({ addAttributes: () => ({}) }),
  TextListItem,
  UndoRedo,
]

const schema = getSchema(extensions)

/** A text as the editor's document; what the server would not keep is left out. */
export function readHtml(html: string): Node {
  const text = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  keepLinks(text)
  return DOMParser.fromSchema(schema).parse(text)
}

/** The document as the server keeps it, a block a line; '' where nothing is written. */
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

/** The editor's items hold paragraphs; one of a single paragraph is written without it. */
function unwrapOnly(item: HTMLLIElement) {
  const [first, second] = [...item.children].filter(({ tagName }) => tagName === 'P')
  if (first && !second) first.replaceWith(...first.childNodes)
}

/** Begins an undo step: the toolbar's changes are undone by themselves, also right after something was typed. */
export const beginStep: Command = ({ tr }) => {
  closeHistory(tr)
  return true
}
