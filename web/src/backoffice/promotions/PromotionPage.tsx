import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Control, type UseFormReturn, useForm } from 'react-hook-form'
import { useParams } from 'react-router'
import { queryClient } from '../../api/query-client'
import { requestResolver } from '../../form/resolver'
import { useHeldWork } from '../../form/useHeldWork'
import { formatInstant } from '../../format/dates'
import { counted } from '../../format/plural'
import { pathTo } from '../../paths'
import { Alert } from '../../ui/Alert'
import { Card } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge } from '../../ui/StatusBadge'
import { Tabs } from '../../ui/Tabs'
import { EditForm } from '../EditForm'
import type { Names } from '../platform/audit/changes'
import { RecordHistory } from '../platform/audit/RecordHistory'
import { RecordHead } from '../RecordHead'
import { promotionVocabulary, usePromotionNames } from './audit'
import { DefinitionSteps } from './DefinitionSteps'
import { History } from './History'
import { LivePreview } from './LivePreview'
import { audienceOf, statusOf } from './labels'
import { PromotionActions } from './PromotionActions'
import { type Definition, type EditedPromotion, promotionQuery, saveDraft } from './queries'
import { Scheduled } from './Scheduled'
import { Simulations } from './Simulations'
import { useSteps } from './steps'
import { toRequest } from './to-request'
import { type DefinitionValues, newDefinitionOf, valuesOf } from './values'

type DefinitionForm = UseFormReturn<DefinitionValues, unknown, Definition>

const tabs = [
  { id: 'edycja', label: 'Edycja' },
  { id: 'symulacja', label: 'Symulacja' },
  { id: 'historia', label: 'Wersje' },
] as const

/** `/zaplecze/promocje/:id`: editor of a promotion in steps, with the participant's screen, simulations and publication. */
export default function PromotionPage() {
  const { id = '' } = useParams()
  const { data: promotion } = useQuery(promotionQuery(Number(id)))
  const [round, setRound] = useState(0)
  if (!promotion) return <PageSkeleton />
  /* Key that remounts the form after a new revision or a discarded draft. */
  const start = `${promotion.id} ${promotion.revision} ${round}`
  return <Editor key={start} promotion={promotion} onDiscarded={() => setRound(round + 1)} />
}

interface EditorProps {
  promotion: EditedPromotion
  onDiscarded: () => void
}

function Editor({ promotion, onDiscarded }: EditorProps) {
  const prepared = promotion.draft?.definition ?? promotion.definition
  /* Form state above the tabs, so that it survives a switch between them. */
  const form: DefinitionForm = useForm<DefinitionValues, unknown, Definition>({
    resolver: requestResolver(toRequest),
    defaultValues: prepared ? valuesOf(prepared, promotion.slug) : newDefinitionOf(promotion.slug),
  })
  const changes = useHeldWork(form)
  /* Version of the draft for optimistic locking: the server refuses to overwrite a newer save. */
  const [version, setVersion] = useState(promotion.draft?.version ?? null)
  return (
    <>
      <Head promotion={promotion}>
        <PromotionActions
          promotion={promotion}
          version={version}
          isDirty={form.formState.isDirty}
          onDiscarded={() => {
            changes.giveUp()
            onDiscarded()
          }}
        />
      </Head>
      <Card>
        <Tabs label="Promocja" tabs={tabs}>
          {(tab) => {
            if (tab === 'symulacja') return <Simulations promotion={promotion} />
            if (tab === 'historia') return <History promotion={promotion} />
            return <DraftFields promotion={promotion} form={form} version={version} onSaved={setVersion} />
          }}
        </Tabs>
      </Card>
      <RecordHistory
        kind="promotion"
        recordKey={String(promotion.id)}
        vocabulary={promotionVocabulary}
        useNames={useNames}
      />
    </>
  )
}

function useNames(subject: string): Names {
  return usePromotionNames(subject === 'promotions')
}

function aboutOf({ season, revision, draft }: EditedPromotion): string {
  const published = revision === 0 ? 'jeszcze nieopublikowana' : `wersja ${revision}`
  const changed = draft ? `, szkic z\u00a0${formatInstant(draft.edited_at)} (${draft.edited_by})` : ''
  return `Sezon ${season}, ${published}${changed}`
}

function Head({ promotion, children }: { promotion: EditedPromotion; children: ReactNode }) {
  const { draft, recount, revision, status } = promotion
  const name = promotion.definition?.name ?? draft?.definition.name ?? promotion.key
  return (
    <>
      <RecordHead
        title={name}
        badge={<StatusBadge {...statusOf(status)} />}
        about={aboutOf(promotion)}
        actions={
          <>
            {children}
            {revision > 0 && (
              <ButtonLink
                variant="secondary"
                to={pathTo('/zaplecze/promocje/:id/wyniki', { id: String(promotion.id) })}
              >
                Wyniki
              </ButtonLink>
            )}
          </>
        }
        back={{ to: '/zaplecze/promocje', name: 'Promocje' }}
        record={{ kind: 'promotion', key: String(promotion.id) }}
      />
      <Scheduled promotion={promotion} />
      {recount && !recount.finished && (
        <Alert tone="info" announce>
          Przeliczamy zapisane zakupy według nowej wersji:{' '}
          {counted(recount.participants, ['uczestnik', 'uczestników', 'uczestników'])} do tej pory.
        </Alert>
      )}
    </>
  )
}

interface DraftFieldsProps {
  promotion: EditedPromotion
  form: DefinitionForm
  version: number | null
  onSaved: (version: number | null) => void
}

function DraftFields({ promotion, form, version, onSaved }: DraftFieldsProps) {
  const { id, slug, audience, season, revision } = promotion
  const control = form.control as unknown as Control<DefinitionValues>
  const steps = useSteps({ form, check: toRequest, isSavedOnLeave: true })
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <EditForm
        label="Definicja promocji"
        form={form}
        send={(definition) =>
          saveDraft(id, version, definition).catch((thrown: unknown) => {
            steps.failed(thrown)
            throw thrown
          })
        }
        newer={async () => {
          const { draft, definition } = await queryClient.fetchQuery({ ...promotionQuery(id), staleTime: 0 })
          const prepared = draft?.definition ?? definition
          return {
            values: prepared ? valuesOf(prepared, slug) : newDefinitionOf(slug),
            by: draft ? { name: draft.edited_by, at: draft.edited_at } : null,
            take: () => onSaved(draft?.version ?? null),
          }
        }}
        onDone={({ data }) => {
          if (!data.draft) return
          onSaved(data.draft.version)
          /* Reset to the stored texts: the server has sanitized their HTML. */
          form.reset(valuesOf(data.draft.definition, slug))
          steps.saved()
        }}
        isLong
        submitLabel={revision === 0 ? 'Zapisz szkic' : 'Zapisz zmiany jako szkic'}
      >
        <DefinitionSteps
          control={control}
          steps={steps}
          audience={
            <p>{`${audienceOf(audience)}, sezon ${season}. Programu i\u00a0sezonu nie zmienisz: skopiuj promocję.`}</p>
          }
        />
      </EditForm>
      <LivePreview control={control} audience={audience} slug={slug} />
    </div>
  )
}
