import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './Button'
import { closeUnlessConfirming } from './closing'

export type DialogSize = 'md' | 'lg' | 'xl'

interface DialogProps {
  size?: DialogSize
  onClose: () => void
  /** Accessible name until the dialog's own title is rendered. */
  label: string
  children: ReactNode
}

const widths: Record<DialogSize, string> = { md: 'max-w-form', lg: 'max-w-modal', xl: 'max-w-modal-wide' }

/**
 * A modal dialog, closed by Esc and its button but not by a press beside it, and after a question while it has unsaved
 * input.
 */
export function Dialog({ size = 'lg', onClose, label, children }: DialogProps) {
  const dialog = useRef<HTMLElement>(null)
  const close = () => closeUnlessConfirming(dialog.current, onClose)
  return (
    <ModalOverlay
      isOpen
      data-dialog
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      className="fixed inset-x-0 top-0 bottom-(--helper-height,0px) z-40 overflow-y-auto bg-navy/60 dark:bg-page/80 pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] [--foot:0px]"
    >
      {/* From the top, because a dialog in the middle would move with all that is in it as its content grows. */}
      <div className="flex min-h-full items-start justify-center p-4 sm:pt-[10vh]">
        {/* Content that wants room, such as the fields of several invoices, marks itself as wide. */}
        <Modal
          className={`w-full animate-rise rounded-card bg-surface shadow-float has-data-wide:max-w-modal-wide ${widths[size]}`}
        >
          <AriaDialog ref={dialog} aria-label={label} className="relative p-5 outline-none sm:p-8">
            {children}
            <span className="absolute top-5 right-4 sm:top-8 sm:right-6">
              <IconButton label="Zamknij" icon={<X aria-hidden className="size-6" />} onPress={close} />
            </span>
          </AriaDialog>
        </Modal>
      </div>
    </ModalOverlay>
  )
}

/** The title of a dialog; it takes the focus as it appears, so that reading starts there. */
export function DialogTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading
      ref={heading}
      slot="title"
      level={2}
      tabIndex={-1}
      className="mb-5 flex min-h-control items-center pr-12 font-bold text-h2 outline-none"
    >
      {children}
    </Heading>
  )
}
