import { type ComponentType, createContext } from 'react'
import type { ImportDetails } from './queries'
import type { ImportedCell } from './rows'

export interface UnknownNameDialogProps {
  run: ImportDetails
  /** Cell with the unknown name. */
  cell: ImportedCell
  onClose: () => void
}

/** Dialog that resolves an unknown name of a file; the group that owns such names provides it. */
export const UnknownNameDialog = createContext<ComponentType<UnknownNameDialogProps> | null>(null)
