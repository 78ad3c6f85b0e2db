import { useState } from 'react'
import { truncate } from '../../../format/text'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { PlainText } from '../../../ui/PlainText'
import { StatusBadge } from '../../../ui/StatusBadge'
import { useUnfolding } from '../../../ui/unfolding'
import { ConfirmDialog } from '../../ConfirmDialog'
import { DeleteButton } from '../../DeleteButton'
import { DraftForm } from './DraftForm'
import { audienceLabel } from './labels'
import { type ConsentDraft, deleteDraft, publishDrafts } from './queries'

/** Consents that nobody is asked yet. */
export function Drafts({ drafts }: { drafts: readonly ConsentDraft[] }) {
  if (drafts.length === 0) return null
  return (
    <section aria-label="Szkice" className="mb-6 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold text-h2">Szkice</h2>
        {drafts.length > 1 && <Publish drafts={drafts} label="Opublikuj wszystkie" />}
      </div>
      {drafts.some(({ proposal }) => proposal) && (
        <Alert tone="warning">
          Wzory to propozycja, nie porada prawna. Zanim je opublikujesz, pokaż je prawnikowi.
        </Alert>
      )}
      <ul className="flex flex-col gap-4">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Draft draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Draft({ draft }: { draft: ConsentDraft }) {
  const { isOpen, close, opener } = useUnfolding()
  return (
    <section
      aria-label={`Szkic: ${draft.slug}`}
      className="flex flex-col gap-3 rounded-card border border-line p-3 sm:p-4"
    >
      <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere font-bold text-h3">{draft.slug}</h3>
        <StatusBadge color="gray" label={draft.proposal ? 'Wzór do sprawdzenia' : 'Szkic'} />
        <span className="text-muted">
          {[
            audienceLabel(draft.audience),
            draft.required ? 'wymagana' : 'dobrowolna',
            ...(draft.parent ? [`część zgody ${draft.parent}`] : []),
          ].join(', ')}
        </span>
      </div>
      {isOpen ? (
        <DraftForm draft={draft} onDone={close} />
      ) : (
        <>
          <PlainText text={draft.text} />
          <div className="flex flex-wrap gap-2">
            <Publish drafts={[draft]} label="Opublikuj" />
            <Button variant="secondary" {...opener}>
              Zmień
            </Button>
            <DeleteButton label="Usuń" about={draft.slug} action={() => deleteDraft(draft)} />
          </div>
        </>
      )}
    </section>
  )
}

function Publish({ drafts, label }: { drafts: readonly ConsentDraft[]; label: string }) {
  const [isAsking, setAsking] = useState(false)
  const proposals = drafts.filter(({ proposal }) => proposal)
  const isRequired = drafts.some(({ required }) => required)
  return (
    <>
      <Button variant={drafts.length > 1 ? 'primary' : 'secondary'} onPress={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={drafts.length > 1 ? 'Opublikować wszystkie szkice?' : 'Opublikować zgodę?'}
          label="Opublikuj"
          action={() => publishDrafts(drafts)}
          onClose={() => setAsking(false)}
        >
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {drafts.map(({ id, text }) => (
              <li key={id}>{truncate(text, 120)}</li>
            ))}
          </ul>
          <p>
            Będzie to ich wersja 1. Treści po publikacji nie da się usunąć, a&nbsp;zmienia ją tylko nowa
            wersja.
            {isRequired && ' Każdy uczestnik zobaczy prośbę o\u00a0wymagane zgody przy najbliższej wizycie.'}
          </p>
          {proposals.length > 0 && (
            <Alert tone="warning">
              {proposals.length === drafts.length
                ? 'To wzór, którego nikt nie zmienił. Czy sprawdził go prawnik?'
                : 'Są wśród nich wzory, których nikt nie zmienił. Czy sprawdził je prawnik?'}
            </Alert>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
