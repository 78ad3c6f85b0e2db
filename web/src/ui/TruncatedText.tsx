import { useState } from 'react'
import { truncate } from '../format/text'

interface TruncatedTextProps {
  text: string
  /** In characters. */
  length?: number
}

/** Truncated text in a table; a press, or the pointer's tooltip, shows all of it. */
export function TruncatedText({ text, length }: TruncatedTextProps) {
  const [isWhole, setWhole] = useState(false)
  const cut = truncate(text, length)
  if (cut === text) return text
  return (
    <button
      type="button"
      data-printed
      aria-expanded={isWhole}
      title={isWhole ? undefined : text}
      onClick={() => setWhole(!isWhole)}
      className="wrap-anywhere -my-2.5 cursor-pointer rounded-tag py-2.5 text-left underline decoration-dotted underline-offset-4 hover:decoration-solid"
    >
      <span aria-hidden={!isWhole} className={isWhole ? undefined : 'print:hidden'}>
        {isWhole ? text : cut}
      </span>
      {!isWhole && <span className="sr-only print:not-sr-only">{text}</span>}
    </button>
  )
}
