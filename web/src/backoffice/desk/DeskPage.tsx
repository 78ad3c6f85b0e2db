import { useOperator } from '../../session/operator'
import { Card, CardHead } from '../../ui/Card'

/** `/zaplecze`: what waits for whom. */
export default function DeskPage() {
  const operator = useOperator()
  return (
    <Card>
      <CardHead level={1} title={`Dzień dobry, ${operator.first_name}`} />
    </Card>
  )
}
