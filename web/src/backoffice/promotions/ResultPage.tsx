import { useQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { useParams } from 'react-router'
import { formatPoints } from '../../format/numbers'
import { counted } from '../../format/plural'
import { pathTo } from '../../paths'
import { holds, useOperator } from '../../session/operator'
import { Card, CardHead } from '../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink } from '../../ui/Link'
import { useListParams } from '../../ui/list-params'
import { Pager } from '../../ui/Pager'
import { PromotionLines } from '../../ui/PromotionLines'
import { PageSkeleton } from '../../ui/Skeleton'
import { RecordHead } from '../RecordHead'
import { type ResultDetails, resultQuery } from './queries'
import { Remainders } from './Remainders'
import { reasonOf } from './results'

/** `/zaplecze/promocje/:id/wyniki/:participant`: one participant's result, purchase by purchase. */
export default function ResultPage() {
  const { id = '', participant = '' } = useParams()
  const { page } = useListParams({ by: 'day', desc: true })
  const operator = useOperator()
  const { data, isFetching } = useQuery(resultQuery(Number(id), Number(participant), page))
  if (!data) return <PageSkeleton />
  const { data: result, meta } = data
  return (
    <>
      <RecordHead
        title={result.participant}
        about={`${result.company_name}, NIP\u00a0${result.nip}`}
        actions={
          holds(operator, ['moderator', 'finance', 'support']) && (
            <ButtonLink variant="secondary" to={pathTo('/zaplecze/uczestnicy/:id', { id: participant })}>
              Karta uczestnika
            </ButtonLink>
          )
        }
        back={{ to: pathTo('/zaplecze/promocje/:id/wyniki', { id }), name: 'Wyniki' }}
      />
      <Part result={result} />
      {result.remainders.length > 0 && (
        <Remainders promotion={Number(id)} participant={Number(participant)} result={result} />
      )}
      <Card>
        <CardHead title="Zakupy" />
        <PromotionLines
          lines={result.lines}
          linkTo={
            holds(operator, 'moderator')
              ? (invoice) => pathTo('/zaplecze/faktury/:id', { id: invoice })
              : null
          }
          isBusy={isFetching}
          empty={
            <EmptyState icon={ShoppingCart} title="Nie ma zakupów">
              Uczestnik nie kupił niczego, co liczy się w&nbsp;promocji ani w&nbsp;miesiącu wokół niej.
            </EmptyState>
          }
        />
        <Pager meta={meta} />
      </Card>
    </>
  )
}

const answers = { true: 'zaakceptowany', false: 'odrzucony', null: 'bez odpowiedzi' } as const

function Part({ result }: { result: ResultDetails }) {
  const { name, answer, needs_acceptance, declaration, current_text, due, granted_points, cut_points } =
    result
  const waiting = result.to_collect.length
  return (
    <Card>
      <CardHead title={name} />
      <DescriptionList>
        {needs_acceptance && (
          <DescriptionItem name="Regulamin">{answers[`${answer ?? null}`]}</DescriptionItem>
        )}
        {declaration && (
          <DescriptionItem name="Deklaracja">{declaration.declared_text ?? 'niezłożona'}</DescriptionItem>
        )}
        <DescriptionItem name="Zakupy, które się liczą">{current_text}</DescriptionItem>
        <DescriptionItem name="Należy się">{due.text ?? 'nic'}</DescriptionItem>
        <DescriptionItem name="Dopisane punkty">{formatPoints(granted_points)}</DescriptionItem>
        {cut_points > 0 && (
          <DescriptionItem name="Obcięte limitem">{formatPoints(cut_points)}</DescriptionItem>
        )}
        <DescriptionItem name="Do odebrania">
          {waiting === 0 ? 'nic' : counted(waiting, ['karta', 'karty', 'kart'])}
        </DescriptionItem>
        <DescriptionItem name="Dlaczego">{reasonOf(result)}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
