import { lazy, Suspense } from 'react'
import { loadOrDoWithout } from '../loading'

/* Loaded beside the page, and left out where a weak signal does not bring it. */
const TopicDrawing = lazy(() => loadOrDoWithout(() => import('./topic-drawings/TopicDrawing')))

interface TopicPictureProps {
  name: string
  /** `card` in a list, `page` above an article. */
  size?: 'card' | 'page'
}

/** The drawing of a news item's topic. */
export function TopicPicture({ name, size = 'card' }: TopicPictureProps) {
  return (
    <span
      aria-hidden
      className={`daylight block w-full overflow-hidden rounded-card bg-brand-tint ${size === 'card' ? 'h-36' : 'h-44 sm:h-56 lg:h-72'}`}
    >
      <Suspense>
        <TopicDrawing name={name} />
      </Suspense>
    </span>
  )
}
