import { useState } from 'react'
import { noBreak } from '../../format/text'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../ConfirmDialog'
import { stopBulkJob } from './queries'

/** Button that stops a running job, after a confirmation. */
export function StopButton({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        Przerwij
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Przerwać zadanie?"
          label="Tak, przerwij"
          variant="danger"
          action={() => stopBulkJob(id)}
          onClose={() => setAsking(false)}
        >
          <p>{noBreak('To, co już zmienione, takie zostanie. Reszta pozostanie bez zmian.')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
