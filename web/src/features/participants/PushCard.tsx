import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { SendButton } from '../../form/SendButton'
import { pushFailure, sendTestPush } from '../../notifications/push-device'
import { usePushDevice } from '../../notifications/usePushDevice'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { isIos } from '../../ui/ios'
import { StatusBadge } from '../../ui/StatusBadge'
import { showError, showSuccess } from '../../ui/toast-queue'

type Device = ReturnType<typeof usePushDevice>

const badges = {
  on: { color: 'green', label: 'Włączone' },
  off: { color: 'gray', label: 'Wyłączone' },
  blocked: { color: 'red', label: 'Zablokowane' },
} as const

/** Notifications that this device shows while the portal is closed; none where the operators have switched them off. */
export function PushCard() {
  const device = usePushDevice()
  const content = useRef<HTMLDivElement>(null)
  const { state, isUnknown } = device
  if (state === 'hidden' || (state === null && !isUnknown)) return null
  const badge = state === null || state === 'unsupported' ? null : badges[state]
  /* The pressed button goes with its state, so the focus moves to the content. */
  const focusContent = () => content.current?.focus()
  return (
    <Card>
      <CardHead
        title="Powiadomienia na tym urządzeniu"
        action={<span role="status">{badge && <StatusBadge {...badge} />}</span>}
      />
      <div ref={content} tabIndex={-1} className="flex flex-col items-start gap-4 outline-none">
        {contentOf(device, focusContent)}
      </div>
    </Card>
  )
}

function contentOf(device: Device, onDone: () => void): ReactNode {
  switch (device.state) {
    case 'unsupported':
      return <Unsupported />
    case 'blocked':
      return (
        <p>
          Ta przeglądarka blokuje powiadomienia z&nbsp;portalu. Odblokujesz je w&nbsp;ustawieniach strony,
          zwykle pod ikoną obok jej adresu.
        </p>
      )
    case 'off':
      return <Off turningOn={device.turningOn} onDone={onDone} />
    case 'on':
      return <On turningOff={device.turningOff} onDone={onDone} />
    default:
      return <Unknown retry={device.retry} />
  }
}

function Unsupported() {
  if (isIos(navigator)) return <p>Dodaj portal do ekranu początkowego, wtedy powiadomienia zadziałają.</p>
  return <p>Ta przeglądarka nie potrafi pokazywać powiadomień. Otwórz portal w&nbsp;nowszej.</p>
}

function Unknown({ retry }: { retry: () => void }) {
  return (
    <>
      <Alert tone="danger">Nie udało się sprawdzić, czy powiadomienia są włączone.</Alert>
      <Button variant="secondary" onPress={retry}>
        Spróbuj ponownie
      </Button>
    </>
  )
}

function Off({ turningOn, onDone }: { turningOn: Device['turningOn']; onDone: () => void }) {
  const { mutate, isPending, isError, data: isGranted, error } = turningOn
  return (
    <>
      <div>
        <p>
          Pokażemy na ekranie, że sprawdziliśmy fakturę albo wysłaliśmy nagrodę, także gdy portal jest
          zamknięty. Jeśli w&nbsp;oświadczeniach zgadzasz się na informacje o&nbsp;promocjach, pokażemy też
          je. Powiadomienia dostarcza producent przeglądarki, ale ich treść jest zaszyfrowana.
        </p>
        <div role="status" className="font-semibold *:mt-2">
          {isPending && <p>Jeśli przeglądarka zapyta o&nbsp;zgodę, wybierz „Zezwól”.</p>}
          {isGranted === false && (
            <p>Przeglądarka nie dostała zgody, więc powiadomienia są nadal wyłączone.</p>
          )}
        </div>
      </div>
      {isError && (
        <Alert tone="danger" announce>
          Nie udało się włączyć powiadomień. {pushFailure(error)}
        </Alert>
      )}
      <SendButton isPending={isPending} onPress={() => mutate(undefined, { onSuccess: onDone })}>
        {isError ? 'Spróbuj ponownie' : 'Włącz powiadomienia'}
      </SendButton>
    </>
  )
}

function On({ turningOff, onDone }: { turningOff: Device['turningOff']; onDone: () => void }) {
  const { mutate, isPending, isError, error } = turningOff
  const testing = useMutation({
    mutationFn: sendTestPush,
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  return (
    <>
      <p>
        To urządzenie pokazuje powiadomienia z&nbsp;programu, także gdy portal jest zamknięty. Przestanie, gdy
        się wylogujesz.
      </p>
      {isError && (
        <Alert tone="danger" announce>
          Nie udało się wyłączyć powiadomień. {pushFailure(error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <SendButton variant="secondary" isPending={testing.isPending} onPress={() => testing.mutate()}>
          Wyślij próbne
        </SendButton>
        <SendButton
          variant="quiet"
          isPending={isPending}
          onPress={() => mutate(undefined, { onSuccess: onDone })}
        >
          Wyłącz powiadomienia
        </SendButton>
      </div>
    </>
  )
}
