import { useQuery } from '@tanstack/react-query'
import { Card, CardHead } from '../../../ui/Card'
import { PageSkeleton } from '../../../ui/Skeleton'
import { Tabs } from '../../../ui/Tabs'
import { Consent } from './Consent'
import { type ConsentHistory, consentsQuery } from './queries'

const tabs = [
  { id: 'program.retail', label: 'Uczestnicy' },
  { id: 'program.partner', label: 'Partnerzy' },
] as const

/**
 * `/zaplecze/zgody`: the consents with their texts, audiences, numbers of answers, and the form of the next version.
 */
export default function ConsentsPage() {
  const { data: consents } = useQuery(consentsQuery)
  return (
    <Card>
      <CardHead level={1} title="Zgody" />
      <Tabs label="Kogo pytamy" tabs={tabs}>
        {(accountType) =>
          consents ? <Consents consents={consents} accountType={accountType} /> : <PageSkeleton />
        }
      </Tabs>
    </Card>
  )
}

function Consents({ consents, accountType }: { consents: ConsentHistory[]; accountType: string }) {
  return (
    <ul className="flex flex-col gap-5">
      {consents
        .filter((consent) => consent.account_type === accountType)
        .map((consent) => (
          <li key={consent.slug} className={consent.parent ? 'pl-4 sm:pl-8' : ''}>
            <Consent consent={consent} />
          </li>
        ))}
    </ul>
  )
}
