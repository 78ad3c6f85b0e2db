import { useEffect, useRef } from 'react'
import { Button } from '../ui/Button'
import { Dialog, DialogTitle } from '../ui/Dialog'

interface LeavingDialogProps {
  /** The container that would be left. */
  from: 'page' | 'dialog'
  onStay: () => void
  onLeave: () => void
}

const text = {
  page: {
    what: 'Jeśli odejdziesz z\u00a0tej strony, zmiany, których nie zapisano, przepadną.',
    stay: 'Zostań na stronie',
    leave: 'Odejdź bez zapisywania',
  },
  dialog: {
    what: 'Jeśli zamkniesz to okno, zmiany, których nie zapisano, przepadną.',
    stay: 'Wróć do okna',
    leave: 'Zamknij bez zapisywania',
  },
} as const

const title = 'Masz niezapisane zmiany'

/** Dialog whose safe answer has the focus and is given by Esc too. */
export default function LeavingDialog({ from, onStay, onLeave }: LeavingDialogProps) {
  const stay = useRef<HTMLSpanElement>(null)
  useEffect(() => stay.current?.querySelector('button')?.focus(), [])
  return (
    <Dialog label={title} onClose={onStay}>
      <DialogTitle>{title}</DialogTitle>
      <p>{text[from].what}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <span ref={stay} className="contents">
          <Button onPress={onStay}>{text[from].stay}</Button>
        </span>
        <Button variant="secondary" onPress={onLeave}>
          {text[from].leave}
        </Button>
      </div>
    </Dialog>
  )
}
