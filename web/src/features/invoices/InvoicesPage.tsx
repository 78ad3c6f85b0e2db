import { useSeason } from '../../session/season'
import { Card } from '../../ui/Card'
import { PageHead } from '../../ui/PageHead'
import { ReportInvoiceLink } from '../../ui/ReportInvoiceLink'
import { Tabs } from '../../ui/Tabs'
import { InvoiceList } from './InvoiceList'
import { SeveralCard } from './SeveralCard'
import { tabs } from './tabs'
import { WaitingReports } from './WaitingReports'

/** `/moje-faktury`: a season's reported and imported invoices, those still to be sent, and the link to report more. */
export default function InvoicesPage() {
  const season = useSeason()
  return (
    <>
      <PageHead title="Moje faktury" action={<ReportInvoiceLink />} />
      <WaitingReports />
      <SeveralCard />
      <Card>
        <Tabs label="Faktury według sezonu" tabs={tabs}>
          {(tab) => <InvoiceList key={tab} tab={tab} season={season} />}
        </Tabs>
      </Card>
    </>
  )
}
