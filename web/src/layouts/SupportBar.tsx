import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { bearer } from '../api/client'
import { serverNow } from '../format/clock'
import { pluralOf } from '../format/plural'
import { signOut } from '../session/session'
import type { SupportView } from '../session/support-view'
import { Button } from '../ui/Button'

/** Bar at the foot of every page during support's view of the portal. */
export default function SupportBar({ view }: { view: SupportView }) {
  const left = useTimeLeft(view.expires_at)
  return (
    <section
      aria-label="Podgląd konta"
      data-support-bar
      className="daylight sticky bottom-0 z-30 border-accent-strong border-t bg-accent text-navy"
    >
      <div className="flex items-center justify-between gap-3 px-4 py-2 sm:px-5">
        <p className="flex min-w-0 items-start gap-3">
          <Eye aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            <strong>Podgląd konta: {view.participant}</strong>
            <span className="hidden sm:inline">, NIP&nbsp;{view.nip}. Niczego nie zmienisz</span>,{' '}
            {timeLeft(left)}
          </span>
        </p>
        <Button variant="secondary" onPress={signOut}>
          Zakończ
        </Button>
      </div>
    </section>
  )
}

/** "zostało 14 min", rounded up; the last minute has a text of its own. */
export function timeLeft(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  return minutes <= 1
    ? 'została niecała minuta'
    : `${pluralOf(minutes, ['została', 'zostały', 'zostało'])} ${minutes}\u00a0min`
}

const tick = 1000

/** Remaining milliseconds by the server's clock; at zero the view ends. */
function useTimeLeft(until: string): number {
  const [left, setLeft] = useState(() => leftUntil(until))
  useEffect(() => {
    const timer = setInterval(() => {
      const now = leftUntil(until)
      setLeft(now)
      if (now <= 0) bearer.expire()
    }, tick)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function leftUntil(until: string): number {
  return new Date(until).getTime() - serverNow().getTime()
}
