import { lazy, Suspense } from 'react'
import { loadOrDoWithout } from '../loading'
import { Photo, type Picture } from './Photo'

/* Loaded on demand, because most pages show no promotion, and left out where a weak signal does not bring it. */
const PromotionDrawing = lazy(() => loadOrDoWithout(() => import('./promotion-drawings/PromotionDrawing')))

interface PromotionPictureProps {
  /** Name of the drawing that operators have chosen. */
  name: string
  /** The promotion's own picture, which stands in for the drawing. */
  photo?: Picture | null | undefined
  isPast?: boolean
  /** `card` in a list of cards, `page` at the head of the promotion's page, `row` beside a line of text. */
  size?: 'card' | 'page' | 'row'
}

/* Sizes as in the server's documents (`documents/parts.rs`). */
const sizeProps = {
  card: {
    box: 'aspect-16/7 w-full rounded-card',
    sizes: '(min-width: 80rem) 26rem, (min-width: 48rem) 50vw, 100vw',
    loading: 'lazy',
  },
  page: {
    box: 'aspect-16/7 w-full rounded-card',
    sizes: '(min-width: 80rem) 30rem, (min-width: 48rem) 40vw, 100vw',
    loading: 'eager',
  },
  row: { box: 'size-12 shrink-0 rounded-control', sizes: '3rem', loading: 'lazy' },
} as const

/** The picture of a promotion, or its drawing by name, without its colours once it is over. */
export function PromotionPicture({ name, photo, isPast = false, size = 'card' }: PromotionPictureProps) {
  const { box, ...props } = sizeProps[size]
  const tone = isPast ? 'opacity-80 grayscale' : ''
  if (photo) return <Photo picture={photo} {...props} className={`${box} ${tone}`} />
  return (
    <span aria-hidden className={`block overflow-hidden bg-brand-tint ${box} ${tone}`}>
      <Suspense>
        <PromotionDrawing name={name} className="size-full" />
      </Suspense>
    </span>
  )
}
