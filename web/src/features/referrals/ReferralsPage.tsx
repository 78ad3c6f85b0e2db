import { useQuery } from '@tanstack/react-query'
import { Handshake, SearchX } from 'lucide-react'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { type Referral, referralLinkQuery, referralsQuery } from '../../session/referrals'
import { useSettings } from '../../session/settings'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink } from '../../ui/Link'
import { useListParams } from '../../ui/list-params'
import { NoBreak } from '../../ui/NoBreak'
import { PageHead } from '../../ui/PageHead'
import { Pager } from '../../ui/Pager'
import { ReferralSharing } from '../../ui/ReferralSharing'
import { PageSkeleton } from '../../ui/Skeleton'
import { type Column, Table } from '../../ui/Table'

const columns: readonly Column<Referral>[] = [
  {
    key: 'company_name',
    label: 'Gospodarstwo lub firma',
    card: 'title',
    cell: (row) => <NoBreak text={row.company_name} />,
  },
  { key: 'city', label: 'Miejscowość', card: 'left', cell: (row) => <NoBreak text={row.city} /> },
  { key: 'joined_on', label: 'W\u00a0programie od', card: 'right', cell: (row) => formatDay(row.joined_on) },
]

/** `/polecenia`: a partner's link, and every farm that registered by it and agreed to be named. */
export default function ReferralsPage() {
  const { page } = useListParams({ by: 'joined_on', desc: true })
  const { data: link } = useQuery(referralLinkQuery)
  const { data, isPlaceholderData } = useQuery(referralsQuery(page))
  const programme = useSettings()?.brand.name
  return (
    <>
      <PageHead
        title="Polecenia"
        about={noBreak('Gospodarstwa, które zarejestrowały się w programie z Twojego linku.')}
      />
      {link && data ? (
        <>
          <Card>
            <CardHead title="Zaproś do programu" />
            <ReferralSharing link={link} programme={programme} />
          </Card>
          <Card>
            <CardHead title="Gospodarstwa z&nbsp;Twojego polecenia" />
            <Table
              label="Gospodarstwa z Twojego polecenia"
              columns={columns}
              rows={data.data.items}
              rowKey={(row) => `${row.joined_on} ${row.company_name} ${row.city}`}
              isBusy={isPlaceholderData}
              empty={<NoReferrals isPastEnd={data.meta.total > 0} total={link.total} />}
            />
            <Pager meta={data.meta} />
          </Card>
        </>
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

interface NoReferralsProps {
  /** True for farms on earlier pages. */
  isPastEnd: boolean
  /** The farms that registered by the link, named or not. */
  total: number
}

function NoReferrals({ isPastEnd, total }: NoReferralsProps) {
  if (isPastEnd)
    return (
      <EmptyState
        icon={SearchX}
        title="Nie ma takiej strony"
        action={
          <ButtonLink variant="secondary" to="/polecenia">
            Pokaż pierwszą stronę
          </ButtonLink>
        }
      >
        Lista poleceń kończy się wcześniej.
      </EmptyState>
    )
  if (total > 0)
    return (
      <EmptyState icon={Handshake} title="Nikogo nie wymieniamy z&nbsp;nazwy">
        {noBreak('Gdy gospodarstwo zgodzi się pokazać Ci swoją nazwę, znajdziesz je tutaj.')}
      </EmptyState>
    )
  return (
    <EmptyState icon={Handshake} title="Nikt jeszcze nie skorzystał z&nbsp;linku">
      {noBreak('Gdy ktoś zarejestruje się z Twojego linku i zgodzi się na to, zobaczysz go tutaj.')}
    </EmptyState>
  )
}
