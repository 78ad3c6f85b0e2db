import { Editor } from '@tiptap/core'
import type { EditorProps } from '@tiptap/pm/view'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { extensions, readHtml, writeHtml } from './rich-text'
import { pasteHandlers } from './rich-text-paste'

/** In pixels; keeps the caret out from under the page's header and the toolbar. */
const underBars = { top: 190, right: 0, bottom: 24, left: 0 }

interface RichTextOptions {
  /** The editor's container. */
  place: RefObject<HTMLElement | null>
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  isDisabled: boolean
  /** Attributes of the editable element. */
  attributes: Record<string, string>
}

/** A text and the editor's serialisation of it, so that an unchanged one keeps its original form. */
interface Written {
  readonly original: string
  readonly written: string
}

/** The editor of an HTML value; null until it is created. */
export function useRichText(options: RichTextOptions): Editor | null {
  const { place, value, isDisabled, attributes } = options
  const [editor, setEditor] = useState<Editor | null>(null)
  const origin = useRef<Written>({ original: '', written: '' })
  const shown = useRef('')

  const begin = useEffectEvent((element: HTMLElement) => {
    const document = readHtml(value)
    origin.current = { original: value, written: writeHtml(document) }
    shown.current = value
    return new Editor({
      element,
      extensions,
      content: document.toJSON(),
      editable: !isDisabled,
      editorProps: propsOf(attributes),
      injectCSS: false,
      enablePasteRules: false,
      enableInputRules: ['bulletList', 'orderedList'],
      onUpdate: ({ editor: { state } }) => emitChange(writeHtml(state.doc)),
      onBlur: () => options.onBlur?.(),
    })
  })

  const emitChange = useEffectEvent((written: string) => {
    const next = written === origin.current.written ? origin.current.original : written
    if (next === shown.current) return
    shown.current = next
    options.onChange(next)
  })

  useLayoutEffect(() => {
    if (!place.current) return
    const made = begin(place.current)
    setEditor(made)
    return () => made.destroy()
  }, [place])

  /* A value set from outside: it was saved, or the form starts over. */
  useEffect(() => {
    if (!editor || value === shown.current) return
    const document = readHtml(value)
    origin.current = { original: value, written: writeHtml(document) }
    shown.current = value
    if (origin.current.written !== writeHtml(editor.state.doc))
      editor.commands.setContent(document.toJSON(), { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    editor?.setOptions({ editable: !isDisabled, editorProps: propsOf(attributes) })
  }, [editor, isDisabled, attributes])

  return editor
}

function propsOf(attributes: Record<string, string>): EditorProps {
  return { attributes, handleDOMEvents: pasteHandlers, scrollThreshold: underBars, scrollMargin: underBars }
}
