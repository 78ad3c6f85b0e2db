import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isForeign } from '../rules/link'
import { noBreakNodes } from '../ui/no-break-nodes'
import { formattingAndLinks, formattingOnly } from './sanitize'

interface FormattedTextProps {
  html: string
  /**
   * Limit in characters, for a text of the database; without it the text is one of an address: short, and without
   * links.
   */
  atMost?: number
  /** The last paragraph is inline, followed by the next element. */
  runsOn?: boolean
  /** Set for the text of a page, whose headings stand right below the page's own. */
  isPage?: boolean
}

/** HTML from outside the code, sanitised down to its formatting. */
export function FormattedText({ html, atMost, runsOn = false, isPage = false }: FormattedTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  /* Parsed during the render, which React splits into short tasks, and not in the commit. */
  const text = useMemo(() => cleaned(html, atMost, isPage), [html, atMost, isPage])
  useLayoutEffect(() => place.current?.replaceChildren(text.cloneNode(true)), [text])

  const follow = useEffectEvent((press: MouseEvent) => {
    const path = pathPressed(press)
    if (path === null) return
    press.preventDefault()
    navigate(path)
  })
  useLayoutEffect(() => {
    const element = place.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [])
  return <div ref={place} className={runsOn ? 'prose inline [&>p:last-child]:inline' : 'prose'} />
}

function cleaned(html: string, atMost: number | undefined, isPage: boolean): DocumentFragment {
  const text = atMost === undefined ? formattingOnly(html) : formattingAndLinks(html, atMost)
  if (isPage) raiseHeadings(text)
  noBreakNodes(text)
  for (const link of text.querySelectorAll('a')) finishLink(link)
  return text
}

/** Raises headings by a level, because texts begin at the third level, for places below a second. */
function raiseHeadings(text: DocumentFragment) {
  for (const heading of text.querySelectorAll('h3, h4')) {
    const raised = document.createElement(heading.tagName === 'H3' ? 'h2' : 'h3')
    raised.append(...heading.childNodes)
    heading.replaceWith(raised)
  }
}

/** Marks a foreign link as the server does in its documents (`html::finished`). */
function finishLink(link: HTMLAnchorElement) {
  if (!isForeign(link.getAttribute('href') ?? '')) return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  const hint = document.createElement('span')
  hint.className = 'sr-only'
  hint.textContent = ' (otwiera się w\u00a0nowej karcie)'
  link.append(hint)
}

/** The portal's path of a pressed link; null where the browser follows it by itself. */
function pathPressed(press: MouseEvent): string | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = press
  if (button !== 0 || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return null
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
  return href?.startsWith('/') && !href.startsWith('/api/') ? href : null
}
