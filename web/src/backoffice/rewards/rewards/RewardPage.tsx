import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { formatAmountRange, formatNumber } from '../../../format/numbers'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { Link } from '../../../ui/Link'
import { RewardPicture } from '../../../ui/RewardPicture'
import { PageSkeleton } from '../../../ui/Skeleton'
import { DeleteButton } from '../../DeleteButton'
import { RecordHistory } from '../../platform/audit/RecordHistory'
import { RecordHead } from '../../RecordHead'
import { rewardVocabulary } from '../audit'
import { isTransfer, kindLabels, priceText } from './labels'
import { Prices } from './Prices'
import { deleteReward, type Reward, rewardQuery, updateReward } from './queries'
import { RewardFields } from './RewardFields'
import { ShownBadge } from './ShownBadge'
import { Stock } from './Stock'
import { Variants } from './Variants'

/** Section in edit mode: one at a time, because the reward has one version. */
export type Editing =
  | 'nothing'
  | 'data'
  | 'stock'
  | `variant ${number | 'new'}`
  | `variant stock ${number}`
  | `price ${number}`

export interface PartProps {
  reward: Reward
  editing: Editing
  onEdit: (what: Editing) => void
}

/** `/zaplecze/nagrody/:id`: a reward with its stock, variants and prices by season. */
export default function RewardPage() {
  const { id = '' } = useParams()
  const { data: reward } = useQuery(rewardQuery(Number(id)))
  const [editing, onEdit] = useState<Editing>('nothing')
  if (!reward) return <PageSkeleton />
  const part = { reward, editing, onEdit }
  const hasVariants = reward.kind === 'card' || reward.kind === 'parcel'
  return (
    <>
      <RecordHead
        title={reward.name}
        badge={<ShownBadge isShown={reward.active} />}
        actions={!reward.active && reward.trip == null && reward.orders === 0 && <Removal reward={reward} />}
        back={{ to: '/zaplecze/nagrody', name: 'Nagrody' }}
        record={{ kind: 'reward', key: String(reward.id) }}
      />
      <Data {...part} />
      {!isTransfer(reward.kind) && <Stock {...part} />}
      {hasVariants && <Variants {...part} />}
      {reward.trip == null && <Prices {...part} />}
      <RecordHistory kind="reward" recordKey={String(reward.id)} vocabulary={rewardVocabulary} />
    </>
  )
}

/** Button that deletes a reward that is not shown and that nobody has ordered. */
function Removal({ reward }: { reward: Reward }) {
  const navigate = useNavigate()
  async function remove() {
    const done = await deleteReward(reward)
    await navigate('/zaplecze/nagrody')
    return done
  }
  return <DeleteButton label="Usuń nagrodę" about={reward.name} action={remove} />
}

function Data({ reward, editing, onEdit }: PartProps) {
  const close = () => onEdit('nothing')
  if (editing === 'data')
    return (
      <Card>
        <CardHead title="Dane nagrody" />
        <RewardFields
          reward={reward}
          send={(form, version) => updateReward(reward.id, version, form)}
          onDone={close}
          onCancel={close}
        />
      </Card>
    )
  const amounts = formatAmountRange(reward)
  return (
    <Card>
      <CardHead
        title="Dane nagrody"
        action={
          <Button variant="secondary" onPress={() => onEdit('data')}>
            Zmień dane
          </Button>
        }
      />
      <div className="mb-4 max-w-60">
        <RewardPicture name={reward.picture} photo={reward.photo} />
      </div>
      <DescriptionList>
        <DescriptionItem name="Rodzaj">{kindLabels[reward.kind]}</DescriptionItem>
        <DescriptionItem name="Kategoria">{reward.category}</DescriptionItem>
        <DescriptionItem name="Krótki opis">{reward.summary}</DescriptionItem>
        <DescriptionItem name={reward.trip == null ? 'Cena podstawowa' : 'Cena'}>
          {priceText(reward)}
          {reward.trip != null && (
            <>
              {', '}
              <Link to={pathTo('/zaplecze/wycieczki/:id', { id: String(reward.trip) })}>
                warunki wycieczki
              </Link>
            </>
          )}
        </DescriptionItem>
        {amounts && <DescriptionItem name="Kwoty">{amounts}</DescriptionItem>}
        <DescriptionItem name="Adres strony">{reward.slug}</DescriptionItem>
        <DescriptionItem name="Miejsce w&nbsp;katalogu">{reward.position}</DescriptionItem>
        <DescriptionItem name="Zamówienia">
          {reward.orders === 0
            ? 'jeszcze żadnego'
            : `${formatNumber(reward.orders)}, do realizacji ${formatNumber(reward.open_orders)}`}
        </DescriptionItem>
      </DescriptionList>
      <p className="mt-4 max-w-text whitespace-pre-line">{reward.description}</p>
    </Card>
  )
}
