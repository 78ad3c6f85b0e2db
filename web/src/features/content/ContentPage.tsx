import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { Preload } from '../../api/document'
import { queryClient } from '../../api/query-client'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { FormattedText } from '../../modal/FormattedText'
import { useTitleOf } from '../../session/title'
import { Card } from '../../ui/Card'
import { PageSkeleton } from '../../ui/Skeleton'
import { longestText } from './limits'
import { pageQuery } from './queries'

function slugOf(pathname: string): string {
  return pathname.replaceAll('/', '')
}

export const preload: Preload = ({ pathname }) => [queryClient.prefetchQuery(pageQuery(slugOf(pathname)))]

/** `/polityka-prywatnosci`, `/:slug`: a page of nothing but text, by its address. */
export default function ContentPage() {
  const slug = slugOf(useLocation().pathname)
  const { data: page } = useQuery(pageQuery(slug))
  useTitleOf(page?.title)
  if (!page) return <PageSkeleton />
  return (
    <Card>
      <article className="mx-auto flex max-w-text flex-col gap-4 sm:py-3">
        <h1 className="font-bold text-h1">{noBreak(page.title)}</h1>
        <p className="text-h3 text-muted">{noBreak(page.summary)}</p>
        <FormattedText html={page.text_html} atMost={longestText} isPage />
        <p className="border-line border-t pt-4 text-muted text-small">
          Ostatnia aktualizacja: <time dateTime={page.updated_on}>{formatDay(page.updated_on)}</time>
        </p>
      </article>
    </Card>
  )
}
