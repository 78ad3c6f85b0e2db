import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { type TabEntry, Tabs } from '../../../ui/Tabs'
import { RecordHead } from '../../RecordHead'
import { LettersTab } from './LettersTab'
import { NotesTab } from './NotesTab'
import { PointsTab } from './PointsTab'
import { ProfileTab } from './ProfileTab'
import { type Participant, participantQuery } from './queries'
import { ConsentsTab, HistoryTab, InvoicesTab, OrdersTab } from './RecordTabs'
import { ReferralsTab } from './ReferralsTab'
import { SessionsTab } from './SessionsTab'

const tabs = [
  { id: 'profil', label: 'Profil' },
  { id: 'punkty', label: 'Punkty' },
  { id: 'faktury', label: 'Faktury' },
  { id: 'zamowienia', label: 'Zamówienia' },
  { id: 'listy', label: 'Listy' },
  { id: 'polecenia', label: 'Polecenia' },
  { id: 'zgody', label: 'Zgody' },
  { id: 'sesje', label: 'Sesje' },
  { id: 'notatki', label: 'Notatki' },
  { id: 'historia', label: 'Historia' },
] as const satisfies readonly TabEntry<string>[]

type TabId = (typeof tabs)[number]['id']

/** The tabs of a record; only a partner has referrals. */
function tabsOf({ profile }: Participant): [TabEntry<TabId>, ...TabEntry<TabId>[]] {
  const [first, ...others] = tabs
  const isPartner = profile.account_type === 'program.partner'
  return [first, ...others.filter(({ id }) => id !== 'polecenia' || isPartner)]
}

/** `/zaplecze/uczestnicy/:id`: a participant's record. */
export default function ParticipantPage() {
  const { id = '' } = useParams()
  const { data: participant } = useQuery(participantQuery(Number(id)))
  if (!participant) return <PageSkeleton />
  const { profile, status } = participant
  return (
    <>
      <RecordHead
        title={`${profile.first_name} ${profile.last_name}`}
        badge={<StatusBadge color={statusColor(status.color)} label={status.label} />}
        about={`${profile.company_name}, NIP\u00a0${profile.nip}`}
        back={{ to: '/zaplecze/uczestnicy', name: 'Uczestnicy' }}
        record={{ kind: 'participant', key: String(participant.id) }}
      />
      <Tabs label="Karta uczestnika" tabs={tabsOf(participant)}>
        {(tab) => <TabContent tab={tab} participant={participant} />}
      </Tabs>
    </>
  )
}

function TabContent({ tab, participant }: { tab: TabId; participant: Participant }) {
  switch (tab) {
    case 'profil':
      return <ProfileTab participant={participant} />
    case 'punkty':
      return <PointsTab participant={participant} />
    case 'faktury':
      return <InvoicesTab id={participant.id} />
    case 'zamowienia':
      return <OrdersTab id={participant.id} />
    case 'listy':
      return <LettersTab id={participant.id} />
    case 'polecenia':
      return <ReferralsTab participant={participant} />
    case 'zgody':
      return <ConsentsTab id={participant.id} />
    case 'sesje':
      return <SessionsTab id={participant.id} />
    case 'notatki':
      return <NotesTab id={participant.id} />
    case 'historia':
      return <HistoryTab id={participant.id} />
  }
}
