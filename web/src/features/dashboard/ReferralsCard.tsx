import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { type Referral, referralLinkQuery, referralsQuery } from '../../session/referrals'
import { useSettings } from '../../session/settings'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { ReferralSharing } from '../../ui/ReferralSharing'

/** The number of farms that are named here. */
const most = 3

/** Waited for by the dashboard; a failed part shows its own error. */
export const cardQueries = {
  link: { ...referralLinkQuery, throwOnError: false },
  latest: { ...referralsQuery(1), throwOnError: false },
} as const

/** A partner's link, and the farms that have registered by it lately. */
export function ReferralsCard() {
  const { data: link, isError } = useQuery(cardQueries.link)
  const { data: latest } = useQuery(cardQueries.latest)
  const programme = useSettings()?.brand.name
  return (
    <Card>
      <CardHead
        title="Gospodarstwa z&nbsp;Twojego polecenia"
        action={
          <Link to="/polecenia" alone>
            Wszystkie polecenia
          </Link>
        }
      />
      {isError && link === undefined && <p className="text-muted">Nie udało się ich teraz pobrać.</p>}
      {link && <ReferralSharing link={link} programme={programme} />}
      {latest && latest.data.items.length > 0 && <Latest referrals={latest.data.items.slice(0, most)} />}
    </Card>
  )
}

function Latest({ referrals }: { referrals: readonly Referral[] }) {
  return (
    <>
      <h3 className="mt-5 font-bold text-h3">Ostatnio zarejestrowane</h3>
      <ul className="flex flex-col divide-y divide-line">
        {referrals.map(({ company_name: name, city, joined_on: day }) => (
          <li
            key={`${day} ${name} ${city}`}
            className="flex flex-wrap items-baseline justify-between gap-x-3 py-2"
          >
            <span className="wrap-anywhere min-w-0">
              <span className="block font-semibold">{noBreak(name)}</span>
              <span className="block text-muted">{noBreak(city)}</span>
            </span>
            <span className="text-muted text-small tabular-nums">{formatDay(day)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
