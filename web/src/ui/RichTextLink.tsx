import type { Editor } from '@tiptap/core'
import { Link } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { parseLink } from '../rules/link'
import { Button } from './Button'
import { Dialog, DialogTitle } from './Dialog'
import { beginStep } from './rich-text'
import { TextField } from './TextField'

interface RichTextLinkProps {
  editor: Editor | null
  /** True with the caret in a link. */
  isOn: boolean
  isDisabled: boolean
  className: string
}

/** Tool that asks for the address of a link; without a selection the address itself becomes the text. */
export function RichTextLink({ editor, isOn, isDisabled, className }: RichTextLinkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TooltipTrigger delay={500} closeDelay={0}>
        <ToggleButton
          aria-label="Link"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          isSelected={isOn}
          isDisabled={isDisabled || !editor}
          excludeFromTabOrder
          onPress={() => setOpen(true)}
          className={className}
        >
          <Link aria-hidden className="size-5" />
        </ToggleButton>
        <Tooltip offset={4} className="rounded-tag bg-navy px-2 py-1 text-small text-white shadow-float">
          Link
        </Tooltip>
      </TooltipTrigger>
      {isOpen && editor && (
        <Dialog size="md" label="Link" onClose={() => setOpen(false)}>
          <AddressForm editor={editor} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

interface AddressFormProps {
  editor: Editor
  close: () => void
}

function AddressForm({ editor, close }: AddressFormProps) {
  const [first] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [address, setAddress] = useState(first)
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => focusField(form.current), [])

  function save() {
    const link = parseLink(address)
    if (!link.valid) {
      setError(link.message)
      focusField(form.current)
      return
    }
    setLink(editor, link.value)
    close()
  }

  function remove() {
    editor.chain().command(beginStep).extendMarkRange('link').unsetLink().run()
    close()
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3"
      /* React bubbles the event to the outer form, which this one must not submit. */
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        save()
      }}
    >
      <DialogTitle>Link</DialogTitle>
      <TextField
        label="Adres"
        value={address}
        onChange={setAddress}
        error={error}
        hint="Np. /nagrody, https://adres.pl, mailto:adres@email.pl, tel:+48223456789"
        isRequired
        inputMode="text"
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Zapisz link</Button>
        {first !== '' && (
          <Button variant="secondary" onPress={remove}>
            Usuń link
          </Button>
        )}
      </div>
    </form>
  )
}

function focusField(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus()
}

/** Sets the link on the selection, or on the whole link around the caret; without either it inserts the address. */
function setLink(editor: Editor, href: string) {
  const chain = editor.chain().command(beginStep)
  if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run()
  else if (!editor.state.selection.empty) chain.setLink({ href }).run()
  else {
    const text = href.replace(/^(mailto|tel):/, '')
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
  }
}
