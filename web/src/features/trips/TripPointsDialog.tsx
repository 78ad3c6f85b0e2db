import { useState } from 'react'
import { useOpenModal } from '../../modal/open'
import { modalHash } from '../../paths'
import { Button } from '../../ui/Button'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { ButtonLink } from '../../ui/Link'
import type { Trip, TripStanding } from './queries'
import { TripDescription } from './TripDescription'

/**
 * Dialog on entering a trip's page without `#!order`: points reserved, missing and due, at status 1 or 3; another modal
 * takes precedence.
 */
export function TripPointsDialog({ standing, trip }: { standing: TripStanding; trip: Trip }) {
  const [isSeen, setSeen] = useState(false)
  const open = useOpenModal()
  const concerns = standing.status === 1 || standing.status === 3
  if (open === 'order' && !isSeen) setSeen(true)
  if (!concerns || isSeen || open !== null) return null
  return (
    <Dialog label="Punkty na wycieczkę" onClose={() => setSeen(true)}>
      <DialogTitle>Punkty na wycieczkę</DialogTitle>
      <div className="flex flex-col gap-5">
        <p>{standing.sentence}</p>
        <TripDescription standing={standing} trip={trip} />
        <div className="flex flex-wrap gap-3">
          {standing.status === 1 && (
            <ButtonLink variant="accent" to={modalHash('order')}>
              Zamawiam teraz
            </ButtonLink>
          )}
          <Button variant="secondary" onPress={() => setSeen(true)}>
            Zamknij
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
