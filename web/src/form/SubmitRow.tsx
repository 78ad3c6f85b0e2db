import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../ui/Button'
import { useUnfolding } from '../ui/unfolding'
import type { FormChanges } from './form-changes'

interface SubmitRowProps {
  changes: FormChanges
  /** Set for a form longer than a window: the row sticks to the window's foot while something is unsaved. */
  isLong: boolean
  onDiscarded: () => void
  children: ReactNode
}

/** The foot of a form, with its submit button. */
export function SubmitRow({ changes, isLong, onDiscarded, children }: SubmitRowProps) {
  const isUnsaved = useSyncExternalStore(changes.follow, () => isLong && changes.unsavedFields().length > 0)
  return (
    <div
      data-unsaved-bar={isUnsaved || undefined}
      className={`flex flex-wrap items-center gap-3 ${isUnsaved ? 'sticky bottom-(--foot) z-10 -mx-3 border-line border-t bg-surface px-3 py-3 sm:-mx-5 sm:px-5' : ''}`}
    >
      {children}
      {isLong && (
        <p role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
          {isUnsaved && <span className="font-semibold">Niezapisane zmiany</span>}
        </p>
      )}
      {isUnsaved && <Discard changes={changes} onDiscarded={onDiscarded} />}
    </div>
  )
}

/** Discards the unsaved changes, after a confirmation. */
function Discard({ changes, onDiscarded }: Pick<SubmitRowProps, 'changes' | 'onDiscarded'>) {
  const { isOpen, close, opener } = useUnfolding()
  if (!isOpen)
    return (
      <Button variant="quiet" {...opener}>
        Odrzuć zmiany
      </Button>
    )
  function discard() {
    changes.discard()
    onDiscarded()
  }
  return (
    <>
      <span>Odrzucić wszystko, czego nie zapisano?</span>
      <Button variant="danger" onPress={discard}>
        Tak, odrzuć
      </Button>
      <Button variant="quiet" autoFocus onPress={close}>
        Zostaw
      </Button>
    </>
  )
}
