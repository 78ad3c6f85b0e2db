import { useEffect, useRef } from 'react'
import { Button } from '../ui/Button'
import { Dialog, DialogTitle } from '../ui/Dialog'

interface LeavingDialogProps {
  /** The container that would be left. */
  from: 'page' | 'dialog'
  onStay: () => void
  onLeave: () => void
}

const texts = {
  page: {
    title: 'Masz niezapisane zmiany',
    what: 'Jeśli odejdziesz z\u00a0tej strony, zmiany, których nie zapisano, przepadną.',
    stay: 'Zostań na stronie',
    leave: 'Odejdź bez zapisywania',
  },
  dialog: {
    title: 'Masz niezapisane zmiany',
    what: 'Jeśli zamkniesz to okno, zmiany, których nie zapisano, przepadną.',
    stay: 'Wróć do okna',
    leave: 'Zamknij bez zapisywania',
  },
} as const

/** Asks before the page or a dialog is left. */
export default function LeavingDialog({ from, onStay, onLeave }: LeavingDialogProps) {
  return <SafeChoice {...texts[from]} onStay={onStay} onLeave={onLeave} />
}

interface SafeChoiceProps extends Omit<LeavingDialogProps, 'from'> {
  title: string
  what: string
  stay: string
  leave: string
}

/** Dialog whose safe answer has the focus and is given by Esc too. */
export function SafeChoice({ title, what, stay, leave, onStay, onLeave }: SafeChoiceProps) {
  const safe = useRef<HTMLSpanElement>(null)
  useEffect(() => safe.current?.querySelector('button')?.focus(), [])
  return (
    <Dialog label={title} onClose={onStay}>
      <DialogTitle>{title}</DialogTitle>
      <p>{what}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <span ref={safe} className="contents">
          <Button onPress={onStay}>{stay}</Button>
        </span>
        <Button variant="secondary" onPress={onLeave}>
          {leave}
        </Button>
      </div>
    </Dialog>
  )
}
