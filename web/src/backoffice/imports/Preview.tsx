import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SendButton } from '../../form/SendButton'
import { useFormFlow } from '../../form/useFormFlow'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { useUnfolding } from '../../ui/unfolding'
import { Figures } from './Figures'
import { MappingForm } from './MappingForm'
import { commitImport, type ImportDetails } from './queries'
import { checkAgain } from './rows'

/** Preview of the file before it is posted: its figures, its errors, and the buttons that accept or cancel it. */
export function Preview({ run }: { run: ImportDetails }) {
  const { isOpen, close, opener } = useUnfolding()
  const [isConfirming, setConfirming] = useState(false)
  if (isOpen) return <MappingForm run={run} onBack={close} />
  return (
    <Card>
      <CardHead title="Podgląd" />
      <div className="flex flex-col gap-4">
        <Verdict run={run} />
        <Figures
          figures={[
            { label: 'Sprawdzone wiersze', value: run.counts.read },
            { label: 'Błędne wiersze', value: run.counts.faulty },
            ...(run.counts.waiting > 0
              ? [{ label: 'Zmienione wiersze, do sprawdzenia', value: run.counts.waiting }]
              : []),
            ...run.preview,
          ]}
        />
        <div className="flex flex-wrap gap-3">
          {(run.is_stale || run.counts.faulty > 0) && <CheckAgainButton run={run} />}
          {run.can_be_committed && <Button onPress={() => setConfirming(true)}>Zatwierdź import</Button>}
          {run.kind !== 'einvoices' && (
            <Button variant="secondary" {...opener}>
              Zmień kolumny
            </Button>
          )}
        </div>
      </div>
      {isConfirming && <CommitDialog run={run} onClose={() => setConfirming(false)} />}
    </Card>
  )
}

/** Button that checks the whole file again, with the changed rows and the current catalogue. */
function CheckAgainButton({ run }: { run: ImportDetails }) {
  const form = useForm({ defaultValues: {} })
  const { shell } = useFormFlow({
    form,
    send: () => checkAgain(run),
    mode: 'edit',
    confirm: { as: 'nothing' },
  })
  return (
    <SendButton
      variant={run.is_stale ? 'primary' : 'secondary'}
      isPending={shell.pending}
      onPress={() => shell.submit()}
    >
      Sprawdź plik ponownie
    </SendButton>
  )
}

function Verdict({
  run: { error, counts, can_be_committed: isGood, is_stale: isStale },
}: {
  run: ImportDetails
}) {
  if (error) return <Alert tone="danger">{error}</Alert>
  if (isStale)
    return (
      <Alert tone="info">
        Po ostatnich zmianach sprawdź plik ponownie. Dopiero wtedy policzymy, co przyniesie, i&nbsp;będzie
        można go zatwierdzić.
      </Alert>
    )
  if (counts.faulty > 0)
    return (
      <Alert tone="danger">
        W&nbsp;pliku są błędne wiersze. Popraw je poniżej albo pomiń, podając powód. Możesz też poprawić plik
        i&nbsp;wczytać go jeszcze raz.
      </Alert>
    )
  if (isGood && counts.left_out > 0)
    return <Alert tone="success">Wszystkie wiersze, których nie pomijasz, są poprawne.</Alert>
  if (isGood) return <Alert tone="success">Wszystkie wiersze są poprawne.</Alert>
  return <Alert tone="info">W&nbsp;tym pliku nie ma niczego do zaimportowania.</Alert>
}

/** Confirmation before the import is posted. */
function CommitDialog({ run, onClose }: { run: ImportDetails; onClose: () => void }) {
  const form = useForm({ defaultValues: {} })
  /* Edition at the opening of the dialog: a later change by somebody else makes the server refuse. */
  const [edition] = useState(run.edition)
  const { shell } = useFormFlow({
    form,
    send: () => commitImport(run.id, edition),
    mode: 'edit',
    onSuccess: onClose,
  })
  return (
    <Dialog size="md" label="Zatwierdzenie importu" onClose={onClose}>
      <DialogTitle>Zatwierdzić import?</DialogTitle>
      <div className="flex flex-col gap-4">
        <Figures figures={run.preview} />
        <p>{run.caution}</p>
        {shell.error && (
          <Alert tone="danger" announce>
            {shell.error}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <SendButton isPending={shell.pending} onPress={() => shell.submit()}>
            Tak, zatwierdź
          </SendButton>
          <Button variant="quiet" onPress={onClose}>
            Jeszcze nie
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
