import { useMutation } from '@tanstack/react-query'
import {
  Bookmark,
  BookmarkPlus,
  ChevronDown,
  Columns3,
  Link2,
  RefreshCw,
  Save,
  SquarePen,
  Trash2,
} from 'lucide-react'
import { failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { noBreak } from '../format/text'
import { canCopy, copyText } from '../ui/clipboard'
import { Menu, type MenuChoices, type MenuEntry } from '../ui/Menu'
import { showError, showSuccess } from '../ui/toast-queue'
import { linkTo } from './list-address'
import { saveView } from './saved-views'
import type { Views } from './useViews'

/** Dialog that the menu opens. */
export type ViewsDialog = 'new' | 'edit' | 'delete' | 'columns'

interface ViewsMenuProps {
  views: Views
  /** Whether the choice of columns is in the menu, where it has no button of its own. */
  hasColumns: boolean
  onOpen: (dialog: ViewsDialog) => void
}

/** Menu of the operator's views, with what can be done with them. */
export function ViewsMenu({ views, hasColumns, onOpen }: ViewsMenuProps) {
  const { chosen, isChanged } = views
  const label = chosen ? `Widok: ${noBreak(chosen.name)}${isChanged ? ' (zmieniony)' : ''}` : 'Widok'
  const update = useUpdate(views)
  const entries: readonly (MenuEntry | false)[] = [
    { label: 'Zapisz widok…', icon: BookmarkPlus, target: () => onOpen('new') },
    isChanged && { label: 'Zaktualizuj widok', icon: Save, target: update },
    chosen !== null && {
      label: 'Zmień nazwę lub domyślny…',
      icon: SquarePen,
      target: () => onOpen('edit'),
    },
    chosen !== null && { label: 'Usuń widok', icon: Trash2, target: () => onOpen('delete') },
    canCopy() && { label: 'Kopiuj link', icon: Link2, target: () => void copyLink(views) },
    hasColumns && { label: 'Kolumny', icon: Columns3, target: () => onOpen('columns') },
    views.isMissing && {
      label: 'Wczytaj widoki ponownie',
      icon: RefreshCw,
      target: () => void readAgain(views),
    },
  ]
  return (
    <Menu
      label={label}
      trigger={
        <>
          <Bookmark aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 text-left wrap-anywhere">{label}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0" />
        </>
      }
      head={<Notice views={views} />}
      choices={choicesOf(views)}
      entries={entries.filter((entry) => entry !== false)}
    />
  )
}

const unread = 'Nie udało się wczytać Twoich widoków.'

/** Says why there are no views to choose from. */
function Notice({ views: { all, isLoading, isMissing } }: { views: Views }) {
  if (all.length > 0) return null
  const text = isLoading
    ? 'Wczytuję Twoje widoki…'
    : isMissing
      ? `${unread} Lista działa bez nich.`
      : 'Nie masz jeszcze zapisanych widoków tej listy.'
  return (
    <p className={`max-w-72 px-3 pt-2 pb-1 text-small ${isMissing ? 'text-rejected' : 'text-muted'}`}>
      {noBreak(text)}
    </p>
  )
}

const noView = 'none'

function choicesOf({ all, chosen, show }: Views): MenuChoices | null {
  if (all.length === 0) return null
  const options = all.map(({ id, name, is_default: isDefault }) => ({
    key: String(id),
    label: noBreak(name),
    ...(isDefault ? { note: '(domyślny)' } : {}),
  }))
  return {
    label: 'Twoje widoki',
    options: [...options, { key: noView, label: 'Bez widoku' }],
    chosen: chosen === null ? noView : String(chosen.id),
    onChoose(key) {
      const view = all.find(({ id }) => String(id) === key)
      show(view ? { ...view, view: view.id } : { query: '', columns: [], view: null })
    },
  }
}

async function readAgain({ retry }: Views) {
  const { isError } = await retry()
  if (isError) showError(messages.failedLoudly, unread)
}

/** Saves what the list shows in place of what the chosen view had. */
function useUpdate({ chosen, shown }: Views) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, ...view }: NonNullable<typeof chosen>) =>
      saveView(id, { ...view, query: shown.query, columns: [...shown.columns] }),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  return () => {
    if (chosen && !isPending) mutate(chosen)
  }
}

function copyLink({ pathname, shown }: Views) {
  return copyText(
    linkTo(pathname, shown),
    'Link do\u00a0tej listy jest skopiowany',
    'Skopiuj adres z\u00a0paska przeglądarki.',
  )
}
