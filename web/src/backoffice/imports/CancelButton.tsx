import { useState } from 'react'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../ConfirmDialog'
import { cancelImport } from './queries'

/** Button that cancels an import, after a confirmation; nothing was written to the programme yet. */
export function CancelButton({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        Anuluj import
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Anulować import?"
          label="Tak, anuluj"
          variant="danger"
          action={() => cancelImport(id)}
          onClose={() => setAsking(false)}
        >
          <p>Plik trzeba będzie wczytać od nowa.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
