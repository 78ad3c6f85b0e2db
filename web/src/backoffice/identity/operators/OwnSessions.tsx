import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { PasswordInput } from '../../../form/fields'
import { fieldMessages } from '../../../form/schema'
import { formatInstant } from '../../../format/dates'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { DeviceLine } from '../../../ui/DeviceLine'
import { Skeleton } from '../../../ui/Skeleton'
import { StatusBadge } from '../../../ui/StatusBadge'
import { FormDialog } from '../../ConfirmDialog'
import { SectionCard } from '../../SectionCard'
import { endOtherSessions, endSession, type OwnSession, ownSessionsQuery } from './account'

/** Operator's own sessions, with the way to end them. */
export function OwnSessions() {
  const { data: sessions, isError } = useQuery({ ...ownSessionsQuery, throwOnError: false })
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null)
  return (
    <SectionCard id="twoje-urzadzenia">
      <p className="mb-4 text-muted">
        Na tych urządzeniach otwarte jest Twoje konto. Jeśli któregoś nie poznajesz, wyloguj je i&nbsp;zmień
        hasło.
      </p>
      {isError && <Alert tone="danger">Nie udało się pobrać listy. Odśwież stronę.</Alert>}
      {!sessions && !isError && <Skeleton className="h-24 w-full" />}
      {sessions && (
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {sessions.map((session) => (
            <DeviceLine
              key={session.id}
              icon={MonitorSmartphone}
              name={session.device}
              note={placeAndTimes(session)}
            >
              {session.is_current ? (
                <StatusBadge color="green" label="To urządzenie" />
              ) : (
                <Button
                  variant="quiet"
                  aria-label={`Wyloguj: ${session.device}`}
                  onPress={() => setEnding(session)}
                >
                  Wyloguj
                </Button>
              )}
            </DeviceLine>
          ))}
        </ul>
      )}
      {sessions?.some((session) => !session.is_current) && (
        <div className="mt-4">
          <Button variant="secondary" onPress={() => setEnding('others')}>
            Wyloguj pozostałe urządzenia
          </Button>
        </div>
      )}
      {ending && <Ending ending={ending} onClose={() => setEnding(null)} />}
    </SectionCard>
  )
}

function placeAndTimes({ network, created_at, last_used_at }: OwnSession): string {
  const times = `Zalogowano ${formatInstant(created_at)}, ostatnio ${formatInstant(last_used_at)}`
  return network ? `${times}. Sieć: ${network}` : times
}

const schema = z.object({ password: z.string().check(z.minLength(1, fieldMessages.required)) })

/** Dialog that ends sessions and asks for the password again, against use of an unattended screen. */
function Ending({ ending, onClose }: { ending: OwnSession | 'others'; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } })
  const areOthers = ending === 'others'
  return (
    <FormDialog
      title={areOthers ? 'Wylogować pozostałe urządzenia?' : 'Wylogować to urządzenie?'}
      label={areOthers ? 'Wyloguj pozostałe' : 'Wyloguj'}
      form={form}
      send={({ password }) => (areOthers ? endOtherSessions(password) : endSession(ending.id, password))}
      onClose={onClose}
    >
      <p>
        {areOthers
          ? 'To urządzenie zostanie zalogowane. Zakończymy też Twoje podglądy kont uczestników.'
          : `${ending.device}. ${placeAndTimes(ending)}.`}
      </p>
      <PasswordInput
        control={form.control}
        name="password"
        label="Twoje hasło"
        autoComplete="current-password"
        isRequired
      />
    </FormDialog>
  )
}
