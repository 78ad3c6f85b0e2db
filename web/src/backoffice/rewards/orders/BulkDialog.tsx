import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { TextAreaInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import { noBreak } from '../../../format/text'
import { FormDialog } from '../../ConfirmDialog'
import { effects, fitting, moves, orderCountText, type State } from './options'
import { type BulkChanged, changeStatuses, type OrderItem } from './queries'

interface BulkDialogProps {
  state: State
  /** Orders at the opening of the dialog. */
  chosen: readonly OrderItem[]
  onDone: (changed: BulkChanged) => void
  onClose: () => void
}

/** Confirmation of a bulk action, with the number of orders. */
export function BulkDialog({ state, chosen, onDone, onClose }: BulkDialogProps) {
  const isCancelling = state === 'cancelled'
  const form = useForm({
    resolver: zodResolver(z.object({ note: isCancelling ? requiredText() : z.string() })),
    defaultValues: { note: '' },
  })
  const name = moves.find((move) => move.state === state)?.name ?? ''
  const count = fitting(chosen, state).length
  const left = chosen.length - count
  return (
    <FormDialog
      title={`Zmienić status na ${name}?`}
      label={isCancelling ? 'Anuluj zamówienia' : 'Zmień status'}
      variant={isCancelling ? 'danger' : 'primary'}
      form={form}
      send={({ note }) =>
        changeStatuses({
          orders: chosen.map(({ id, version }) => ({ id, version })),
          status: state,
          ...(note.trim() === '' ? {} : { note }),
        })
      }
      onDone={({ data }) => onDone(data)}
      onClose={onClose}
    >
      <p className="font-semibold">{`Status ${name}: ${orderCountText(count)}.`}</p>
      <p>{noBreak(effects[state] ?? '')}</p>
      {left > 0 && (
        <p>
          {noBreak(
            `Bez zmian: ${orderCountText(left)}. Po zmianie zobaczysz, które to zamówienia i dlaczego nie pasują.`,
          )}
        </p>
      )}
      <TextAreaInput
        control={form.control}
        name="note"
        label={isCancelling ? 'Powód dla uczestników' : 'Wiadomość dla uczestników'}
        isRequired={isCancelling}
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  )
}
