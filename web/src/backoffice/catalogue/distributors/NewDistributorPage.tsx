import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { BackLink } from '../../BackLink'
import { DistributorFields } from './DistributorFields'
import { addDistributor } from './queries'

/** `/zaplecze/dystrybutorzy/nowy`: form of a new distributor; the address may give its name and NIP. */
export default function NewDistributorPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <Card>
      <CardHead
        level={1}
        title="Nowy dystrybutor"
        action={<BackLink to="/zaplecze/dystrybutorzy">Dystrybutorzy</BackLink>}
      />
      <DistributorFields
        distributor={null}
        name={search.get('name') ?? ''}
        nip={search.get('nip') ?? ''}
        send={addDistributor}
        onDone={({ data }) => navigate(pathTo('/zaplecze/dystrybutorzy/:id', { id: String(data.id) }))}
        onCancel={() => navigate('/zaplecze/dystrybutorzy')}
      />
    </Card>
  )
}
