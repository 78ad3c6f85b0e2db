import { useNavigate } from 'react-router'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { BackLink } from '../../BackLink'
import { DistributorFields } from './DistributorFields'
import { addDistributor } from './queries'

/** `/zaplecze/dystrybutorzy/nowy`: form of a new distributor. */
export default function NewDistributorPage() {
  const navigate = useNavigate()
  return (
    <Card>
      <CardHead
        level={1}
        title="Nowy dystrybutor"
        action={<BackLink to="/zaplecze/dystrybutorzy">Dystrybutorzy</BackLink>}
      />
      <DistributorFields
        distributor={null}
        send={addDistributor}
        onDone={({ data }) => navigate(pathTo('/zaplecze/dystrybutorzy/:id', { id: String(data.id) }))}
        onCancel={() => navigate('/zaplecze/dystrybutorzy')}
      />
    </Card>
  )
}
