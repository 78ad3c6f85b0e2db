import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormFlow } from '../../form/useFormFlow'
import { formatNumber } from '../../format/numbers'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { Fact, Facts } from '../../ui/Facts'
import { MappingForm } from './MappingForm'
import { commit, type ImportDetails } from './queries'

/** What is in the file, before anything of it is done: accept it as a whole, or mend it. */
export function Preview({ run }: { run: ImportDetails }) {
  const [isMapped, setIsMapped] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  if (isMapped) return <MappingForm run={run} onDone={() => setIsMapped(false)} />
  return (
    <Card>
      <CardHead title="Podgląd" />
      <div className="flex flex-col gap-4">
        <Facts>
          <Fact name="Sprawdzone wiersze">{formatNumber(run.counts.read)}</Fact>
          <Fact name="Błędne wiersze">{formatNumber(run.counts.faulty)}</Fact>
          {run.preview.map(({ label, value }) => (
            <Fact key={label} name={label}>
              {formatNumber(value)}
            </Fact>
          ))}
        </Facts>
        <Verdict run={run} />
        <div className="flex flex-wrap gap-3">
          {run.can_be_committed && <Button onPress={() => setIsAsked(true)}>Zatwierdź import</Button>}
          <Button look="secondary" onPress={() => setIsMapped(true)}>
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
        <Facts>
          {run.preview.map(({ label, value }) => (
            <Fact key={label} name={label}>
              {formatNumber(value)}
            </Fact>
          ))}
        </Facts>
        <p>{run.caution}</p>
        {shell.error && (
          <Alert tone="danger" announce>
            {shell.error}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button isPending={shell.pending} onPress={() => shell.submit()}>
            Tak, zatwierdź
          </Button>
          <Button look="quiet" onPress={onClose}>
            Jeszcze nie
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
