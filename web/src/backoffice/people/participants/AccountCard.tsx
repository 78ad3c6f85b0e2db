import { useState } from 'react'
import { formatInstantDay } from '../../../format/dates'
import { holds, useOperator } from '../../../session/operator'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { ReasonForm } from '../../ReasonForm'
import { FirstLoginForm } from './FirstLoginForm'
import { block, type Participant, unblock } from './queries'

/** State of the account, with the actions that the operator's roles allow. */
export function AccountCard({ participant }: { participant: Participant }) {
  const { profile, status } = participant
  return (
    <Card>
      <CardHead title="Konto" />
      <DescriptionList>
        <DescriptionItem name="Status">
          <StatusBadge color={statusColor(status.color)} label={status.label} />
        </DescriptionItem>
        <DescriptionItem name="Grupa">
          {profile.account_type === 'program.partner' ? 'Partner' : 'Uczestnik'}
        </DescriptionItem>
        <DescriptionItem name="W programie od">{formatInstantDay(profile.joined_at)}</DescriptionItem>
        <DescriptionItem name="Hasło">
          {profile.has_password ? 'Ustawione' : 'Jeszcze nieustawione'}
        </DescriptionItem>
      </DescriptionList>
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
      <Button variant="secondary" onPress={() => setOpen(true)}>
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
