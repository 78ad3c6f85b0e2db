import { FilePlus2 } from 'lucide-react'
import { modalHash } from '../../paths'
import { useSeason } from '../../session/season'
import { Card } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { Tabs } from '../../ui/Tabs'
import { InvoiceList } from './InvoiceList'
import { tabs } from './tabs'

/** `/moje-faktury`: what was reported or came from distributors, by season, and the way to report more. */
export default function InvoicesPage() {
  const season = useSeason()
  return (
    <>
      <PageHead
        title="Moje faktury"
        action={
          <div className="w-full sm:w-auto">
            <ButtonLink
              to={modalHash('zglos-fakture')}
              large
              wide
              icon={<FilePlus2 aria-hidden className="size-6" />}
            >
              Zgłoś fakturę
            </ButtonLink>
          </div>
        }
      />
      <Card>
        <Tabs label="Faktury według sezonu" tabs={tabs}>
          {(tab) => <InvoiceList key={tab} tab={tab} season={season} />}
        </Tabs>
      </Card>
    </>
  )
}
