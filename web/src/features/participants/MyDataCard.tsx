import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { Reauth, useReauth } from '../../form/Reauth'
import { SendButton } from '../../form/SendButton'
import { formatInstant, formatInstantDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { Skeleton } from '../../ui/Skeleton'
import { showError, showSuccess } from '../../ui/toast-queue'
import { useUnfolding } from '../../ui/unfolding'
import { ErasureForm } from './ErasureForm'
import { cancelErasure, type DataRequests, dataRequestsQuery, fetchCopy } from './queries'

interface MyDataCardProps {
  /** True where there are points, orders and invoices among the data. */
  isCollecting: boolean
}

const erased = {
  account: 'Usuniemy Twoje dane osobowe, a z nimi konto.',
  all: 'Usuniemy Twoje dane osobowe, a z nimi konto i punkty. Dokumenty, które musimy przechowywać dla księgowości, zostaną bez Twojego nazwiska.',
} as const

/** Copy of the participant's data, and the request for erasure. */
export function MyDataCard({ isCollecting }: MyDataCardProps) {
  const { data: requests, isError } = useQuery({ ...dataRequestsQuery, throwOnError: false })
  return (
    <Card>
      <CardHead title="Moje dane" />
      <div className="flex flex-col gap-5">
        <Copy exportedAt={requests?.exported_at ?? null} isCollecting={isCollecting} />
        {requests && <Erasure erasure={requests.erasure ?? null} isCollecting={isCollecting} />}
        {!requests && !isError && <Skeleton className="h-36 w-full" />}
        {!requests && isError && (
          <Alert tone="danger">Nie udało się sprawdzić, czy czeka Twoja prośba. Odśwież stronę.</Alert>
        )}
      </div>
    </Card>
  )
}

function Copy({ exportedAt, isCollecting }: MyDataCardProps & { exportedAt: string | null }) {
  const reauth = useReauth()
  const copying = useMutation({
    mutationFn: () => reauth.confirmed(fetchCopy),
    onSuccess: ({ message }) => showSuccess(message),
    onError: showFailure,
  })
  return (
    <Reauth reauth={reauth}>
      <h3 className="mb-1 font-bold text-h3">Kopia danych</h3>
      <p className="mb-3">
        Plik ZIP ze wszystkim, co o&nbsp;Tobie przechowujemy
        {noBreak(isCollecting ? ': dane, punkty, zamówienia i załączniki faktur.' : '.')}
      </p>
      <SendButton
        variant="secondary"
        icon={<Download aria-hidden className="size-5" />}
        isPending={copying.isPending}
        onPress={() => copying.mutate()}
      >
        Pobierz kopię danych
      </SendButton>
      {exportedAt && (
        <p className="mt-2 text-muted text-small">Ostatnio pobrana {formatInstant(exportedAt)}</p>
      )}
    </Reauth>
  )
}

interface ErasureProps extends MyDataCardProps {
  erasure: NonNullable<DataRequests['erasure']> | null
}

function Erasure({ erasure, isCollecting }: ErasureProps) {
  const { isOpen: isAsking, close, opener } = useUnfolding()
  return (
    <div>
      <h3 className="font-bold text-h3">Usunięcie danych</h3>
      {erasure?.status === 'waiting' ? (
        <Waiting since={erasure.created_at} />
      ) : (
        <>
          {erasure?.status === 'rejected' && !isAsking && (
            <div className="my-2">
              <Alert tone="warning">
                Odmówiliśmy usunięcia danych
                {erasure.closed_at && ` ${formatInstantDay(erasure.closed_at)}`}.
                {erasure.note && ` Powód: ${erasure.note}`}
              </Alert>
            </div>
          )}
          <p className="mb-3">{noBreak(isCollecting ? erased.all : erased.account)}</p>
          {isAsking ? (
            <ErasureForm onDone={close} />
          ) : (
            <Button variant="secondary" {...opener}>
              Poproś o&nbsp;usunięcie danych
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function Waiting({ since }: { since: string }) {
  const cancelling = useMutation({
    mutationFn: cancelErasure,
    onSuccess: ({ message }) => showSuccess(message),
    onError: showFailure,
  })
  return (
    <div className="mt-2 flex flex-col items-start gap-3">
      <Alert tone="warning">
        Prośba z&nbsp;{formatInstantDay(since)} czeka. Wykonamy ją w&nbsp;ciągu 30&nbsp;dni; do tego czasu
        możesz ją cofnąć.
      </Alert>
      <SendButton variant="secondary" isPending={cancelling.isPending} onPress={() => cancelling.mutate()}>
        Cofnij prośbę
      </SendButton>
    </div>
  )
}

function showFailure(thrown: unknown) {
  const failure = failureFrom(thrown)
  if (failure.kind === 'cancelled') return
  showError(messages.failedLoudly, failure.sentence ?? undefined)
}
