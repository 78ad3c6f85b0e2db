import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { CheckboxInput, TextInput } from '../form/fields'
import { requiredText } from '../form/schema'
import { FormDialog } from './ConfirmDialog'
import type { ListState } from './list-address'
import { type ListName, type SavedView, saveView } from './saved-views'

const longestName = 60

const schema = z.object({ name: requiredText(), is_default: z.boolean() })

interface ViewDialogProps {
  list: ListName
  /** Renamed view; null for a new one. */
  view: SavedView | null
  /** State that the view shows: the address for a new one, its own filters and columns for another. */
  shown: ListState
  onDone?: (saved: SavedView) => void
  onClose: () => void
}

/** Form of a view's name, and whether the list opens with it. */
export function ViewDialog({ list, view, shown, onDone, onClose }: ViewDialogProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: view?.name ?? '', is_default: view?.is_default ?? false },
  })
  const { control } = form
  return (
    <FormDialog
      title={view ? 'Zmień widok' : 'Zapisz widok'}
      label="Zapisz widok"
      form={form}
      send={(values) =>
        saveView(view?.id ?? null, { list, ...values, query: shown.query, columns: [...shown.columns] })
      }
      onDone={({ data }) => onDone?.(data)}
      onClose={onClose}
    >
      {!view && (
        <p className="text-muted">
          Widok zapamięta filtry, kolejność i&nbsp;kolumny tej listy, bez wyszukiwanego tekstu. Zobaczysz go
          tylko&nbsp;Ty; innym możesz wysłać link.
        </p>
      )}
      <TextInput control={control} name="name" label="Nazwa widoku" maxLength={longestName} isRequired />
      <CheckboxInput control={control} name="is_default" hint="Lista otworzy się z&nbsp;nim od razu.">
        Domyślny widok tej listy
      </CheckboxInput>
    </FormDialog>
  )
}
