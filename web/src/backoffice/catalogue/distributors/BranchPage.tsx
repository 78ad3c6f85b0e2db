import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { queryClient } from '../../../api/query-client'
import { formatPhone } from '../../../format/phone'
import { formatDegrees } from '../../../format/places'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { PageSkeleton } from '../../../ui/Skeleton'
import { useUnfolding } from '../../../ui/unfolding'
import { DeleteButton } from '../../DeleteButton'
import { RecordHistory } from '../../platform/audit/RecordHistory'
import { RecordHead } from '../../RecordHead'
import { catalogueVocabulary } from '../audit'
import { Availability } from './Availability'
import { BranchFields } from './BranchFields'
import { type Branch, branchQuery, removeBranch, updateBranch } from './queries'

/** `/zaplecze/dystrybutorzy/oddzialy/:id`: a branch and its products. */
export default function BranchPage() {
  const { id = '' } = useParams()
  const { data: branch } = useQuery(branchQuery(Number(id)))
  if (!branch) return <PageSkeleton />
  return (
    <>
      <RecordHead
        title={branch.name}
        back={{
          to: pathTo('/zaplecze/dystrybutorzy/:id', { id: String(branch.distributor_id) }),
          name: branch.distributor,
        }}
        record={{ kind: 'branch', key: String(branch.id) }}
      />
      <Data branch={branch} />
      <Availability key={branch.version} branch={branch} />
      <RecordHistory kind="branch" recordKey={String(branch.id)} vocabulary={catalogueVocabulary} />
    </>
  )
}

function Data({ branch }: { branch: Branch }) {
  const { isOpen, close, opener } = useUnfolding()
  return (
    <Card>
      <CardHead
        title="Dane oddziału"
        action={
          !isOpen && (
            <span className="flex flex-wrap gap-2">
              <Removal branch={branch} />
              <Button variant="secondary" {...opener}>
                Zmień dane
              </Button>
            </span>
          )
        }
      />
      {isOpen ? (
        <BranchFields
          branch={branch}
          send={(form, version) => updateBranch(branch.id, version, form)}
          onDone={close}
          onCancel={close}
        />
      ) : (
        <DescriptionList>
          <DescriptionItem name="Adres">
            {branch.street} {branch.street_number}, {branch.postcode} {branch.city}
          </DescriptionItem>
          <DescriptionItem name="Województwo">{branch.voivodeship}</DescriptionItem>
          <DescriptionItem name="Telefon">{formatPhone(branch.phone)}</DescriptionItem>
          <DescriptionItem name="Miejsce na mapie">
            {formatDegrees(branch.latitude)}°N, {formatDegrees(branch.longitude)}°E
          </DescriptionItem>
        </DescriptionList>
      )}
    </Card>
  )
}

/** Button that removes a branch; the server refuses while it has products. */
function Removal({ branch }: { branch: Branch }) {
  const navigate = useNavigate()
  async function remove() {
    const done = await removeBranch(branch.id, branch.version)
    await navigate(pathTo('/zaplecze/dystrybutorzy/:id', { id: String(done.data.distributor_id) }))
    queryClient.removeQueries({ queryKey: branchQuery(branch.id).queryKey })
    await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
    return done
  }
  if (branch.products.some(({ available }) => available)) return null
  return <DeleteButton label="Usuń oddział" about={branch.name} action={remove} />
}
