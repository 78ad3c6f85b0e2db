import { Check } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { loadOrDoWithout } from '../loading'

/* Loaded on demand, and left out where a weak signal does not bring it. */
const LevelDrawing = lazy(() => loadOrDoWithout(() => import('./level-drawings/LevelDrawing')))

interface LevelPictureProps {
  /** In points. */
  level: number
  /** All levels, the lowest first. */
  levels: readonly { readonly level: number }[]
  /** `next` is the one on whose way somebody is. */
  state: 'reached' | 'next' | 'ahead'
}

/** The drawing of a level in a round frame, with a tick once it is reached, and without its colours far ahead. */
export function LevelPicture({ level, levels, state }: LevelPictureProps) {
  const place = levels.findIndex((one) => one.level === level)
  return (
    <span aria-hidden className="relative block size-14 shrink-0">
      <span
        className={`block size-full overflow-hidden rounded-full border-2 bg-brand-tint ${state === 'reached' ? 'border-accepted' : 'border-line'}`}
      >
        <span className={`block size-full ${state === 'ahead' ? 'opacity-60 grayscale' : ''}`}>
          <Suspense>
            <LevelDrawing place={place} count={levels.length} className="size-full" />
          </Suspense>
        </span>
      </span>
      {state === 'reached' && (
        <span className="absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full border-2 border-surface bg-accepted text-surface">
          <Check className="size-4" />
        </span>
      )}
    </span>
  )
}
