import { CircleCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/Button'
import { DialogTitle } from '../ui/Dialog'
import { FormattedText } from './FormattedText'
import type { ModalViewProps } from './modal'

/** `#!potwierdzenie`: shows the query parameter `content` under the portal's own heading. */
export default function ConfirmationModal({ close }: ModalViewProps) {
  const [search] = useSearchParams()
  return (
    <>
      <DialogTitle>
        <CircleCheck aria-hidden className="mr-3 size-7 shrink-0 text-accepted" />
        Potwierdzenie
      </DialogTitle>
      <div className="mb-5">
        <FormattedText html={search.get('content') ?? ''} />
      </div>
      <Button onPress={close}>Zamknij</Button>
    </>
  )
}
