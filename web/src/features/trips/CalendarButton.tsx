import { CalendarPlus } from 'lucide-react'
import type { TripKind } from '../../paths'
import { Button } from '../../ui/Button'
import { useTripCalendar } from './queries'

/** Saves the days of a trip as a file for the reader's calendar. */
export function CalendarButton({ kind }: { kind: TripKind }) {
  const file = useTripCalendar(kind)
  return (
    <div>
      <Button
        variant="secondary"
        icon={<CalendarPlus aria-hidden className="size-5" />}
        isPending={file.isPending}
        onPress={() => file.mutate()}
      >
        Dodaj do kalendarza
      </Button>
    </div>
  )
}
