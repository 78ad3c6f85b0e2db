import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { PageSkeleton } from '../../../ui/Skeleton'
import { BackLink } from '../../BackLink'
import { BranchFields } from './BranchFields'
import { addBranch, distributorQuery } from './queries'

/** `/zaplecze/dystrybutorzy/:id/nowy-oddzial`: form of a new branch. */
export default function NewBranchPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data: distributor } = useQuery(distributorQuery(Number(id)))
  if (!distributor) return <PageSkeleton />
  return (
    <Card>
      <CardHead
        level={1}
        title="Nowy oddział"
        action={<BackLink to={pathTo('/zaplecze/dystrybutorzy/:id', { id })}>{distributor.name}</BackLink>}
      />
      <BranchFields
        branch={null}
        send={(form) => addBranch(distributor.id, form)}
        onDone={({ data }) =>
          navigate(pathTo('/zaplecze/dystrybutorzy/oddzialy/:id', { id: String(data.id) }))
        }
        onCancel={() => navigate(pathTo('/zaplecze/dystrybutorzy/:id', { id }))}
      />
    </Card>
  )
}
