import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { formatInstant } from '../../../format/dates'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { DeviceLine } from '../../../ui/DeviceLine'
import { EmptyState } from '../../../ui/EmptyState'
import { Skeleton } from '../../../ui/Skeleton'
import { SectionCard } from '../../SectionCard'
import { supportsPasskeys } from '../auth/webauthn'
import { PasskeyDialog, type PasskeyRequest } from './PasskeyDialog'
import { type OwnPasskeys, type Passkey, passkeysQuery } from './passkeys'

/** Operator's passkeys: fingerprint, face or PIN of a device instead of a code. */
export function Passkeys() {
  const { data: passkeys, isError } = useQuery({ ...passkeysQuery, throwOnError: false })
  const [request, setRequest] = useState<PasskeyRequest | null>(null)
  const obstacle = passkeys && obstacleOf(passkeys)
  return (
    <SectionCard
      id="klucze-dostepu"
      action={
        passkeys &&
        !obstacle && (
          <Button variant="secondary" onPress={() => setRequest({ to: 'add' })}>
            Dodaj klucz
          </Button>
        )
      }
    >
      <p className="mb-4 text-muted">
        Klucz dostępu zastępuje przy logowaniu kod z&nbsp;aplikacji: wystarczy odcisk palca, twarz lub PIN
        urządzenia. Nie działa na fałszywych stronach.
      </p>
      {isError && <Alert tone="danger">Nie udało się pobrać listy. Odśwież stronę.</Alert>}
      {!passkeys && !isError && <Skeleton className="h-24 w-full" />}
      {obstacle && <Alert tone="info">{obstacle}</Alert>}
      {passkeys?.items.length === 0 && !obstacle && (
        <EmptyState icon={KeyRound} title="Nie masz jeszcze klucza dostępu">
          Dodaj klucz na urządzeniu, którego używasz do pracy.
        </EmptyState>
      )}
      {passkeys && passkeys.items.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {passkeys.items.map((passkey) => (
            <Line key={passkey.id} passkey={passkey} onAsk={setRequest} />
          ))}
        </ul>
      )}
      {request && <PasskeyDialog request={request} onClose={() => setRequest(null)} />}
    </SectionCard>
  )
}

function Line({ passkey, onAsk }: { passkey: Passkey; onAsk: (request: PasskeyRequest) => void }) {
  return (
    <DeviceLine icon={KeyRound} name={passkey.name} note={timesOf(passkey)}>
      <div className="flex flex-wrap gap-x-1">
        <Button
          variant="quiet"
          aria-label={`Zmień nazwę: ${passkey.name}`}
          onPress={() => onAsk({ to: 'rename', passkey })}
        >
          Zmień nazwę
        </Button>
        <Button
          variant="quiet"
          aria-label={`Usuń: ${passkey.name}`}
          onPress={() => onAsk({ to: 'remove', passkey })}
        >
          Usuń
        </Button>
      </div>
    </DeviceLine>
  )
}

function timesOf({ created_at, last_used_at, is_synced }: Passkey): string {
  const used = last_used_at ? `ostatnio użyto ${formatInstant(last_used_at)}` : 'jeszcze nie użyto'
  const times = `Dodano ${formatInstant(created_at)}, ${used}`
  return is_synced ? `${times}. Zsynchronizowany z\u00a0innymi urządzeniami` : times
}

/** Reason that no passkey can be added here; undefined where one can. */
function obstacleOf({ origin }: OwnPasskeys): string | undefined {
  if (!origin)
    return 'Klucze dostępu działają tylko na portalu z\u00a0własną domeną i\u00a0szyfrowanym połączeniem (https). Adres tego portalu ustawia osoba, która prowadzi serwer.'
  if (origin !== window.location.origin)
    return `Klucze dostępu działają tylko pod adresem ${origin}. Otwórz tam portal, aby dodać klucz.`
  return supportsPasskeys()
    ? undefined
    : 'Ta przeglądarka nie obsługuje kluczy dostępu. Zaktualizuj ją albo użyj innej.'
}
