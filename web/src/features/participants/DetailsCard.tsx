import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { formatInstantDay } from '../../format/dates'
import { formatVolume } from '../../format/numbers'
import { formatPhone } from '../../format/phone'
import { registerName } from '../../format/registers'
import { modalHash } from '../../paths'
import { amountOf } from '../../rules/crops'
import { collectsPoints, type User } from '../../session/session'
import { useSettings } from '../../session/settings'
import { CallLink } from '../../ui/CallLink'
import { Card, CardHead } from '../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { EmailAddress } from '../../ui/EmailAddress'
import { ButtonLink } from '../../ui/Link'
import { NoBreak } from '../../ui/NoBreak'
import { areasTyped } from './edit-schema'
import { cropsQuery } from './queries'

/** The participant's details and contact data. */
export function DetailsCard({ user }: { user: User }) {
  const { profile, email, phone, area } = user
  const hotline = useSettings()?.brand.phone
  const register = profile.register && registerName(profile.register)
  return (
    <Card>
      <CardHead
        title="Twoje dane"
        action={
          <ButtonLink
            to={modalHash('edycja-danych-profilu')}
            variant="secondary"
            icon={<Pencil aria-hidden className="size-5" />}
          >
            Edytuj dane
          </ButtonLink>
        }
      />
      <DescriptionList>
        <DescriptionItem name="Imię i nazwisko">
          {profile.first_name} {profile.last_name}
        </DescriptionItem>
        <DescriptionItem name="Adres e-mail">
          <EmailAddress email={email} />
        </DescriptionItem>
        <DescriptionItem name="Telefon">{formatPhone(phone)}</DescriptionItem>
        <DescriptionItem name={profile.kind === 'farm' ? 'Gospodarstwo' : 'Firma'}>
          {profile.company_name}
          <br />
          {addressOf({
            street: profile.company_street,
            number: profile.company_street_number,
            flat: profile.company_street_number_place,
          })}
          <br />
          <NoBreak text={`${profile.company_postcode} ${profile.company_city}`} />
        </DescriptionItem>
        <DescriptionItem name="NIP">{profile.nip}</DescriptionItem>
        {register && <DescriptionItem name="Rejestr">{register}</DescriptionItem>}
        {profile.authorized_person && (
          <DescriptionItem name="Działa w Twoim imieniu">
            {profile.authorized_person_first_name} {profile.authorized_person_last_name}
            <span className="block font-normal text-muted text-small">
              Identyfikator: {profile.authorized_person_identifier}
            </span>
          </DescriptionItem>
        )}
        <DescriptionItem name={collectsPoints(user) ? 'Listy i\u00a0nagrody' : 'Listy'}>
          <Letters profile={profile} />
        </DescriptionItem>
        {area.length > 0 && (
          <DescriptionItem name="Uprawy">
            <Crops area={area} />
          </DescriptionItem>
        )}
        <DescriptionItem name="W programie od">{formatInstantDay(profile.created_at)}</DescriptionItem>
      </DescriptionList>
      <p className="mt-4 text-muted text-small">
        Nazwę, adres firmy i&nbsp;NIP zmienimy, gdy skontaktujesz się z&nbsp;
        <CallLink phone={hotline}>Infolinią Programu</CallLink>.
      </p>
    </Card>
  )
}

function Letters({ profile }: { profile: User['profile'] }) {
  if (!profile.correspondence_address) return 'Na adres powyżej'
  return (
    <>
      {addressOf({
        street: profile.correspondence_street,
        number: profile.correspondence_street_number,
        flat: profile.correspondence_street_number_place,
      })}
      <br />
      <NoBreak text={`${profile.correspondence_postcode ?? ''} ${profile.correspondence_city ?? ''}`} />
    </>
  )
}

/** The groups of crops with the area of each. */
function Crops({ area }: { area: User['area'] }) {
  const { data: groups } = useQuery({ ...cropsQuery, throwOnError: false })
  if (!groups) return null
  const typed = areasTyped(area, groups)
  const grown = groups.map((group) => ({ name: group.name, amount: amountOf(group, typed) }))
  return (
    <ul>
      {grown
        .filter(({ amount }) => amount > 0)
        .map(({ name, amount }) => (
          <li key={name}>
            {name}: {formatVolume(amount, 'ha')}
          </li>
        ))}
    </ul>
  )
}

interface Address {
  readonly street: string | null | undefined
  readonly number: string | null | undefined
  readonly flat: string | null | undefined
}

function addressOf({ street, number, flat }: Address): string {
  return `${street ?? ''} ${number ?? ''}${flat ? `/${flat}` : ''}`
}
