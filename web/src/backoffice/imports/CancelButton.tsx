import { useState } from 'react'
import { Button } from '../../ui/Button'
import { ActDialog } from '../ActDialog'
import { cancel } from './queries'

/** Gives the import up, once it has asked; nothing of it has reached the programme. */
export function CancelButton({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="quiet" onPress={() => setAsking(true)}>
        Anuluj import
      </Button>
      {isAsking && (
        <ActDialog
          title="Anulować import?"
          label="Tak, anuluj"
          look="danger"
          act={() => cancel(id)}
          onClose={() => setAsking(false)}
        >
          <p>Plik trzeba będzie wczytać od nowa.</p>
        </ActDialog>
      )}
    </>
  )
}
