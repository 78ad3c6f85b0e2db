import { lazy, Suspense } from 'react'
import { loadOrDoWithout } from '../loading'

/* Loaded on demand, because most pages show no promotion, and left out where a weak signal does not bring it. */
const PromotionDrawing = lazy(() => loadOrDoWithout(() => import('./promotion-drawings/PromotionDrawing')))

interface PromotionPictureProps {
  /** Name of the drawing that operators have chosen. */
  name: string
  isPast?: boolean
  /** `card` in a list of cards and at the head of a page, `row` beside a line of text. */
  size?: 'card' | 'row'
}

const boxes = {
  card: 'aspect-16/7 w-full rounded-card',
  row: 'size-12 shrink-0 rounded-control',
} as const

/** The drawing of a promotion by its name, without its colours once it is over. */
export function PromotionPicture({ name, isPast = false, size = 'card' }: PromotionPictureProps) {
  return (
    <span
      aria-hidden
      className={`block overflow-hidden bg-brand-tint ${boxes[size]} ${isPast ? 'opacity-80 grayscale' : ''}`}
    >
      <Suspense>
        <PromotionDrawing name={name} className="size-full" />
      </Suspense>
    </span>
  )
}
