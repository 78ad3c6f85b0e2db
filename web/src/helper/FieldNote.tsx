import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldFacts } from '../ui/helper'
import { factsAt } from './field-facts'

/** What a field is, in one line under it. Read from the page itself, so that it says what is there and not what was meant. */
export function FieldNote({ isRequired }: FieldFacts) {
  const note = useRef<HTMLElement>(null)
  const [facts, setFacts] = useState('')
  /* After every rendering of the field: a password that is shown has become a text. */
  useLayoutEffect(() => {
    if (note.current) setFacts(factsAt(note.current, isRequired))
  })
  return (
    <code ref={note} data-field-note className="wrap-anywhere text-accent-text text-small">
      {facts}
    </code>
  )
}
