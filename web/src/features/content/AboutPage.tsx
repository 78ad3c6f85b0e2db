import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import type { Preload } from '../../api/document'
import { queryClient } from '../../api/query-client'
import { noBreak } from '../../format/text'
import { FormattedText } from '../../modal/FormattedText'
import { pathTo } from '../../paths'
import { hasPurchases, useSession } from '../../session/session'
import { useTitleOf } from '../../session/title'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink, Link } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { TopicPicture } from '../../ui/TopicPicture'
import { longestText } from './limits'
import { pageQuery, pagesQuery } from './queries'

const address = 'o-programie'

/** Left out of the list below, because every footer links to them. */
const legal = ['regulamin', 'polityka-prywatnosci', 'deklaracja-dostepnosci']

export const preload: Preload = () => [
  queryClient.prefetchQuery(pageQuery(address)),
  queryClient.prefetchQuery(pagesQuery),
]

/** `/o-programie`: what the programme is, the way in, and what else there is to read. */
export default function AboutPage() {
  const { data: page } = useQuery(pageQuery(address))
  useTitleOf(page?.title)
  if (!page) return <PageSkeleton />
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
      <Card>
        <article className="mx-auto flex max-w-text flex-col gap-4 sm:py-3">
          <TopicPicture name="fields" size="page" />
          <h1 className="font-bold text-h1">{noBreak(page.title)}</h1>
          <p className="font-semibold text-h3">{noBreak(page.summary)}</p>
          <FormattedText html={page.text_html} atMost={longestText} isPage />
        </article>
      </Card>
      <div className="grid gap-5">
        <NextStep />
        <MoreToRead />
      </div>
    </div>
  )
}

/** Link to the rewards for participants, to registration for visitors; none for partners, who collect no points. */
function NextStep() {
  const session = useSession()
  const isParticipant = hasPurchases(session)
  if (session.kind === 'participant' && !isParticipant) return null
  return (
    <Card tone="navy">
      <CardHead title={isParticipant ? 'Twoje punkty' : 'Dołącz do programu'} />
      <p className="mb-4">
        {isParticipant
          ? noBreak('Sprawdź, na co Cię już stać i czego brakuje do następnej nagrody.')
          : noBreak('Rejestracja trwa kilka minut i nic nie kosztuje.')}
      </p>
      {isParticipant ? (
        <ButtonLink to="/nagrody" variant="accent" icon={<Gift aria-hidden className="size-5" />}>
          Zobacz nagrody
        </ButtonLink>
      ) : (
        <ButtonLink to="/rejestracja" variant="accent">
          Zarejestruj się
        </ButtonLink>
      )}
    </Card>
  )
}

/** The other pages that operators have written. */
function MoreToRead() {
  const { data } = useQuery(pagesQuery)
  const pages = data?.filter(({ slug }) => slug !== address && !legal.includes(slug)) ?? []
  if (pages.length === 0) return null
  return (
    <Card>
      <CardHead title="Warto przeczytać" />
      <ul className="flex flex-col gap-4">
        {pages.map(({ slug, title, summary }) => (
          <li key={slug} className="relative">
            <h3 className="font-semibold">
              <Link to={pathTo('/:slug', { slug })} stretched>
                {noBreak(title)}
              </Link>
            </h3>
            <p className="text-muted">{noBreak(summary)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
