import { useQuery } from '@tanstack/react-query'
import { PageSkeleton } from '../../../ui/Skeleton'
import { SectionCard } from '../../SectionCard'
import { AnnouncementsForm } from './AnnouncementsForm'
import { BulkJobsForm } from './BulkJobsForm'
import { MailingsForm } from './MailingsForm'
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
  const { version, programme, maintenance, announcements, services, payouts, mailings, colours, logo } =
    settings
  const bulkJobs = settings.bulk_jobs
  return (
    <>
      <h1 className="font-bold text-h1">Ustawienia</h1>
      <SectionCard id="program">
        <ProgrammeForm version={version} programme={programme} />
      </SectionCard>
      <SectionCard id="wyplaty">
        <PayoutsForm version={version} payouts={payouts} />
      </SectionCard>
      <SectionCard id="zasady-wysylek">
        <MailingsForm version={version} mailings={mailings} />
      </SectionCard>
      <SectionCard id="zasady-zadan-zbiorczych">
        <BulkJobsForm version={version} rules={bulkJobs} />
      </SectionCard>
      <SectionCard id="wyglad">
        <Theme version={version} colours={colours} logo={logo} />
      </SectionCard>
      <SectionCard id="przerwa-techniczna">
        <MaintenanceForm version={version} maintenance={maintenance} />
      </SectionCard>
      <SectionCard id="komunikaty">
        <AnnouncementsForm version={version} announcements={announcements} />
      </SectionCard>
      <SectionCard id="powiadomienia-push">
        <PushForm />
      </SectionCard>
      <SectionCard id="uslugi-zewnetrzne">
        <ServicesForm version={version} services={services} />
      </SectionCard>
    </>
  )
}
