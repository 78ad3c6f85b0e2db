import { useInfiniteQuery } from '@tanstack/react-query'
import { History as HistoryIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { FormattedText } from '../../../modal/FormattedText'
import { Button } from '../../../ui/Button'
import { Disclosure } from '../../../ui/Disclosure'
import { EmptyState } from '../../../ui/EmptyState'
import { showSuccess } from '../../../ui/toast-queue'
import { ListFooter } from '../../ListFooter'
import { rowsOf } from '../../list-query'
import { longestText } from './options'
import type { HistoryQuery, Version } from './queries'

/** Content of a version as its readers see it. */
export interface VersionContent {
  picture?: ReactNode
  title: string
  summary?: string
  text: string
}

interface HistoryProps<Form> {
  query: HistoryQuery<Form>
  contentOf: (form: Form) => VersionContent
  /** Callback that fills the form with a version; saving stays a separate step. */
  onRestore: (form: Form) => void
}

/** Earlier versions, the newest first, each with a preview and a button that restores it. */
export function History<Form>({ query, contentOf, onRestore }: HistoryProps<Form>) {
  const history = useInfiniteQuery(query)
  const [, setSearch] = useSearchParams()
  const versions = rowsOf(history)
  function restore(version: Version<Form>) {
    onRestore(version.form)
    /* Back to the first tab, which has the form. */
    setSearch({})
    showSuccess(`Wczytano wersję: ${nameOf(version)}. Zapisz, aby ją przywrócić.`)
  }
  if (versions?.length === 0)
    return (
      <EmptyState icon={HistoryIcon} title="Brak wcześniejszych wersji">
        Pojawią się tu po pierwszej zmianie.
      </EmptyState>
    )
  return (
    <>
      <h2 className="sr-only">Wcześniejsze wersje</h2>
      <ol className="flex flex-col gap-3">
        {versions?.map((version, place) => (
          <li key={version.at ?? 'first'}>
            <Item name={nameOf(version)} isCurrent={place === 0} content={contentOf(version.form)}>
              {place > 0 && (
                <Button variant="secondary" onPress={() => restore(version)}>
                  Wczytaj do edycji
                  <span className="sr-only">{`: ${nameOf(version)}`}</span>
                </Button>
              )}
            </Item>
          </li>
        ))}
      </ol>
      <ListFooter query={history} hasTotal={false} />
    </>
  )
}

interface ItemProps {
  name: string
  isCurrent: boolean
  content: VersionContent
  children: ReactNode
}

function Item({ name, isCurrent, content: { picture, title, summary, text }, children }: ItemProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={name} {...(isCurrent ? { note: 'obecna' } : {})} isOpen={isOpen} onToggle={setOpen}>
      <div className="flex max-w-text flex-col gap-3">
        {picture}
        <p className="font-bold text-h3">{noBreak(title)}</p>
        {summary && <p className="font-semibold">{noBreak(summary)}</p>}
        <FormattedText html={text} atMost={longestText} />
        <div>{children}</div>
      </div>
    </Disclosure>
  )
}

function nameOf({ at, operator }: { at?: string | null; operator?: string | null }): string {
  return at ? `${formatInstant(at)}, ${operator}` : 'z plików programu'
}
