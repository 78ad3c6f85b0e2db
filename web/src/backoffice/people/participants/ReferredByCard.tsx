import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { Link } from '../../../ui/Link'
import type { Participant } from './queries'

/** The partner by whose link a participant registered; nothing for the others. */
export function ReferredByCard({ partner }: { partner: Participant['referred_by'] }) {
  if (!partner) return null
  return (
    <Card>
      <CardHead title="Z&nbsp;polecenia" />
      <DescriptionList>
        <DescriptionItem name="Partner">
          <Link to={pathTo('/zaplecze/uczestnicy/:id', { id: String(partner.id) })}>
            {partner.company_name}
          </Link>
        </DescriptionItem>
        <DescriptionItem name="Zgoda na pokazanie nazwy">
          {partner.agreed ? 'Tak, partner ją widzi' : 'Nie, partner jej nie widzi'}
        </DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
