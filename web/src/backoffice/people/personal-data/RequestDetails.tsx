import { useState } from 'react'
import { counted } from '../../../format/plural'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EraseForm } from './EraseForm'
import type { DataRequest } from './queries'
import { RejectForm } from './RejectForm'

const openOrders = ['otwarte zamówienie', 'otwarte zamówienia', 'otwartych zamówień'] as const

/** Request with its reason, and the decision while it is pending. */
export function RequestDetails({ request }: { request: DataRequest }) {
  const { kind, status, reason, note, closed_by } = request
  const isToDecide = kind === 'erasure' && status.code === 'waiting'
  return (
    <div className="flex flex-col gap-4">
      <DescriptionList>
        {kind === 'erasure' && (
          <DescriptionItem name="Powód uczestnika">{reason ?? 'Nie podano'}</DescriptionItem>
        )}
        {kind === 'export' && (
          <DescriptionItem name="Przebieg">
            Uczestnik pobiera kopię sam, od razu po potwierdzeniu hasłem
          </DescriptionItem>
        )}
        {closed_by && <DescriptionItem name="Zamknięty przez">{closed_by}</DescriptionItem>}
        {note && <DescriptionItem name="Powód odmowy">{note}</DescriptionItem>}
      </DescriptionList>
      {isToDecide && <Decision key={request.id} request={request} />}
    </div>
  )
}

type Step = 'choosing' | 'erasing' | 'rejecting'

function Decision({ request }: { request: DataRequest }) {
  const [step, setStep] = useState<Step>('choosing')
  const back = () => setStep('choosing')
  if (step === 'erasing') return <EraseForm request={request} onCancel={back} />
  if (step === 'rejecting') return <RejectForm request={request} onCancel={back} />
  return (
    <div className="flex flex-col gap-3">
      {request.open_orders > 0 && (
        <Alert tone="warning">
          Uczestnik ma {counted(request.open_orders, openOrders)}. Zrealizuj je lub anuluj, zanim usuniesz
          dane.
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" isDisabled={request.open_orders > 0} onPress={() => setStep('erasing')}>
          Usuń dane
        </Button>
        <Button variant="secondary" onPress={() => setStep('rejecting')}>
          Odmów
        </Button>
      </div>
    </div>
  )
}
