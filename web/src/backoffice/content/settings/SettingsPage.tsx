import { useQuery } from '@tanstack/react-query'
import { Card, CardHead } from '../../../ui/Card'
import { PageSkeleton } from '../../../ui/Skeleton'
import { AnnouncementsForm } from './AnnouncementsForm'
import { MaintenanceForm } from './MaintenanceForm'
import { PayoutsForm } from './PayoutsForm'
import { ProgrammeForm } from './ProgrammeForm'
import { PushForm } from './PushForm'
import { adminSettingsQuery } from './queries'
import { ServicesForm } from './ServicesForm'
import { Theme } from './Theme'

/** `/zaplecze/ustawienia`: the programme's settings, one form for each part. */
export default function SettingsPage() {
  const { data: settings } = useQuery(adminSettingsQuery)
  if (!settings) return <PageSkeleton />
  const { version, programme, maintenance, announcements, services, payouts, colours, logo } = settings
  return (
    <>
      <h1 className="font-bold text-h1">Ustawienia</h1>
      <Card>
        <CardHead title="Program" />
        <ProgrammeForm version={version} programme={programme} />
      </Card>
      <Card>
        <CardHead title="Wypłaty" />
        <PayoutsForm version={version} payouts={payouts} />
      </Card>
      <Card>
        <CardHead title="Wygląd" />
        <Theme version={version} colours={colours} logo={logo} />
      </Card>
      <Card>
        <CardHead title="Przerwa techniczna" />
        <MaintenanceForm version={version} maintenance={maintenance} />
      </Card>
      <Card>
        <CardHead title="Komunikaty" />
        <AnnouncementsForm version={version} announcements={announcements} />
      </Card>
      <Card>
        <CardHead title="Powiadomienia push" />
        <PushForm />
      </Card>
      <Card>
        <CardHead title="Usługi zewnętrzne" />
        <ServicesForm version={version} services={services} />
      </Card>
    </>
  )
}
