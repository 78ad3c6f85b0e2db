import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { SendButton } from '../../form/SendButton'
import { formatInstant } from '../../format/dates'
import { counted } from '../../format/plural'
import { noBreak } from '../../format/text'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { showError, showSuccess } from '../../ui/toast-queue'
import { useUnfolding } from '../../ui/unfolding'
import { KsefTokenForm } from './KsefTokenForm'
import { disconnectKsef, type KsefConnection, ksefConnectionQuery } from './ksef-connection'

/** The connection by which the programme reads the participant's invoices from KSeF; none where it reads none. */
export function KsefCard() {
  const { data: state } = useQuery(ksefConnectionQuery)
  const content = useRef<HTMLDivElement>(null)
  const connection = state?.connection
  if (!state || !(state.available || connection)) return null
  /* The pressed button goes with its state, so the focus moves to the next one. */
  const focusContent = () => content.current?.focus()
  return (
    <Card>
      <CardHead
        title={'Faktury z\u00a0KSeF'}
        action={<span role="status">{connection && <Badge {...connection.status} />}</span>}
      />
      <div ref={content} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {connection ? (
          <>
            {state.available ? <About connection={connection} /> : <SwitchedOff />}
            <div className="flex flex-wrap items-start gap-3">
              {state.available && connection.status.code !== 'waiting' && (
                <NewToken
                  nip={state.nip}
                  isNeeded={connection.status.code === 'refused'}
                  onDone={focusContent}
                />
              )}
              <Disconnect onDone={focusContent} />
            </div>
          </>
        ) : (
          <>
            <Explanation />
            <KsefTokenForm nip={state.nip} onDone={focusContent} />
          </>
        )}
      </div>
    </Card>
  )
}

function Explanation() {
  return (
    <>
      <p>
        Program może sam odczytywać z&nbsp;KSeF faktury od dystrybutorów i&nbsp;zgłaszać je za Ciebie, mniej
        więcej co godzinę. Każda czeka potem na akceptację, tak jak zgłoszona przez Ciebie.
      </p>
      <Alert tone="info">
        Token pozwala zobaczyć wszystkie zakupy Twojej firmy. Program czyta tylko faktury od swoich
        dystrybutorów, a&nbsp;o&nbsp;pozostałych niczego nie zapisuje. Token przechowujemy zaszyfrowany
        i&nbsp;nikomu go nie pokażemy. Rozłączysz się, kiedy zechcesz.
      </Alert>
    </>
  )
}

function Badge({ color, label }: KsefConnection['status']) {
  return <StatusBadge color={statusColor(color)} label={label} />
}

function About({ connection }: { connection: KsefConnection }) {
  const { status, reason, next_check_at } = connection
  switch (status.code) {
    case 'waiting':
      return <p>Wynik pokaże się tutaj, zwykle po chwili.</p>
    case 'active':
      return <Details connection={connection} />
    case 'refused':
      return (
        <Alert tone="danger" announce>
          {noBreak(reason ?? 'KSeF nie przyjął tego tokena.')}
        </Alert>
      )
    case 'unreachable':
      return (
        <>
          <Alert tone="warning">
            Program spróbuje ponownie sam,{' '}
            <span className="whitespace-nowrap">{formatInstant(next_check_at)}</span>. Nie musisz nic robić.
          </Alert>
          <Details connection={connection} />
        </>
      )
    default:
      return null
  }
}

function Details({ connection }: { connection: KsefConnection }) {
  const { status, connected_at, checked_at, next_check_at, reported } = connection
  return (
    <DescriptionList>
      <DescriptionItem name="Token podany">{formatInstant(connected_at)}</DescriptionItem>
      {checked_at && (
        <DescriptionItem name="Ostatnie sprawdzenie">{formatInstant(checked_at)}</DescriptionItem>
      )}
      {status.code === 'active' && (
        <DescriptionItem name="Następne sprawdzenie">{formatInstant(next_check_at)}</DescriptionItem>
      )}
      <DescriptionItem name="Zgłoszone za Ciebie">
        {counted(reported, ['faktura', 'faktury', 'faktur'])}
      </DescriptionItem>
    </DescriptionList>
  )
}

function SwitchedOff() {
  return (
    <p>
      Program nie czyta teraz faktur z&nbsp;KSeF, ale przechowuje jeszcze Twój token. Usuniesz go, rozłączając
      się.
    </p>
  )
}

interface NewTokenProps {
  nip: string
  /** True once the token is refused: the form stands open. */
  isNeeded: boolean
  onDone: () => void
}

function NewToken({ nip, isNeeded, onDone }: NewTokenProps) {
  const { isOpen, close, opener } = useUnfolding()
  if (!isOpen && !isNeeded)
    return (
      <Button variant="secondary" {...opener}>
        Podaj nowy token
      </Button>
    )
  function finish() {
    close()
    onDone()
  }
  return (
    <KsefTokenForm nip={nip} takesFocus={isOpen} onDone={finish} onCancel={isNeeded ? undefined : close} />
  )
}

function Disconnect({ onDone }: { onDone: () => void }) {
  const { isOpen: isAsking, close, opener } = useUnfolding()
  const { mutate, isPending } = useMutation({
    mutationFn: disconnectKsef,
    onSuccess: ({ message }) => {
      onDone()
      showSuccess(message)
    },
    onError: showFailure,
  })
  if (!isAsking)
    return (
      <Button variant="secondary" {...opener}>
        Rozłącz
      </Button>
    )
  return (
    <div className="flex w-full flex-col gap-3">
      <p role="status">
        Rozłączyć? Program usunie token i&nbsp;przestanie czytać faktury, a&nbsp;zgłoszone zostaną. Token usuń
        też w&nbsp;Aplikacji Podatnika KSeF.
      </p>
      <div className="flex flex-wrap gap-3">
        <SendButton isPending={isPending} onPress={() => mutate()}>
          Tak, rozłącz
        </SendButton>
        <Button variant="quiet" autoFocus onPress={close}>
          Nie teraz
        </Button>
      </div>
    </div>
  )
}

function showFailure(thrown: unknown) {
  const failure = failureFrom(thrown)
  if (failure.kind === 'cancelled') return
  showError(messages.failedLoudly, failure.sentence ?? undefined)
}
