import { useId, useMemo, useRef } from 'react'
import { Label } from 'react-aria-components/TextField'
import { type FieldProps, fieldClass, LabelText } from './FieldFrame'
import { RichTextToolbar } from './RichTextToolbar'
import { type ShortcutGroup, useShortcutGroup } from './shortcuts'
import { useRichText } from './useRichText'

interface RichTextFieldProps extends FieldProps {
  /** HTML in the server's form; '' for an empty text. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The minimum height in lines. */
  rows?: number
}

/** Shortcuts of the toolbar (`RichTextToolbar`), for the list under `?`. */
const textKeys: ShortcutGroup = {
  title: 'Pole z formatowaniem',
  shortcuts: [
    { keys: ['Ctrl', 'B'], does: 'pogrubia' },
    { keys: ['Ctrl', 'I'], does: 'pisze kursywą' },
    { keys: ['Ctrl', 'Z'], does: 'cofa ostatnią zmianę' },
    { keys: ['Ctrl', 'Y'], does: 'ponawia cofniętą zmianę' },
  ],
}

/** Rich-text field with headings, lists and emphasis, styled as on the readers' page. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, hint, error, isRequired = false, isDisabled = false, rows = 8, ...field } = props
  useShortcutGroup(textKeys)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const attributes = useAttributes(id, props)
  const editor = useRichText({ ...field, place, isDisabled, attributes })
  return (
    <div className={fieldClass}>
      <Label id={`${id}-label`} elementType="span" onClick={() => editor?.commands.focus()}>
        <LabelText label={label} isRequired={isRequired} />
      </Label>
      <div
        className={`rounded-control border has-[[role=textbox]:focus-visible]:outline-3 has-[[role=textbox]:focus-visible]:outline-(--focus-ring) has-[[role=textbox]:focus-visible]:outline-offset-2 ${error ? 'border-rejected' : 'border-field'} ${isDisabled ? 'bg-line-soft text-muted' : 'bg-surface'}`}
      >
        <RichTextToolbar editor={editor} controls={id} isDisabled={isDisabled} />
        <div ref={place} className="flex" style={{ minHeight: `${rows * 1.5 + 1}rem` }} />
      </div>
      <div id={`${id}-notes`} className="contents">
        {hint && <span className="text-muted text-small">{hint}</span>}
        {error && <span className="text-rejected">{error}</span>}
      </div>
    </div>
  )
}

/* Memoised, because the editor is reconfigured by every new object. */
function useAttributes(
  id: string,
  { hint, error, isRequired = false, isDisabled = false }: RichTextFieldProps,
): Record<string, string> {
  const hasNotes = Boolean(hint || error)
  const isInvalid = Boolean(error)
  return useMemo(
    () => ({
      id,
      /* Headings have the sizes of a page's. */
      class: 'prose [&_h3]:text-h2 w-full px-3 py-2 outline-none whitespace-break-spaces wrap-anywhere',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...(hasNotes && { 'aria-describedby': `${id}-notes` }),
      ...(isRequired && { 'aria-required': 'true' }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isDisabled && { 'aria-disabled': 'true' }),
    }),
    [id, hasNotes, isRequired, isInvalid, isDisabled],
  )
}
