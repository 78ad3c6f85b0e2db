import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/Button'
import { DialogTitle } from '../ui/Dialog'
import type { ModalViewProps } from './modal'
import { formattingOnly } from './sanitize'

/** `#!potwierdzenie`: says what the query parameter `content` says, under the portal's own heading. */
export default function ConfirmationModal({ close }: ModalViewProps) {
  const [search] = useSearchParams()
  const content = search.get('content') ?? ''
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.replaceChildren(formattingOnly(content))
  }, [content])
  return (
    <>
      <DialogTitle>
        <CircleCheck aria-hidden className="mr-3 size-7 shrink-0 text-accepted" />
        Potwierdzenie
      </DialogTitle>
      <div ref={place} className="prose mb-5" />
      <Button onPress={close}>Zamknij</Button>
    </>
  )
}
