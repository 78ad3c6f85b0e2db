import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstant } from '../../../format/dates'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { Disclosure } from '../../../ui/Disclosure'
import { showSuccess } from '../../../ui/toast-queue'
import { ListFooter } from '../../ListFooter'
import { rowsOf } from '../../list-query'
import { type TemplateText, type TemplateVersion, versionsQuery } from './queries'

interface VersionListProps {
  template: string
  hasSubject: boolean
  /** Callback that fills the form with a version; saving stays a separate step. */
  onRestore: (text: TemplateText) => void
}

/** Versions of a template, the newest first. */
export function VersionList({ template, hasSubject, onRestore }: VersionListProps) {
  const query = useInfiniteQuery(versionsQuery(template))
  const versions = rowsOf(query)
  if (!versions || versions.length === 0) return null
  function restore(version: TemplateVersion) {
    onRestore({ subject: version.text.subject ?? '', body: version.text.body })
    showSuccess(`Wczytano wersję ${version.version}. Zapisz, aby ją przywrócić.`)
  }
  return (
    <Card>
      <CardHead title="Historia" />
      <ol className="flex flex-col gap-3">
        {versions.map((version, place) => (
          <li key={version.version}>
            <Version version={version} hasSubject={hasSubject} isCurrent={place === 0}>
              <Button variant="secondary" onPress={() => restore(version)}>
                Przywróć<span className="sr-only">{`: wersja ${version.version}`}</span>
              </Button>
            </Version>
          </li>
        ))}
      </ol>
      <ListFooter query={query} hasTotal={false} />
    </Card>
  )
}

interface VersionProps {
  version: TemplateVersion
  hasSubject: boolean
  isCurrent: boolean
  children: React.ReactNode
}

function Version({ version, hasSubject, isCurrent, children }: VersionProps) {
  const [isOpen, setOpen] = useState(false)
  const { at, operator, text, is_original: isOriginal } = version
  const note = [isOriginal && 'tekst oryginalny', isCurrent && 'obecna'].filter(Boolean).join(', ')
  return (
    <Disclosure
      title={`${formatInstant(at)}, ${operator}`}
      {...(note && { note })}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <div className="flex max-w-text flex-col gap-3">
        {hasSubject && <p className="font-bold">{text.subject}</p>}
        <p className="whitespace-pre-wrap wrap-anywhere">{text.body}</p>
        {!isCurrent && <div>{children}</div>}
      </div>
    </Disclosure>
  )
}
