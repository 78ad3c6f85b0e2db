import { useState } from 'react'
import { formatInstant } from '../../format/dates'
import { holds, useOperator } from '../../session/operator'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../ConfirmDialog'
import { cancelSchedule, type EditedPromotion } from './queries'

/** The scheduled publication of the draft, or why it did not happen. */
export function Scheduled({ promotion: { id, draft } }: { promotion: EditedPromotion }) {
  const [isOpen, setOpen] = useState(false)
  const mayPublish = holds(useOperator(), 'administrator')
  if (!draft?.publish_at) return null
  const { publish_at: at, refusal, scheduled_by: by, version } = draft
  return (
    <Alert tone={refusal ? 'danger' : 'info'}>
      <p>
        {refusal
          ? `Szkicu nie opublikowaliśmy ${formatInstant(at)}, tak jak zaplanowano. ${refusal}`
          : `Szkic opublikuje się sam: ${formatInstant(at)}. Zaplanował to operator ${by}. Zmiana szkicu odwołuje publikację.`}
      </p>
      {mayPublish && !refusal && (
        <div>
          <Button variant="secondary" onPress={() => setOpen(true)}>
            Odwołaj publikację
          </Button>
        </div>
      )}
      {isOpen && (
        <ConfirmDialog
          title="Odwołać publikację?"
          label="Odwołaj publikację"
          action={() => cancelSchedule(id, version)}
          onClose={() => setOpen(false)}
        >
          <p>Szkic zostanie, a&nbsp;uczestnicy go nie zobaczą. Możesz go opublikować później.</p>
        </ConfirmDialog>
      )}
    </Alert>
  )
}
