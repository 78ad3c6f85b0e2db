import { useQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import type { Preload } from '../../api/document'
import { queryClient } from '../../api/query-client'
import { noBreak } from '../../format/text'
import { accountType, programmeOf, useSession } from '../../session/session'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink } from '../../ui/Link'
import { pageIn, useListParams } from '../../ui/list-params'
import { PageHead } from '../../ui/PageHead'
import { Pager } from '../../ui/Pager'
import { NewsCards } from './NewsCards'
import { newsListQuery } from './queries'

const perPage = 12

export const preload: Preload = ({ search }) => [
  queryClient.prefetchQuery(newsListQuery(accountType, pageIn(search), perPage)),
]

/** `/aktualnosci`: the news, the newest first. */
export default function NewsPage() {
  const { page } = useListParams({ by: 'published_on', desc: true })
  const program = programmeOf(useSession())
  const { data } = useQuery(newsListQuery(program, page, perPage))
  return (
    <>
      <PageHead
        title="Aktualności"
        about={noBreak(
          program === accountType
            ? 'Co nowego w programie i co warto wiedzieć przed wyjazdem w pole.'
            : 'Co nowego w programie dla jego partnerów.',
        )}
      />
      {data?.data.items.length === 0 ? (
        <Nothing isPast={data.meta.total > 0} />
      ) : (
        <NewsCards news={data?.data.items} awaited={perPage} level={2} />
      )}
      {data && <Pager meta={data.meta} />}
    </>
  )
}

function Nothing({ isPast }: { isPast: boolean }) {
  if (!isPast)
    return (
      <EmptyState icon={Newspaper} title="Nie ma jeszcze aktualności">
        {noBreak('Gdy coś napiszemy, znajdziesz to tutaj.')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Newspaper}
      title="Tu już nic nie ma"
      action={<ButtonLink to="/aktualnosci">Najnowsze aktualności</ButtonLink>}
    >
      {noBreak('Ta strona listy jest pusta.')}
    </EmptyState>
  )
}
