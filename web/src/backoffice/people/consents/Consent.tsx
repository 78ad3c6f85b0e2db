import { formatInstant } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { noBreak, truncate } from '../../../format/text'
import { Button } from '../../../ui/Button'
import { CollapsibleSection } from '../../../ui/CollapsibleSection'
import { PlainText } from '../../../ui/PlainText'
import { StatusBadge } from '../../../ui/StatusBadge'
import { useUnfolding } from '../../../ui/unfolding'
import { ConsentActions } from './ConsentActions'
import type { ConsentHistory, ConsentVersion } from './queries'
import { VersionForm } from './VersionForm'

interface ConsentProps {
  consent: ConsentHistory
  /** Consents that are asked of the same accounts, in their order; none for one that is no longer asked. */
  active: readonly ConsentHistory[]
}

/** Consent with its current version, the earlier ones, and the form of the next. */
export function Consent({ consent, active }: ConsentProps) {
  const { isOpen: isWriting, close, opener } = useUnfolding()
  const [latest, ...older] = consent.versions
  if (!latest) return null
  const isTruncated = nameOf(latest) !== latest.text
  return (
    <section
      /* Only a top-level consent is a region: the labels of nested ways repeat. */
      aria-label={consent.parent ? undefined : nameOf(latest)}
      className="flex flex-col gap-3 rounded-card border border-line p-3 sm:p-4"
    >
      <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
        <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-1">
          {/* A shortened heading is for screen readers only, since the full text follows below. */}
          <h2 className={isTruncated && !isWriting ? 'sr-only' : 'font-bold text-h3'}>
            {noBreak(nameOf(latest))}
          </h2>
          <Requirement version={latest} />
          <span className="text-muted">
            {versionText(latest)}
            {consent.retired_at && `, wycofana ${formatInstant(consent.retired_at)}`}
          </span>
        </div>
        {!isWriting && (
          <span className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:shrink-0 sm:flex-nowrap sm:whitespace-nowrap">
            {active.length > 0 && <ConsentActions consent={consent} name={nameOf(latest)} active={active} />}
            <Button variant="secondary" {...opener}>
              Nowa wersja
            </Button>
          </span>
        )}
      </div>
      {isWriting ? (
        <VersionForm key={latest.id} consent={consent} latest={latest} onDone={close} />
      ) : (
        isTruncated && <PlainText text={latest.text} />
      )}
      <Answers version={latest} />
      {older.length > 0 && (
        <CollapsibleSection title={`Poprzednie wersje: ${formatNumber(older.length)}`}>
          <ol className="flex flex-col gap-4 pt-2">
            {older.map((version) => (
              <li key={version.id} className="flex flex-col gap-2 rounded-control bg-page p-3">
                <p className="flex flex-wrap items-center gap-3">
                  <Requirement version={version} />
                  <span className="text-muted">{versionText(version)}</span>
                </p>
                <PlainText text={version.text} />
                <Answers version={version} />
              </li>
            ))}
          </ol>
        </CollapsibleSection>
      )}
    </section>
  )
}

function Requirement({ version }: { version: ConsentVersion }) {
  return version.required ? (
    <StatusBadge color="orange" label="Wymagana" />
  ) : (
    <StatusBadge color="gray" label="Dobrowolna" />
  )
}

function versionText({ version, published_at, published_by }: ConsentVersion): string {
  if (!published_at) return `Wersja ${version}, od początku programu`
  return `Wersja ${version} z ${formatInstant(published_at)}${published_by ? `, ${published_by}` : ''}`
}

function Answers({ version: { given, refused } }: { version: ConsentVersion }) {
  return (
    <p className="text-muted">
      Zgoda:&nbsp;<strong className="text-ink tabular-nums">{formatNumber(given)}</strong>, bez zgody:&nbsp;
      <strong className="text-ink tabular-nums">{formatNumber(refused)}</strong>
    </p>
  )
}

/** Name of a consent: its first words. */
function nameOf({ text }: ConsentVersion): string {
  return truncate(text, 80).replace(/[\s,]+\S*…$/, '…')
}
