import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { pathTo } from '../../paths'
import { Link } from '../../ui/Link'
import { NewsPicture } from '../../ui/NewsPicture'
import { Skeleton } from '../../ui/Skeleton'
import type { NewsCard } from './queries'

interface NewsCardsProps {
  /** undefined while they are on their way. */
  news: readonly NewsCard[] | undefined
  /** The number of places to hold until then. */
  awaited: number
  /** Level of each item's heading. */
  level: 2 | 3
}

/** News items as cards that are pressed as a whole. */
export function NewsCards({ news, awaited, level }: NewsCardsProps) {
  const Title = `h${level}` as const
  if (!news) return <Waiting count={awaited} />
  return (
    <ul className={grid}>
      {news.map(({ id, slug, title, summary, topic, picture, published_on: day }) => (
        <li
          key={id}
          className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card hover:border-field"
        >
          <NewsPicture picture={picture} topic={topic} />
          <time dateTime={day} className="text-muted text-small tabular-nums">
            {formatDay(day)}
          </time>
          <Title className="font-bold text-h3">
            <Link to={pathTo('/aktualnosci/:slug', { slug })} stretched>
              {noBreak(title)}
            </Link>
          </Title>
          <p className="grow">{noBreak(summary)}</p>
        </li>
      ))}
    </ul>
  )
}

const grid = 'grid gap-4 sm:gap-5 md:grid-cols-2 xl:grid-cols-3'

function Waiting({ count }: { count: number }) {
  return (
    <ul aria-label="Ładowanie..." className={grid}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has nothing but its number
        <li key={place}>
          <Skeleton className="h-80 w-full" />
        </li>
      ))}
    </ul>
  )
}
