import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { CollapsibleSection } from '../../../ui/CollapsibleSection'
import { EmptyState } from '../../../ui/EmptyState'
import { PageSkeleton } from '../../../ui/Skeleton'
import { Tabs } from '../../../ui/Tabs'
import { Consent } from './Consent'
import { DraftForm } from './DraftForm'
import { Drafts } from './Drafts'
import { Proposals } from './Proposals'
import { type ConsentHistory, consentsQuery, draftsQuery } from './queries'

const tabs = [
  { id: 'program.retail', label: 'Uczestnicy' },
  { id: 'program.partner', label: 'Partnerzy' },
] as const

/**
 * `/zaplecze/zgody`: drafts of consents, and the consents with their texts, audiences, numbers of answers, and the form
 * of the next version.
 */
export default function ConsentsPage() {
  const { data: consents } = useQuery(consentsQuery)
  const { data: drafts } = useQuery(draftsQuery)
  const [opened, setOpened] = useState<'nothing' | 'new' | 'proposals'>('nothing')
  const close = () => setOpened('nothing')
  return (
    <Card>
      <CardHead
        level={1}
        title="Zgody"
        action={
          opened === 'nothing' && (
            <span className="flex flex-wrap gap-2">
              <Button variant="secondary" onPress={() => setOpened('proposals')}>
                Zacznij od wzoru
              </Button>
              <Button onPress={() => setOpened('new')}>Nowa zgoda</Button>
            </span>
          )
        }
      />
      {opened === 'new' && (
        <div className="mb-6">
          <DraftForm draft={null} onDone={close} />
        </div>
      )}
      {opened === 'proposals' && <Proposals onDone={close} />}
      {drafts && <Drafts drafts={drafts} />}
      <Tabs label="Kogo pytamy" tabs={tabs}>
        {(accountType) =>
          consents ? <Consents consents={consents} accountType={accountType} /> : <PageSkeleton />
        }
      </Tabs>
    </Card>
  )
}

function Consents({ consents, accountType }: { consents: ConsentHistory[]; accountType: string }) {
  const all = consents.filter((consent) => consent.account_type === accountType)
  const active = all.filter(({ retired_at }) => !retired_at)
  const retired = all.filter(({ retired_at }) => retired_at)
  return (
    <>
      {active.length === 0 && (
        <EmptyState icon={ListChecks} title="O nic jeszcze nie pytamy">
          Napisz nową zgodę albo zacznij od wzoru. Uczestnicy zobaczą ją, gdy ją opublikujesz.
        </EmptyState>
      )}
      <ul className="flex flex-col gap-5">
        {active.map((consent) => (
          <li key={consent.slug} className={consent.parent ? 'pl-4 sm:pl-8' : ''}>
            <Consent consent={consent} active={active} />
          </li>
        ))}
      </ul>
      {retired.length > 0 && (
        <div className="mt-5">
          <CollapsibleSection title={`Wycofane: ${retired.length}`}>
            <ul className="flex flex-col gap-5 pt-2">
              {retired.map((consent) => (
                <li key={consent.slug}>
                  <Consent consent={consent} active={[]} />
                </li>
              ))}
            </ul>
          </CollapsibleSection>
        </div>
      )}
    </>
  )
}
