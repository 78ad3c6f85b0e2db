import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { isCovered } from '../../rules/promotion'
import { Alert } from '../../ui/Alert'
import { Card } from '../../ui/Card'
import { pageIn } from '../../ui/list-params'
import { Skeleton } from '../../ui/Skeleton'
import { AnswerCard } from './AnswerCard'
import { CountedLines } from './CountedLines'
import { DeclarationCard } from './DeclarationCard'
import { AfterChoosing, StepsToInvoice } from './FromBuyingToInvoice'
import { ProgressCard } from './ProgressCard'
import { type Participation, packsQuery, participationQuery } from './queries'
import { ToBuy } from './ToBuy'

interface OwnParticipationProps {
  slug: string
  isRunning: boolean
  children: ReactNode
}

/** The reader's own participation around the public description; their purchases come last. */
export default function OwnParticipation({ slug, isRunning, children }: OwnParticipationProps) {
  const [parameters] = useSearchParams()
  const page = pageIn(parameters)
  const { data, isPlaceholderData, isError } = useQuery({
    ...participationQuery(slug, page),
    throwOnError: false,
  })
  const packs = useQuery({ ...packsQuery(slug), enabled: isRunning })
  if (isError && !data)
    return (
      <>
        <Alert tone="danger">Nie udało się pobrać Twojego postępu. Odśwież stronę.</Alert>
        {children}
      </>
    )
  if (!data || packs.isLoading)
    return (
      <>
        <Card>
          <Skeleton className="h-60 w-full" />
        </Card>
        {children}
      </>
    )
  const { meta } = data
  const participation: Participation = data.data
  const { declaration, needs_acceptance: needsAcceptance, state } = participation
  const toBuy = isRunning && packs.data && packs.data.packs.length > 0 ? packs.data : null
  return (
    <>
      {toBuy && <StepsToInvoice slug={slug} toBuy={toBuy} />}
      {state !== 'upcoming' && <ProgressCard participation={participation} />}
      {declaration && <DeclarationCard participation={participation} declaration={declaration} />}
      {needsAcceptance && !declaration && <AnswerCard participation={participation} />}
      {toBuy && (
        <>
          <ToBuy
            toBuy={toBuy}
            hasTarget={participation.target != null}
            waiting={waitingPart(participation)}
          />
          <AfterChoosing toBuy={toBuy} />
        </>
      )}
      {children}
      {state !== 'upcoming' && (
        <CountedLines participation={participation} meta={meta} isBusy={isPlaceholderData} />
      )}
    </>
  )
}

function waitingPart(participation: Participation) {
  if (!participation.waiting) return 'nothing'
  return isCovered(participation) ? 'all' : 'a part'
}
