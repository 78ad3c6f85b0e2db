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
import { commit, type ImportDetails } from './queries'

/** What is in the file, before anything of it is done: accept it as a whole, or mend it. */
export function Preview({ run }: { run: ImportDetails }) {
  const { isOpen, close, opener } = useUnfolding()
  const [isAsked, setIsAsked] = useState(false)
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
            ...run.preview,
          ]}
        />
        <div className="flex flex-wrap gap-3">
          {run.can_be_committed && <Button onPress={() => setIsAsked(true)}>Zatwierdź import</Button>}
          <Button look="secondary" {...opener}>
            Zmień kolumny
          </Button>
        </div>
      </div>
      {isAsked && <CommitDialog run={run} onClose={() => setIsAsked(false)} />}
    </Card>
  )
}

function Verdict({ run: { fault, counts, can_be_committed: isGood } }: { run: ImportDetails }) {
  if (fault) return <Alert tone="danger">{fault}</Alert>
  if (counts.faulty > 0)
    return (
      <Alert tone="danger">
        Popraw błędne wiersze w&nbsp;pliku i&nbsp;wczytaj go jeszcze raz. Plik przyjmujemy tylko
        w&nbsp;całości.
      </Alert>
    )
  if (isGood) return <Alert tone="success">Wszystkie wiersze są poprawne.</Alert>
  return <Alert tone="info">W&nbsp;tym pliku nie ma niczego do zaimportowania.</Alert>
}

/** The last question before anything changes. */
function CommitDialog({ run, onClose }: { run: ImportDetails; onClose: () => void }) {
  const form = useForm({ defaultValues: {} })
  const { shell } = useFormFlow({ form, send: () => commit(run.id), mode: 'edit', onSuccess: onClose })
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
          <Button look="quiet" onPress={onClose}>
            Jeszcze nie
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
