import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useMemo } from 'react'
import { messages } from '../api/messages'
import { serverNow } from '../format/clock'
import { formatInstant } from '../format/dates'
import { useOfflineView } from '../session/offline-view'

/** Bar at the foot of every page without a connection, when the cached answers are shown. */
export default function OfflineBar() {
  const view = useOfflineView()
  const lastAnswer = useLastAnswer()
  const seenAt = view?.seenAt ?? lastAnswer
  return (
    <section
      aria-label="Brak połączenia"
      data-foot-bar
      className="border-limit border-t bg-limit-tint px-4 py-2 text-limit sm:px-5"
    >
      <p role="status" className="mx-auto flex max-w-content items-start gap-3">
        <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">
          <strong>{messages.offline}.</strong>{' '}
          {seenAt && `Widzisz dane z\u00a0${formatInstant(seenAt).replace(', ', ', godz.\u00a0')}. `}
          Wyślesz coś dopiero, gdy wróci internet.
        </span>
      </p>
    </section>
  )
}

/** The time of the newest answer on the page, by the server's clock; null without one. */
function useLastAnswer(): string | null {
  const client = useQueryClient()
  return useMemo(() => {
    const answers = client.getQueryCache().findAll({ type: 'active' })
    const newest = Math.max(0, ...answers.map(({ state }) => state.dataUpdatedAt))
    if (newest === 0) return null
    const clockOffset = serverNow().getTime() - Date.now()
    return new Date(newest + clockOffset).toISOString()
  }, [client])
}
