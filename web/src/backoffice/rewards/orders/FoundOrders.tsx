import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { queryClient } from '../../../api/query-client'
import { RadioInput, TextAreaInput } from '../../../form/fields'
import { fieldMessages } from '../../../form/schema'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { Dialog, DialogTitle } from '../../../ui/Dialog'
import { WaitsForSecond } from '../../bulk-jobs/WaitsForSecond'
import { FormDialog } from '../../ConfirmDialog'
import { FetchedDialogButton } from '../../FetchedDialogButton'
import { effects, moves, noMoves, orderCountText, type State } from './options'
import { type JobPreview, jobPreviewQuery, type OrdersFound, startOrderJob } from './queries'

/** Button that changes all orders which the list's filters find, as a job; its dialog counts first. */
export function FoundOrders({ filters }: { filters: OrdersFound }) {
  return (
    <FetchedDialogButton
      label="Zmień wszystkie znalezione"
      fetch={async () => ({ filters, preview: await queryClient.fetchQuery(jobPreviewQuery(filters)) })}
      dialog={(seen, close) =>
        seen.preview.moves.length > 0 ? (
          <FoundDialog {...seen} onClose={close} />
        ) : (
          <NoMoves onClose={close} />
        )
      }
    />
  )
}

function NoMoves({ onClose }: { onClose: () => void }) {
  const title = 'Nie ma czego zmienić'
  return (
    <Dialog label={title} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <p className="mb-5">{noBreak(noMoves)}</p>
      <Button onPress={onClose}>Zamknij</Button>
    </Dialog>
  )
}

interface FoundDialogProps {
  filters: OrdersFound
  preview: JobPreview
  onClose: () => void
}

const schema = z
  .object({ status: z.string().check(z.minLength(1, fieldMessages.required)), note: z.string() })
  .check(
    z.refine(({ status, note }) => status !== 'cancelled' || note.trim() !== '', {
      path: ['note'],
      error: fieldMessages.required,
    }),
  )

function FoundDialog({ filters, preview: { found, moves: possible }, onClose }: FoundDialogProps) {
  const navigate = useNavigate()
  const options = moves.flatMap(({ state, name }) => {
    const orders = possible.find(({ status }) => status === state)?.orders ?? 0
    return orders > 0 ? [{ value: state, label: `${name}: ${orderCountText(orders)}`, orders }] : []
  })
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { status: '', note: '' },
  })
  const status = form.watch('status') as State | ''
  const left = found - (options.find(({ value }) => value === status)?.orders ?? found)
  const isCancelling = status === 'cancelled'
  return (
    <FormDialog
      title="Zmienić wszystkie znalezione zamówienia?"
      label={isCancelling ? 'Anuluj zamówienia' : 'Zmień status'}
      variant={isCancelling ? 'danger' : 'primary'}
      form={form}
      send={({ status, note }) =>
        startOrderJob({
          filters,
          orders: found,
          status: status as State,
          ...(note.trim() === '' ? {} : { note }),
        })
      }
      onDone={({ data }) => navigate(pathTo('/zaplecze/zadania/:id', { id: String(data.id) }))}
      onClose={onClose}
    >
      <p className="font-semibold">{`Na liście: ${orderCountText(found)}.`}</p>
      <RadioInput control={form.control} name="status" label="Nowy status" options={options} />
      {status && <p>{noBreak(effects[status] ?? '')}</p>}
      {possible.some((move) => move.status === status && move.waits) && <WaitsForSecond />}
      {left > 0 && (
        <p>
          {noBreak(
            `Bez zmian: ${orderCountText(left)}. Zadanie powie, które to zamówienia i dlaczego nie pasują.`,
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
