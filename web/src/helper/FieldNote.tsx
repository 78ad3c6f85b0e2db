import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldDescription } from '../ui/helper'
import { describeField } from './describe-field'

/** One-line description of a field, read from the DOM so that it shows the actual state. */
export function FieldNote({ isRequired }: FieldDescription) {
  const note = useRef<HTMLElement>(null)
  const [description, setDescription] = useState('')
  /* Runs after every render, because a password field that is shown becomes a text field. */
  useLayoutEffect(() => {
    if (note.current) setDescription(describeField(note.current, isRequired))
  })
  return (
    <code ref={note} data-field-note className="wrap-anywhere text-accent-text text-small">
      {description}
    </code>
  )
}
