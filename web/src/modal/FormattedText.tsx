import { useLayoutEffect, useRef } from 'react'
import { formattingOnly } from './sanitize'

interface FormattedTextProps {
  html: string
  /** Signs past this are left out; the default is for what stands in an address. */
  atMost?: number
  /** The last paragraph goes on in the line that follows it. */
  runsOn?: boolean
  /** It is the page: its headings stand right below the page's own. */
  isPage?: boolean
}

/** Text whose tags come from outside the code: its formatting is kept, everything else of it is dropped. */
export function FormattedText({ html, atMost, runsOn = false, isPage = false }: FormattedTextProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const text = formattingOnly(html, atMost)
    if (isPage) raiseHeadings(text)
    place.current?.replaceChildren(text)
  }, [html, atMost, isPage])
  return <div ref={place} className={runsOn ? 'prose inline [&>p:last-child]:inline' : 'prose'} />
}

/** Texts begin at the third level, since they mostly stand below a second. */
function raiseHeadings(text: DocumentFragment) {
  for (const heading of text.querySelectorAll('h3, h4')) {
    const raised = document.createElement(heading.tagName === 'H3' ? 'h2' : 'h3')
    raised.append(...heading.childNodes)
    heading.replaceWith(raised)
  }
}
