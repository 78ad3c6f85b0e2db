import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { formatNumber } from '../../format/numbers'
import { pathTo } from '../../paths'
import { holds, useOperator } from '../../session/operator'
import { useTitleOf } from '../../session/title'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { BackLink } from '../BackLink'
import { DeleteButton } from '../DeleteButton'
import { RecordHead } from '../RecordHead'
import { canEditSegments } from './access'
import {
  addSegment,
  deleteSegment,
  type Segment,
  segmentCountQuery,
  segmentOptionsQuery,
  segmentQuery,
  updateSegment,
} from './queries'
import { SegmentFields } from './SegmentFields'

/** `/zaplecze/segmenty/:id` and `/zaplecze/segmenty/nowy`: a segment and its conditions. */
export default function SegmentPage() {
  const { id } = useParams()
  return id === undefined ? <NewSegment /> : <StoredSegment id={Number(id)} />
}

function NewSegment() {
  const navigate = useNavigate()
  const { data: options } = useQuery(segmentOptionsQuery)
  if (!options) return <PageSkeleton />
  return (
    <Card>
      <CardHead
        level={1}
        title="Nowy segment"
        action={<BackLink to="/zaplecze/segmenty">Segmenty</BackLink>}
      />
      <SegmentFields
        segment={null}
        options={options}
        send={addSegment}
        onDone={({ data }) => navigate(pathTo('/zaplecze/segmenty/:id', { id: String(data.id) }))}
      />
    </Card>
  )
}

function StoredSegment({ id }: { id: number }) {
  const operator = useOperator()
  const { data: segment } = useQuery(segmentQuery(id))
  const { data: options } = useQuery(segmentOptionsQuery)
  useTitleOf(segment?.name)
  if (!segment || !options) return <PageSkeleton />
  const canEdit = canEditSegments(operator)
  return (
    <>
      <RecordHead
        title={segment.name}
        actions={<Actions segment={segment} />}
        back={{ to: '/zaplecze/segmenty', name: 'Segmenty' }}
      />
      {canEdit ? (
        <Card>
          <CardHead title="Warunki segmentu" />
          <SegmentFields
            key={segment.version}
            segment={segment}
            options={options}
            send={(form, version) => updateSegment(segment.id, version, form)}
            onDone={() => undefined}
          />
        </Card>
      ) : (
        <Conditions segment={segment} />
      )}
    </>
  )
}

function Actions({ segment }: { segment: Segment }) {
  const operator = useOperator()
  const navigate = useNavigate()
  async function remove() {
    const done = await deleteSegment(segment)
    await navigate('/zaplecze/segmenty')
    return done
  }
  return (
    <>
      {holds(operator, ['moderator', 'finance', 'support']) && (
        <ButtonLink variant="secondary" to={`/zaplecze/uczestnicy?segment=${segment.id}`}>
          Pokaż uczestników
        </ButtonLink>
      )}
      {canEditSegments(operator) && (
        <DeleteButton label="Usuń segment" about={segment.name} action={remove} />
      )}
    </>
  )
}

/** Conditions in words, for those who do not write them. */
function Conditions({ segment: { conditions, sentences, description } }: { segment: Segment }) {
  const { data: count, isPending } = useQuery(segmentCountQuery(conditions))
  if (isPending) return <PageSkeleton />
  return (
    <Card>
      <CardHead title="Warunki segmentu" />
      {description && <p className="mb-3">{description}</p>}
      {sentences.length === 0 ? (
        <p>Bez warunków: wszyscy uczestnicy z&nbsp;aktywnym kontem.</p>
      ) : (
        <ul className="list-disc pl-5">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="mt-3 font-semibold">
        {count
          ? `Pasuje ${formatNumber(count.members)} z\u00a0${formatNumber(count.participants)} uczestników.`
          : 'Nie udało się policzyć uczestników.'}
      </p>
    </Card>
  )
}
