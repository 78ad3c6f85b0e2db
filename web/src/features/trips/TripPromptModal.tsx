import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatDay } from '../../format/dates'
import type { ModalViewProps } from '../../modal/modal'
import { modalHash, pathTo, tripPages } from '../../paths'
import { hasSessionOrCache } from '../../session/session'
import { hideStandardTripPrompt, tripOfPrompt } from '../../session/trip-prompts'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import { ButtonLink } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { tripQuery } from './queries'
import { TripPicture } from './TripPicture'

/**
 * `#!zamow-wycieczke`, `#!zamow-wycieczke-premium`, `#!zamow-wycieczke-vip`: prompt to order a trip. The standard one
 * links to its reward and is postponed for a year, however it is closed.
 */
export default function TripPromptModal({ name, close }: ModalViewProps) {
  const kind = tripOfPrompt(name)
  const { data: standing } = useQuery(tripQuery(kind))
  const isStandard = kind === 'standard'
  const isPostponing = isStandard && standing !== undefined
  useEffect(() => {
    if (!isPostponing) return
    /*
     * Signing out unmounts the modal too, after the postponement cookies were deleted; the next participant is to be
     * prompted.
     */
    return () => {
      if (hasSessionOrCache()) hideStandardTripPrompt()
    }
  }, [isPostponing])
  const trip = standing?.trip
  if (!trip) return <PageSkeleton />
  return (
    <>
      <DialogTitle>{isStandard ? trip.name : trip.kind_text}</DialogTitle>
      <TripPicture name={trip.picture} small />
      <div className="my-5 flex flex-col gap-3">
        {!isStandard && <p className="font-semibold text-h3">{trip.name}</p>}
        <p>
          Zamów wycieczkę do <strong>{formatDay(trip.order_by)}</strong>.{' '}
          {standing.held > 0 &&
            `Odłożyliśmy na nią ${standing.held_text}: jeśli nie zamówisz jej w terminie, przepadnie ${standing.at_stake_text}.`}
        </p>
        {standing.missing > 0 && (
          <p>
            Brakujące {standing.missing_text} uzupełnisz do {formatDay(trip.fulfil_by)}.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          variant="accent"
          to={
            isStandard
              ? pathTo('/nagrody/:slug', { slug: trip.reward })
              : tripPages[kind] + modalHash('order')
          }
        >
          Zamawiam teraz
        </ButtonLink>
        <Button variant="secondary" onPress={close}>
          {isStandard ? 'Nie chcę zamawiać teraz' : 'Nie zamawiam teraz'}
        </Button>
      </div>
    </>
  )
}
