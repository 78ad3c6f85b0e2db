import { useNavigate } from 'react-router'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { BackLink } from '../../BackLink'
import { addReward } from './queries'
import { RewardFields } from './RewardFields'

/** `/zaplecze/nagrody/nowa`: form of a new reward. */
export default function NewRewardPage() {
  const navigate = useNavigate()
  return (
    <Card>
      <CardHead level={1} title="Nowa nagroda" action={<BackLink to="/zaplecze/nagrody">Nagrody</BackLink>} />
      <RewardFields
        reward={null}
        send={addReward}
        onDone={({ data }) => navigate(pathTo('/zaplecze/nagrody/:id', { id: String(data.id) }))}
        onCancel={() => navigate('/zaplecze/nagrody')}
      />
    </Card>
  )
}
