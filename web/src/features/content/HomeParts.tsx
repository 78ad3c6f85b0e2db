import { useQuery } from '@tanstack/react-query'
import type { Program } from '../../api/wire'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { type Path, pathTo } from '../../paths'
import { programmeOf, useSession } from '../../session/session'
import { ButtonLink, Link } from '../../ui/Link'
import { PromotionPicture } from '../../ui/PromotionPicture'
import { NewsCards } from './NewsCards'
import { newsListQuery, type RunningPromotion, runningQuery } from './queries'

const atMost = 3

/** Queries of the sections below. */
export const homeQueries = {
  promotions: (program: Program) => runningQuery(program, atMost),
  news: (program: Program) => newsListQuery(program, 1, atMost),
} as const

/** The promotions that end first; nothing where none runs. */
export function HomePromotions() {
  const { data } = useQuery(homeQueries.promotions(programmeOf(useSession())))
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="promotions">
      <Head id="promotions" title="Trwające promocje" to="/promocje" more="Wszystkie promocje" />
      <ul className="grid gap-4 sm:gap-5 md:grid-cols-2 xl:grid-cols-3">
        {data.map((promotion) => (
          <Promotion key={promotion.id} promotion={promotion} />
        ))}
      </ul>
    </section>
  )
}

function Promotion({ promotion }: { promotion: RunningPromotion }) {
  const { slug, name, summary, picture, photo, to } = promotion
  return (
    <li className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card hover:border-field">
      <PromotionPicture name={picture} photo={photo} />
      <h3 className="font-bold text-h3">
        <Link to={pathTo('/promocje/:slug', { slug })} stretched>
          {noBreak(name)}
        </Link>
      </h3>
      <p className="grow">{noBreak(summary)}</p>
      <p className="text-muted text-small tabular-nums">do&nbsp;{formatDay(to)}</p>
    </li>
  )
}

/** The newest news; nothing where there is none. */
export function HomeNews() {
  const { data, isError } = useQuery({
    ...homeQueries.news(programmeOf(useSession())),
    throwOnError: false,
  })
  if (isError || data?.meta.total === 0) return null
  return (
    <section aria-labelledby="news">
      <Head id="news" title="Aktualności" to="/aktualnosci" more="Wszystkie aktualności" />
      <NewsCards news={data?.data.items} awaited={atMost} level={3} />
    </section>
  )
}

function Head({ id, title, to, more }: { id: string; title: string; to: Path; more: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <h2 id={id} className="font-bold text-h1">
        {title}
      </h2>
      <ButtonLink to={to} variant="secondary">
        {more}
      </ButtonLink>
    </div>
  )
}
