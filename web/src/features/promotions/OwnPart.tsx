import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Card } from '../../ui/Card'
import { Skeleton } from '../../ui/Skeleton'
import { AnswerCard } from './AnswerCard'
import { CountedLines } from './CountedLines'
import { DeclarationCard } from './DeclarationCard'
import { ProgressCard } from './ProgressCard'
import { participationQuery } from './queries'

/** What a promotion is to the participant who reads of it; nothing where it is not for them. */
export function OwnPart({ slug }: { slug: string }) {
  const [parameters] = useSearchParams()
  const page = Math.max(1, Number(parameters.get('page')) || 1)
  const { data, isPlaceholderData, isError } = useQuery({
    ...participationQuery(slug, page),
    throwOnError: false,
  })
  if (isError && !data) return null
  if (!data)
    return (
      <Card>
        <Skeleton className="h-60 w-full" />
      </Card>
    )
  const { data: participation, meta } = data
  const { declaration, needs_acceptance: needsAcceptance, state } = participation
  return (
    <>
      {state !== 'upcoming' && <ProgressCard participation={participation} />}
      {declaration && <DeclarationCard participation={participation} declaration={declaration} />}
      {needsAcceptance && !declaration && <AnswerCard participation={participation} />}
      {state !== 'upcoming' && (
        <CountedLines lines={participation.lines} meta={meta} isBusy={isPlaceholderData} />
      )}
    </>
  )
}
