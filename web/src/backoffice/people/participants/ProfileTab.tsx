import { formatInstant } from '../../../format/dates'
import { formatVolume } from '../../../format/numbers'
import { formatPhone } from '../../../format/phone'
import { registerName } from '../../../format/registers'
import { holds, useOperator } from '../../../session/operator'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmailAddress } from '../../../ui/EmailAddress'
import { AccountCard } from './AccountCard'
import { AssignForm } from './AssignForm'
import { DetailsForm } from './DetailsForm'
import { KsefCard } from './KsefCard'
import type { Participant } from './queries'
import { ReferredByCard } from './ReferredByCard'

/** Participant's personal and contact data, and the actions on the account. */
export function ProfileTab({ participant }: { participant: Participant }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <Contact participant={participant} />
        <Farm participant={participant} />
      </div>
      <div className="flex flex-col gap-5">
        <AccountCard participant={participant} />
        <AssignForm key={participant.representative?.id ?? 0} participant={participant} />
        <ReferredByCard partner={participant.referred_by} />
        <KsefCard id={participant.id} />
      </div>
    </div>
  )
}

function Contact({ participant }: { participant: Participant }) {
  const operator = useOperator()
  const { profile, bank_account: account } = participant
  return (
    <Card>
      <CardHead title="Kontakt i dane" />
      <DescriptionList>
        <DescriptionItem name="Telefon">
          {formatPhone(profile.phone)}
          <Changed at={profile.phone_changed_at} />
        </DescriptionItem>
        <DescriptionItem name="E-mail">
          <EmailAddress email={profile.email} />
          <Changed at={profile.email_changed_at} />
        </DescriptionItem>
        <DescriptionItem name="Adres">
          {profile.company_street} {profile.company_street_number}
          {profile.company_street_number_place && `/${profile.company_street_number_place}`}
          <br />
          {profile.company_postcode} {profile.company_city}
        </DescriptionItem>
        {profile.correspondence_address && (
          <DescriptionItem name="Adres do listów">
            {profile.correspondence_street} {profile.correspondence_street_number}
            {profile.correspondence_street_number_place && `/${profile.correspondence_street_number_place}`}
            <br />
            {profile.correspondence_postcode} {profile.correspondence_city}
          </DescriptionItem>
        )}
        {profile.authorized_person && (
          <DescriptionItem name="Osoba upoważniona">
            {profile.authorized_person_first_name} {profile.authorized_person_last_name}
            <span className="block font-normal text-muted text-small">
              Identyfikator: {profile.authorized_person_identifier}
            </span>
          </DescriptionItem>
        )}
        <DescriptionItem name="Numer konta">
          {account ?? 'Nie podano'}
          <Changed at={profile.bank_account_changed_at} />
        </DescriptionItem>
      </DescriptionList>
      {holds(operator, 'moderator') && participant.status.code !== 'erased' && (
        <div className="mt-4">
          <DetailsForm key={JSON.stringify(profile)} participant={participant} />
        </div>
      )}
    </Card>
  )
}

function Changed({ at }: { at: string | null | undefined }) {
  return at ? (
    <span className="block font-normal text-muted text-small">Zmiana {formatInstant(at)}</span>
  ) : null
}

function Farm({ participant: { profile, areas } }: { participant: Participant }) {
  const kind = profile.kind === 'farm' ? 'Gospodarstwo' : 'Firma'
  return (
    <Card>
      <CardHead title={kind} />
      <DescriptionList>
        <DescriptionItem name="Nazwa">{profile.company_name}</DescriptionItem>
        <DescriptionItem name="Rejestr">
          {profile.register ? registerName(profile.register) : 'Nie podano'}
        </DescriptionItem>
        {areas.map(({ crop_id: id, crop, area }) => (
          <DescriptionItem key={id} name={crop}>
            {formatVolume(area, 'ha')}
          </DescriptionItem>
        ))}
      </DescriptionList>
      {areas.length === 0 && profile.account_type === 'program.retail' && (
        <p className="mt-3 text-muted">Uczestnik nie podał powierzchni upraw.</p>
      )}
    </Card>
  )
}
