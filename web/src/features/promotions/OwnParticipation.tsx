import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Alert } from '../../ui/Alert'
import { Card } from '../../ui/Card'
import { pageIn } from '../../ui/list-params'
import { Skeleton } from '../../ui/Skeleton'
import { AnswerCard } from './AnswerCard'
import { CountedLines } from './CountedLines'
import { DeclarationCard } from './DeclarationCard'
import { ProgressCard } from './ProgressCard'
import { participationQuery } from './queries'

/** The reader's own participation around the public description; their purchases come last. */
export function OwnParticipation({ slug, children }: { slug: string; children: ReactNode }) {
  const [parameters] = useSearchParams()
  const page = pageIn(parameters)
  const { data, isPlaceholderData, isError } = useQuery({
    ...participationQuery(slug, page),
    throwOnError: false,
  })
  if (isError && !data)
    return (
      <>
        <Alert tone="danger">Nie udało się pobrać Twojego postępu. Odśwież stronę.</Alert>
        {children}
      </>
    )
  if (!data)
    return (
      <>
        <Card>
          <Skeleton className="h-60 w-full" />
        </Card>
        {children}
      </>
    )
  const { data: participation, meta } = data
  const { declaration, needs_acceptance: needsAcceptance, state } = participation
  return (
    <>
      {state !== 'upcoming' && <ProgressCard participation={participation} />}
      {declaration && <DeclarationCard participation={participation} declaration={declaration} />}
      {needsAcceptance && !declaration && <AnswerCard participation={participation} />}
      {children}
      {state !== 'upcoming' && (
        <CountedLines participation={participation} meta={meta} isBusy={isPlaceholderData} />
      )}
    </>
  )
}
