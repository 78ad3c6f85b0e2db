import { Columns3 } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { noBreak } from '../format/text'
import { Button } from '../ui/Button'
import { ColumnsDialog } from './ColumnsDialog'
import { ConfirmDialog } from './ConfirmDialog'
import type { ListColumn } from './list-columns'
import { deleteView, type ListName } from './saved-views'
import { useViews, type Views } from './useViews'
import { ViewDialog } from './ViewDialog'
import { type ViewsDialog, ViewsMenu } from './ViewsMenu'

interface ViewsToolbarProps {
  list: ListName
  columns: readonly ListColumn[]
}

/** The operator's saved views of a list and its columns; on a phone one button. */
export function ViewsToolbar({ list, columns }: ViewsToolbarProps) {
  const views = useViews(list, columns)
  const [dialog, setDialog] = useState<ViewsDialog | null>(null)
  const isRoomy = useIsRoomy()
  return (
    <div className="-mt-1 mb-2 flex flex-wrap items-center justify-end gap-1 print:hidden">
      <ViewsMenu views={views} hasColumns={!isRoomy} onOpen={setDialog} />
      {isRoomy && (
        <Button
          variant="quiet"
          icon={<Columns3 aria-hidden className="size-5 shrink-0" />}
          onPress={() => setDialog('columns')}
        >
          Kolumny
        </Button>
      )}
      <OpenDialog dialog={dialog} views={views} columns={columns} onClose={() => setDialog(null)} />
    </div>
  )
}

interface OpenDialogProps {
  dialog: ViewsDialog | null
  views: Views
  columns: readonly ListColumn[]
  onClose: () => void
}

function OpenDialog({ dialog, views, columns, onClose }: OpenDialogProps) {
  const { list, shown, chosen, adjust } = views
  if (dialog === 'columns')
    return (
      <ColumnsDialog
        columns={columns}
        shown={shown.columns}
        onChange={(keys) => adjust({ columns: keys })}
        onClose={onClose}
      />
    )
  if (dialog === 'new')
    return (
      <ViewDialog
        list={list}
        view={null}
        shown={shown}
        onDone={({ id }) => adjust({ view: id })}
        onClose={onClose}
      />
    )
  if (chosen === null || dialog === null) return null
  if (dialog === 'edit') return <ViewDialog list={list} view={chosen} shown={chosen} onClose={onClose} />
  return (
    <ConfirmDialog
      title={`Usunąć widok „${noBreak(chosen.name)}”?`}
      label="Usuń widok"
      variant="danger"
      action={() => deleteView(chosen.id)}
      onDone={() => adjust({ view: null })}
      onClose={onClose}
    >
      <p>Znika tylko zapisany widok. Filtry i&nbsp;kolumny listy zostają, jak są.</p>
    </ConfirmDialog>
  )
}

/** From this width the columns have a button of their own (the breakpoint `sm`). */
const roomy = window.matchMedia('(min-width: 36rem)')

function useIsRoomy(): boolean {
  return useSyncExternalStore(
    (changed) => {
      roomy.addEventListener('change', changed)
      return () => roomy.removeEventListener('change', changed)
    },
    () => roomy.matches,
  )
}
