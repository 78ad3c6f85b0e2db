import { useLayoutEffect, useRef } from 'react'
import { formattingOnly } from './sanitize'

interface FormattedTextProps {
  html: string
  /** Signs past this are left out; the default is for what stands in an address. */
  atMost?: number
  /** The last paragraph goes on in the line that follows it. */
  runsOn?: boolean
}

/** Text whose tags come from outside the code: its formatting is kept, everything else of it is dropped. */
export function FormattedText({ html, atMost, runsOn = false }: FormattedTextProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(formattingOnly(html, atMost))
  }, [html, atMost])
  return <div ref={place} className={runsOn ? 'prose inline [&>p:last-child]:inline' : 'prose'} />
}
