import { Photo, type Picture } from './Photo'
import { TopicPicture } from './TopicPicture'

interface NewsPictureProps {
  picture: Picture | null | undefined
  /** Topic whose drawing stands in for a missing picture. */
  topic: string
  /** `card` in a list, `page` above an article. */
  size?: 'card' | 'page'
}

/* Sizes as in the server's documents (`documents/parts.rs`). */
const sizeProps = {
  card: {
    height: 'h-36',
    sizes: '(min-width: 80rem) 26rem, (min-width: 48rem) 50vw, 100vw',
    loading: 'lazy',
  },
  page: { height: 'h-44 sm:h-56 lg:h-72', sizes: '(min-width: 48rem) 45rem, 100vw', loading: 'eager' },
} as const

/** The picture of a news item, or the drawing of its topic in the same size. */
export function NewsPicture({ picture, topic, size = 'card' }: NewsPictureProps) {
  if (!picture) return <TopicPicture name={topic} size={size} />
  const { height, ...props } = sizeProps[size]
  return <Photo picture={picture} {...props} className={`w-full rounded-card ${height}`} />
}
