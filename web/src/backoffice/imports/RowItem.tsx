import { use, useState } from 'react'
import { formatInstant } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { Button } from '../../ui/Button'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { useUnfolding } from '../../ui/unfolding'
import { ConfirmDialog } from '../ConfirmDialog'
import { ReasonForm } from '../ReasonForm'
import type { ImportDetails } from './queries'
import { RowForm } from './RowForm'
import { type ImportedCell, type ImportedRow, leaveRowOut, restoreRow } from './rows'
import { UnknownNameDialog } from './unknown-name'

interface RowItemProps {
  run: ImportDetails
  row: ImportedRow
}

/** Row of a file: its cells, their errors, and the actions on it. */
export function RowItem({ run, row }: RowItemProps) {
  const { isOpen, close, opener } = useUnfolding()
  const number = formatNumber(row.row)
  return (
    <li aria-label={`Wiersz ${number}`} className="rounded-card border border-line p-4">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h3 className="font-semibold">{`Wiersz\u00a0${number}`}</h3>
        <StatusBadge color={statusColor(row.status.color)} label={row.status.label} />
      </div>
      {row.errors.map((error) => (
        <p key={error} className="mb-3 text-rejected">
          {error}
        </p>
      ))}
      {row.left_out && (
        <p className="wrap-anywhere mb-3">
          {`Powód pominięcia: ${row.left_out.text}`} <By change={row.left_out} />
        </p>
      )}
      {isOpen ? (
        <RowForm run={run} row={row} onDone={close} />
      ) : (
        <>
          {row.cells.length > 0 && <Cells cells={row.cells} />}
          <RowActions run={run} row={row} opener={opener} />
        </>
      )}
    </li>
  )
}

function By({ change: { by, at } }: { change: NonNullable<ImportedCell['mended']> }) {
  return <span className="text-muted">{`(${by}, ${formatInstant(at)})`}</span>
}

function Cells({ cells }: { cells: readonly ImportedCell[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
      {cells.map(({ key, label, value, mended, error }) => (
        <div key={key} className="min-w-0">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">
            <span className="font-semibold">{value || '—'}</span>
            {error && <span className="block text-rejected">{error}</span>}
            {mended && (
              <span className="block text-small">
                {`W\u00a0pliku: ${mended.text || 'pusto'}`} <By change={mended} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface RowActionsProps extends RowItemProps {
  opener: ReturnType<typeof useUnfolding>['opener']
}

function RowActions({ run, row, opener }: RowActionsProps) {
  const [openDialog, setOpenDialog] = useState<'nothing' | 'restore' | 'name'>('nothing')
  const NameDialog = use(UnknownNameDialog)
  const isLeftOut = row.left_out !== null && row.left_out !== undefined
  const isCorrected = row.cells.some(({ mended }) => mended)
  const unnamed = row.cells.find(({ names_for: distributor }) => distributor)
  const close = () => setOpenDialog('nothing')
  return (
    <div className="mt-3 flex flex-wrap items-start gap-3">
      {!isLeftOut && row.cells.length > 0 && (
        <Button variant="secondary" {...opener}>{`Popraw wiersz\u00a0${row.row}`}</Button>
      )}
      {!isLeftOut && unnamed && NameDialog && (
        <Button
          variant="secondary"
          onPress={() => setOpenDialog('name')}
        >{`Wskaż produkt z\u00a0wiersza\u00a0${row.row}`}</Button>
      )}
      {!isLeftOut && (
        <ReasonForm
          action={`Pomiń wiersz\u00a0${row.row}`}
          explanation="Tego wiersza nie zaimportujemy. Powód zostanie przy wyniku importu."
          hint="Na przykład: nabywca wycofał się z zakupu"
          send={(reason) => leaveRowOut(run.id, row, reason)}
        />
      )}
      {(isLeftOut || isCorrected) && (
        <Button variant="quiet" onPress={() => setOpenDialog('restore')}>
          {isLeftOut ? `Przywróć wiersz\u00a0${row.row}` : `Cofnij poprawki wiersza\u00a0${row.row}`}
        </Button>
      )}
      {openDialog === 'restore' && (
        <ConfirmDialog
          title={isLeftOut ? `Przywrócić wiersz ${row.row}?` : `Cofnąć poprawki wiersza ${row.row}?`}
          label={isLeftOut ? 'Tak, przywróć' : 'Tak, cofnij'}
          action={() => restoreRow(run.id, row)}
          onClose={close}
        >
          <p>
            {isLeftOut
              ? 'Wiersz wróci do importu razem ze swoimi poprawkami.'
              : 'W wierszu znów będzie to, co stoi w pliku.'}
          </p>
        </ConfirmDialog>
      )}
      {openDialog === 'name' && unnamed && NameDialog && (
        <NameDialog run={run} cell={unnamed} onClose={close} />
      )}
    </div>
  )
}
