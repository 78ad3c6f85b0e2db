import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { RichTextField } from '../ui/RichTextField'
import { type Of, useField } from './bound'

export function RichTextInput<V extends FieldValues>({
  control,
  name,
  ...props
}: Of<V, typeof RichTextField>) {
  const { value, bound } = useField(control, name, '')
  const { name: _, onChange, ...rest } = bound
  const place = useRef<HTMLDivElement>(null)
  /* Of what its toolbar does the page hears nothing by itself. */
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
