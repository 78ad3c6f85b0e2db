import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { RichTextField } from '../ui/RichTextField'
import { type Of, useField } from './controlled'

export function RichTextInput<V extends FieldValues>({
  control,
  name,
  ...props
}: Of<V, typeof RichTextField>) {
  const { value, controlled } = useField(control, name, '')
  const { name: _, onChange, ...rest } = controlled
  const place = useRef<HTMLDivElement>(null)
  /* Reports the change, because the toolbar's changes fire no input event. */
  function change(next: string) {
    onChange(next)
    place.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <div ref={place} className="contents">
      <RichTextField {...props} {...rest} value={value} onChange={change} />
    </div>
  )
}
