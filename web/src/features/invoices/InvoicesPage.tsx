import { useSeason } from '../../session/season'
import { Card } from '../../ui/Card'
import { PageHead } from '../../ui/PageHead'
import { ReportInvoiceLink } from '../../ui/ReportInvoiceLink'
import { Tabs } from '../../ui/Tabs'
import { InvoiceList } from './InvoiceList'
import { tabs } from './tabs'

/** `/moje-faktury`: what was reported or came from distributors, by season, and the way to report more. */
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
