import { useState } from 'react'
import { formatInstantDay } from '../../format/dates'
import { holds, useOperator } from '../../session/operator'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { Fact, Facts } from '../../ui/Facts'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { ReasonForm } from '../ReasonForm'
import { FirstLoginForm } from './FirstLoginForm'
import { block, type Participant, unblock } from './queries'

/** The state of the account, and what the operator's roles let them do to it. */
export function AccountCard({ participant }: { participant: Participant }) {
  const { profile, status } = participant
  return (
    <Card>
      <CardHead title="Konto" />
      <Facts>
        <Fact name="Status">
          <StatusBadge color={statusColor(status.color)} label={status.label} />
        </Fact>
        <Fact name="Grupa">{profile.account_type === 'program.partner' ? 'Partner' : 'Uczestnik'}</Fact>
        <Fact name="W programie od">{formatInstantDay(profile.joined_at)}</Fact>
        <Fact name="Hasło">{profile.has_password ? 'Ustawione' : 'Jeszcze nieustawione'}</Fact>
      </Facts>
      <Actions participant={participant} />
    </Card>
  )
}

function Actions({ participant: { id, profile, status } }: { participant: Participant }) {
  const operator = useOperator()
  const mayBlock = holds(operator, 'moderator')
  const mayInvite =
    holds(operator, ['moderator', 'support']) && !profile.has_password && status.code === 'active'
  return (
    <div className="mt-4 flex flex-col items-start gap-3 empty:hidden">
      {mayInvite && <Invitation profile={profile} />}
      {mayBlock && status.code === 'active' && (
        <ReasonForm
          action="Zablokuj konto"
          explanation="Uczestnik zostanie od razu wylogowany i nie zaloguje się, dopóki go nie odblokujesz. Punkty i zamówienia zostają."
          send={(reason) => block(id, reason)}
        />
      )}
      {mayBlock && status.code === 'disabled' && (
        <ReasonForm
          action="Odblokuj konto"
          explanation="Uczestnik będzie mógł znowu się zalogować."
          send={(reason) => unblock(id, reason)}
        />
      )}
    </div>
  )
}

function Invitation({ profile }: { profile: Participant['profile'] }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button look="secondary" onPress={() => setOpen(true)}>
        Wyślij zaproszenie
      </Button>
    )
  }
  return (
    <div className="w-full rounded-card border border-line bg-page p-4">
      <p className="mb-3">Uczestnik dostanie wskazówki, jak zalogować się po raz pierwszy.</p>
      <FirstLoginForm nip={profile.nip} email={profile.email} phone={profile.phone} />
    </div>
  )
}
