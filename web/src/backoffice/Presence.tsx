import { Users } from 'lucide-react'
import { type OpenRecord, usePresence } from './presence'

/** The others who have the record open, each as a sentence; read out as they come, without the minutes. */
export function Presence({ record }: { record: OpenRecord }) {
  const others = usePresence(record)
  const isEmpty = others.length === 0
  return (
    <div
      aria-live="polite"
      className={
        isEmpty
          ? 'sr-only'
          : 'flex w-full max-lg:order-last items-start gap-3 rounded-control bg-brand-tint px-4 py-2 text-small print:hidden'
      }
    >
      {!isEmpty && (
        <>
          <Users aria-hidden className="mt-0.5 size-4 shrink-0" />
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {others.map(({ operator, minutes }) => (
              <li key={operator}>
                {operator} ma tę stronę otwartą <span aria-live="off">{sinceText(minutes)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Tells how long ago it was opened, as the end of a sentence. */
export function sinceText(minutes: number): string {
  if (minutes < 1) return 'od chwili'
  if (minutes < 60) return `od\u00a0${minutes}\u00a0min`
  return `od\u00a0${Math.floor(minutes / 60)}\u00a0godz.`
}
