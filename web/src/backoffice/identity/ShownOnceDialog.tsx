import { Copy } from 'lucide-react'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { showError, showSuccess } from '../../ui/toast-queue'

interface ShownOnceProps {
  title: string
  /** Instruction on what to do with it. */
  warning: string
  text: string
  /** Sentence once it is in the clipboard. */
  copied: string
  /** Help where it cannot be copied. */
  byHand: string
  onClose: () => void
}

/** A secret that the server shows this one time. */
export function ShownOnceDialog({ title, warning, text, copied, byHand, onClose }: ShownOnceProps) {
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => showSuccess(copied),
      () => showError('Nie udało się skopiować', byHand),
    )
  }
  return (
    <Dialog label={title} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <div className="flex flex-col gap-4">
        <Alert tone="warning">{warning}</Alert>
        <p className="break-all rounded-control bg-line-soft px-4 py-3 font-mono">{text}</p>
        <div className="flex flex-wrap gap-3">
          {navigator.clipboard && (
            <Button icon={<Copy aria-hidden className="size-5" />} onPress={copy}>
              Kopiuj
            </Button>
          )}
          <Button variant="secondary" onPress={onClose}>
            Zamknij
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
