import { DOMParser, type Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import DOMPurify from 'dompurify'
import { sanitizeLinks } from './text-links'

/** Tags of structure and emphasis that are parsed from pasted text; the editor's schema filters them further. */
const parsedTags =
  'p div section article header footer main aside blockquote pre address figure figcaption dl dt dd table tbody tr td th h1 h2 h3 h4 h5 h6 ul ol li br hr span strong b em i a'.split(
    ' ',
  )

/** Parses pasted and dropped HTML before ProseMirror does, whose `innerHTML` the page's policy refuses. */
export const pasteHandlers: NonNullable<EditorProps['handleDOMEvents']> = {
  paste: (view, event) => insert(view, event, event.clipboardData, () => view.state.selection),
  drop: (view, event) => {
    /* Text dragged within the field is left to ProseMirror. */
    if (view.dragging) return false
    return insert(view, event, event.dataTransfer, () => {
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      return place && Selection.near(view.state.doc.resolve(place.pos))
    })
  },
}

function insert(
  view: EditorView,
  event: Event,
  data: DataTransfer | null,
  where: () => Selection | null,
): boolean {
  const html = data?.getData('text/html')
  if (!view.editable || !html) return false
  event.preventDefault()
  const selection = where()
  if (!selection) return true
  const change = view.state.tr.setSelection(selection).replaceSelection(sliceOf(html, view, selection))
  view.dispatch(change.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', event.type))
  view.focus()
  return true
}

function sliceOf(html: string, view: EditorView, { $from }: Selection): Slice {
  return DOMParser.fromSchema(view.state.schema).parseSlice(pastedText(html), { context: $from })
}

/** The pasted HTML with tags in place of its inline styles. */
export function pastedText(html: string): DocumentFragment {
  const text = DOMPurify.sanitize(withoutStyles(html), {
    ALLOWED_TAGS: parsedTags,
    ALLOWED_ATTR: ['data-style', 'href'],
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  sanitizeLinks(text)
  readWordLists(text)
  for (const element of text.querySelectorAll<HTMLElement>('[data-style]')) readEmphasis(element)
  for (const row of text.querySelectorAll('tr')) retag(row, 'p')
  for (const cell of text.querySelectorAll('td, th')) cell.after(' ')
  return text
}

/** Renames style attributes before parsing, because the page's policy would report each. */
function withoutStyles(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
}

function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? ''
}

/** True if a style has this value for the property itself, not for Word's variant of it (`mso-bidi-font-weight`). */
function hasStyle(element: Element, property: string, value: string): boolean {
  return new RegExp(`(?:^|;)\\s*${property}:\\s*(?:${value})\\b`, 'i').test(styleOf(element))
}

/** Google Docs wraps a text into a `b` that is not bold, and marks bold text by the style of a `span`. */
function readEmphasis(element: HTMLElement) {
  if (element.matches('span')) {
    if (hasStyle(element, 'font-weight', 'bold|[6-9]00')) wrapContent(element, 'strong')
    if (hasStyle(element, 'font-style', 'italic')) wrapContent(element, 'em')
  }
  const isPlain = element.matches('b, strong')
    ? hasStyle(element, 'font-weight', 'normal|[1-5]00')
    : element.matches('i, em') && hasStyle(element, 'font-style', 'normal')
  if (isPlain) element.replaceWith(...element.childNodes)
}

/** Word writes a list item as a paragraph that begins with its bullet or number. */
function readWordLists(text: DocumentFragment) {
  for (const item of text.querySelectorAll('p[data-style*="mso-list:"]')) {
    const sign = [...item.querySelectorAll('span')].find((span) => hasStyle(span, 'mso-list', 'ignore'))
    if (!sign) continue
    const name = /^\s*\w+[.)]/.test(sign.textContent) ? 'OL' : 'UL'
    sign.remove()
    const before = item.previousElementSibling
    const list = before?.tagName === name ? before : document.createElement(name)
    if (list !== before) item.before(list)
    list.append(retag(item, 'li'))
  }
}

function retag(element: Element, name: string): Element {
  const other = document.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

function wrapContent(element: Element, name: string) {
  const wrap = document.createElement(name)
  wrap.append(...element.childNodes)
  element.append(wrap)
}
