import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import type { Preload } from '../../api/document'
import { queryClient } from '../../api/query-client'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { FormattedText } from '../../modal/FormattedText'
import { useTitleOf } from '../../session/title'
import { Card } from '../../ui/Card'
import { PageSkeleton } from '../../ui/Skeleton'
import { buttonClass } from '../../ui/styles'
import { longestText } from './limits'
import { type RulesFile, rulesQuery } from './queries'

const title = 'Regulamin programu'
const summary = 'Obowiązujący regulamin programu i jego wcześniejsze wersje.'

export const preload: Preload = () => [queryClient.prefetchQuery(rulesQuery)]

/** `/regulamin`: the rules of the programme, as a text, as the lawyer's file, or as both. */
export default function RulesPage() {
  const { data: rules } = useQuery(rulesQuery)
  useTitleOf(rules && (rules.page?.title ?? title))
  if (!rules) return <PageSkeleton />
  const { page, file, earlier } = rules
  return (
    <Card>
      <article className="mx-auto flex max-w-text flex-col gap-4 sm:py-3">
        <h1 className="font-bold text-h1">{noBreak(page?.title ?? title)}</h1>
        <p className="text-h3 text-muted">{noBreak(page?.summary ?? summary)}</p>
        {file && <InForce file={file} />}
        {page && (
          <>
            <FormattedText html={page.text_html} atMost={longestText} isPage />
            <p className="border-line border-t pt-4 text-muted text-small">
              Ostatnia aktualizacja: <time dateTime={page.updated_on}>{formatDay(page.updated_on)}</time>
            </p>
          </>
        )}
        <Earlier files={earlier} />
      </article>
    </Card>
  )
}

function InForce({ file: { url, valid_from: day, sha256 } }: { file: RulesFile }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card bg-brand-tint p-4">
      <p className="font-semibold">Obowiązuje od {formatDay(day)}</p>
      <a href={url} className={buttonClass('primary')}>
        <FileDown aria-hidden className="size-5" />
        Pobierz regulamin (PDF)
      </a>
      <p className="w-full text-small wrap-anywhere">Suma kontrolna pliku (SHA-256): {sha256}</p>
    </div>
  )
}

function Earlier({ files }: { files: readonly RulesFile[] }) {
  if (files.length === 0) return null
  return (
    <>
      <h2 className="font-bold text-h2">Wcześniejsze wersje</h2>
      <ul className="flex flex-col gap-2">
        {files.map(({ id, url, valid_from: day }) => (
          <li key={id}>
            <a
              href={url}
              className="inline-flex min-h-11 items-center rounded-tag font-semibold text-brand-text underline underline-offset-4"
            >
              Regulamin od {formatDay(day)} (PDF)
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
