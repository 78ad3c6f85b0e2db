import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { noBreak } from '../../format/text'
import type { ModalViewProps } from '../../modal/modal'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import { PageSkeleton } from '../../ui/Skeleton'
import { PurchaseRows } from './PurchaseRows'
import { detailsQuery } from './queries'

/** `#!szczegoly-zakupow?produkt=…&dystrybutor=…`: the invoices behind a row of the purchases. */
export default function PurchaseDetailsModal({ close }: ModalViewProps) {
  const { group, distributor, season } = useRequestedPurchase()
  const { data: details, error, refetch } = useQuery(detailsQuery(group, distributor, season))
  return (
    <>
      <DialogTitle>{details ? details.info.product : 'Szczegóły zakupów'}</DialogTitle>
      {details ? (
        <PurchaseRows details={details} />
      ) : error ? (
        <Problem error={error} onRetry={refetch} onClose={close} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

interface RequestedPurchase {
  readonly group: number
  readonly distributor: number
  readonly season: number | undefined
}

/** The purchase in the address; while the modal closes, the last one. */
function useRequestedPurchase(): RequestedPurchase {
  const [search] = useSearchParams()
  const here = ['produkt', 'dystrybutor', 'sezon-zakupow'].map((name) => search.get(name) ?? '').join('/')
  const [last, setLast] = useState(here)
  if (here !== last && here !== '//') setLast(here)
  const [group = '', distributor = '', season = ''] = (here === '//' ? last : here).split('/')
  const year = wholeOf(season)
  return { group: wholeOf(group), distributor: wholeOf(distributor), season: year === 0 ? undefined : year }
}

/** The number, or 0, which is no id, for any other text. */
function wholeOf(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

function Problem({ error, onRetry, onClose }: { error: Error; onRetry: () => void; onClose: () => void }) {
  const { status, sentence } = failureFrom(error)
  const isGone = status === 404
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="danger" announce>
        {isGone ? noBreak('Nie ma takiego produktu wśród Twoich zakupów') : (sentence ?? messages.failed)}
      </Alert>
      {isGone ? (
        <Button onPress={onClose}>Zamknij</Button>
      ) : (
        <Button onPress={onRetry}>Spróbuj ponownie</Button>
      )}
    </div>
  )
}
