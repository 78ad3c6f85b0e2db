import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './Button'

interface DrawerProps {
  label: string
  isOpen: boolean
  onClose: () => void
  /** Shown beside the button that closes it. */
  head?: ReactNode
  children: ReactNode
}

/** A navy panel at the left that traps the focus while it is open. */
export function Drawer({ label, isOpen, onClose, head, children }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      className="fixed inset-0 z-40 bg-navy/60 dark:bg-page/80"
    >
      <Modal className="on-navy h-dvh w-75 max-w-[85vw] animate-slide-in bg-navy text-on-navy shadow-float">
        <AriaDialog
          aria-label={label}
          className="flex h-full flex-col overflow-y-auto p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] pl-[calc(1rem+env(safe-area-inset-left))] outline-none"
        >
          <div className="mb-4 flex items-center justify-between">
            {head}
            <IconButton label="Zamknij menu" icon={<X aria-hidden className="size-6" />} onPress={onClose} />
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
