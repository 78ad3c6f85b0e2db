import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Preload } from '../../api/document'
import { queryClient } from '../../api/query-client'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { FormattedText } from '../../modal/FormattedText'
import { accountType, programmeOf, useSession } from '../../session/session'
import { useTitleOf } from '../../session/title'
import { Card } from '../../ui/Card'
import { NewsPicture } from '../../ui/NewsPicture'
import { ParentLink } from '../../ui/ParentLink'
import { PageSkeleton } from '../../ui/Skeleton'
import { longestText } from './limits'
import { NewsCards } from './NewsCards'
import { newsItemQuery, newsListQuery } from './queries'

/** The number of other items below the item. */
const others = 3

export const preload: Preload = ({ params: { slug = '' } }) => [
  queryClient.prefetchQuery(newsItemQuery(slug)),
  queryClient.prefetchQuery(newsListQuery(accountType, 1, others + 1)),
]

/** `/aktualnosci/:slug`: a news item, and the newest of the others. */
export default function NewsItemPage() {
  const { slug = '' } = useParams()
  const { data: item } = useQuery(newsItemQuery(slug))
  useTitleOf(item?.title)
  if (!item) return <PageSkeleton />
  return (
    <>
      <ParentLink to="/aktualnosci">Wszystkie aktualności</ParentLink>
      <Card>
        <article className="mx-auto flex max-w-text flex-col gap-4 sm:py-3">
          <NewsPicture picture={item.picture} topic={item.topic} size="page" />
          <time dateTime={item.published_on} className="text-muted tabular-nums">
            {formatDay(item.published_on)}
          </time>
          <h1 className="font-bold text-h1">{noBreak(item.title)}</h1>
          <p className="font-semibold text-h3">{noBreak(item.summary)}</p>
          <FormattedText html={item.text_html} atMost={longestText} isPage />
        </article>
      </Card>
      <Others than={slug} />
    </>
  )
}

function Others({ than }: { than: string }) {
  const program = programmeOf(useSession())
  const { data } = useQuery({ ...newsListQuery(program, 1, others + 1), throwOnError: false })
  const news = data?.data.items.filter(({ slug }) => slug !== than).slice(0, others)
  if (news?.length === 0) return null
  return (
    <section aria-labelledby="others" className="mt-3">
      <h2 id="others" className="mb-3 font-bold text-h2">
        Inne aktualności
      </h2>
      <NewsCards news={news} awaited={others} level={3} />
    </section>
  )
}
