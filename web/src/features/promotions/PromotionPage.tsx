import { useQuery } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import type { Preload } from '../../api/document'
import { queryClient } from '../../api/query-client'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { loadOrReload } from '../../loading'
import { FormattedText } from '../../modal/FormattedText'
import { modalHash } from '../../paths'
import { hasPurchases, useSession } from '../../session/session'
import { useTitleOf } from '../../session/title'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { ParentLink } from '../../ui/ParentLink'
import { PromotionPicture } from '../../ui/PromotionPicture'
import { PageSkeleton, Skeleton } from '../../ui/Skeleton'
import { StatusBadge } from '../../ui/StatusBadge'
import { CalendarLink } from './CalendarLink'
import { forSelectedText, longestText, stateBadges, windowText } from './copy'
import { Mechanics } from './Mechanics'
import { type Promotion, promotionQuery } from './queries'
import { RulesLink } from './RulesLink'
import { Scope } from './Scope'

/* Loaded on demand, because visitors have neither. */
const OwnParticipation = lazy(() => loadOrReload(() => import('./OwnParticipation')))
const PartnerAnswer = lazy(() => loadOrReload(() => import('./PartnerAnswer')))

export const preload: Preload = ({ params: { slug = '' } }) => [
  queryClient.prefetchQuery(promotionQuery(slug)),
]

/** `/promocje/:slug`: a promotion's terms and rewards, with the participant's progress. */
export default function PromotionPage() {
  const { slug = '' } = useParams()
  const session = useSession()
  const { data: promotion } = useQuery(promotionQuery(slug, session.kind === 'participant'))
  useTitleOf(promotion?.name)
  if (!promotion) return <PageSkeleton />
  return (
    <>
      <ParentLink to="/promocje">Wszystkie promocje</ParentLink>
      <Head promotion={promotion} />
      {session.kind === 'visitor' && <SignInCard promotion={promotion} />}
      {hasPurchases(session) ? (
        <Suspense fallback={<Waiting promotion={promotion} />}>
          <OwnParticipation key={slug} slug={slug} isRunning={promotion.state === 'running'}>
            <About promotion={promotion} />
          </OwnParticipation>
        </Suspense>
      ) : (
        <>
          {session.kind === 'participant' && (
            <Suspense>
              <PartnerAnswer promotion={promotion} />
            </Suspense>
          )}
          <About promotion={promotion} />
        </>
      )}
    </>
  )
}

/** The page until the participant's own part is there, as that part waits for its data. */
function Waiting({ promotion }: { promotion: Promotion }) {
  return (
    <>
      <Card>
        <Skeleton className="h-60 w-full" />
      </Card>
      <About promotion={promotion} />
    </>
  )
}

/** The rewards of the promotion, in words and in steps. */
function About({ promotion }: { promotion: Promotion }) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <CardHead title="Na czym polega" />
        <div className="max-w-text">
          <FormattedText html={promotion.text_html} atMost={longestText} />
        </div>
        {promotion.rules_pdf && <RulesLink address={promotion.rules_pdf} />}
      </Card>
      <div className="grid gap-5">
        <Mechanics mechanics={promotion.mechanics} caps={promotion.caps_text} />
        <Scope scope={promotion.scope} />
      </div>
    </div>
  )
}

function Head({ promotion }: { promotion: Promotion }) {
  const { slug, name, summary, picture, state, accept_by: acceptBy, declaration } = promotion
  const { photo, for_selected: forSelected } = promotion
  const { label, color } = stateBadges[state]
  return (
    <Card>
      <div className="grid items-center gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <PromotionPicture name={picture} photo={photo} isPast={state === 'past'} size="page" />
        <div className="flex flex-col items-start gap-2">
          <span className="flex flex-wrap gap-2">
            <StatusBadge color={color} label={label} />
            {forSelected && <StatusBadge color="gray" label={forSelectedText} />}
          </span>
          <h1 className="font-bold text-h1">{noBreak(name)}</h1>
          <p className="text-h3">{noBreak(summary)}</p>
          <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-2">
            <Day name="Czas trwania" value={windowText(promotion)} />
            {acceptBy && <Day name="Akceptacja regulaminu" value={`do\u00a0${formatDay(acceptBy)}`} />}
            {declaration && <Day name="Deklaracja" value={windowText(declaration)} />}
            {declaration && <Day name="Realizacja" value={`do\u00a0${formatDay(declaration.fulfil_by)}`} />}
          </dl>
          {state !== 'past' && !forSelected && <CalendarLink slug={slug} />}
        </div>
      </div>
    </Card>
  )
}

function Day({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-muted text-small">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

/** Invitation to sign in for a visitor, who has no progress. */
function SignInCard({ promotion: { state } }: { promotion: Promotion }) {
  if (state === 'past') return null
  return (
    <Card>
      <CardHead
        title="Twój postęp"
        action={
          <ButtonLink to={modalHash('logowanie')} icon={<LogIn aria-hidden className="size-5" />}>
            Zaloguj się
          </ButtonLink>
        }
      />
      <p>{noBreak('Po zalogowaniu zobaczysz, ile Ci brakuje do nagrody i które zakupy się liczą.')}</p>
    </Card>
  )
}
