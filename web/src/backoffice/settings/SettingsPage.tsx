import { useQuery } from '@tanstack/react-query'
import { Card, CardHead } from '../../ui/Card'
import { PageSkeleton } from '../../ui/Skeleton'
import { Look } from './Look'
import { MaintenanceForm } from './MaintenanceForm'
import { ProgrammeForm } from './ProgrammeForm'
import { deskSettingsQuery } from './queries'
import { ServicesForm } from './ServicesForm'
import { WordsForm } from './WordsForm'

/** `/zaplecze/ustawienia`: what administrators set of the programme, a form for each part. */
export default function SettingsPage() {
  const { data: settings } = useQuery(deskSettingsQuery)
  if (!settings) return <PageSkeleton />
  const { version, programme, maintenance, words, services, colours, logo } = settings
  return (
    <>
      <h1 className="font-bold text-h1">Ustawienia</h1>
      <Card>
        <CardHead title="Program" />
        <ProgrammeForm version={version} programme={programme} />
      </Card>
      <Card>
        <CardHead title="Wygląd" />
        <Look version={version} colours={colours} logo={logo} />
      </Card>
      <Card>
        <CardHead title="Przerwa techniczna" />
        <MaintenanceForm version={version} maintenance={maintenance} />
      </Card>
      <Card>
        <CardHead title="Komunikaty" />
        <WordsForm version={version} words={words} />
      </Card>
      <Card>
        <CardHead title="Usługi zewnętrzne" />
        <ServicesForm version={version} services={services} />
      </Card>
    </>
  )
}
