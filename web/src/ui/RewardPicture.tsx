import { lazy, Suspense } from 'react'
import { loadOrDoWithout } from '../loading'
import { Photo, type Picture } from './Photo'

/* Loaded on demand, because most pages show no reward, and left out where a weak signal does not bring it. */
const RewardDrawing = lazy(() => loadOrDoWithout(() => import('./reward-drawings/RewardDrawing')))

interface RewardPictureProps {
  name: string
  /** The operators' picture, which stands in for the drawing. */
  photo?: Picture | null | undefined
  /**
   * `card` in a list of cards, `tile` in one whose cards have it beside their text on a phone, `page` on the reward's
   * page, `row` in a table.
   */
  size?: 'card' | 'tile' | 'page' | 'row'
}

const sizeProps = {
  card: {
    box: 'aspect-2/1 w-full rounded-card',
    sizes: '(min-width: 82.5rem) 20rem, (min-width: 48rem) 33vw, (min-width: 36rem) 50vw, 100vw',
    loading: 'lazy',
  },
  tile: {
    box: 'aspect-square w-full rounded-control sm:aspect-2/1 sm:rounded-card',
    sizes: '(min-width: 82.5rem) 20rem, (min-width: 48rem) 33vw, (min-width: 36rem) 50vw, 7rem',
    loading: 'lazy',
  },
  page: {
    box: 'aspect-16/9 w-full rounded-card lg:aspect-4/3',
    sizes: '(min-width: 62rem) 40rem, 100vw',
    loading: 'eager',
  },
  row: { box: 'size-12 shrink-0 rounded-control', sizes: '3rem', loading: 'lazy' },
} as const

/** The picture of a reward, or its drawing by name; a gift for an unknown name. */
export function RewardPicture({ name, photo, size = 'card' }: RewardPictureProps) {
  const { box, ...props } = sizeProps[size]
  if (photo) return <Photo picture={photo} {...props} className={box} />
  return (
    <span aria-hidden className={`block overflow-hidden bg-brand-tint ${box}`}>
      <Suspense>
        <RewardDrawing name={name} className="size-full" />
      </Suspense>
    </span>
  )
}
