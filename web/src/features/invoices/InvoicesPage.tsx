import { useSeason } from '../../session/season'
import { Card } from '../../ui/Card'
import { PageHead } from '../../ui/PageHead'
import { ReportInvoiceLink } from '../../ui/ReportInvoiceLink'
import { Tabs } from '../../ui/Tabs'
import { InvoiceList } from './InvoiceList'
import { tabs } from './tabs'

/** `/moje-faktury`: a season's reported and imported invoices, and the link to report more. */
export default function InvoicesPage() {
  const season = useSeason()
  return (
    <>
      <PageHead title="Moje faktury" action={<ReportInvoiceLink />} />
      <Card>
        <Tabs label="Faktury według sezonu" tabs={tabs}>
          {(tab) => <InvoiceList key={tab} tab={tab} season={season} />}
        </Tabs>
      </Card>
    </>
  )
}
