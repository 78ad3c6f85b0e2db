import { useQuery } from '@tanstack/react-query'
import { CalendarDays, FileCheck2, Gift, type LucideIcon, ShoppingCart, SprayCan } from 'lucide-react'
import type { Preload } from '../../api/document'
import { queryClient } from '../../api/query-client'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { accountType, collectsPoints, useSession } from '../../session/session'
import { useSettings } from '../../session/settings'
import { useTitleOf } from '../../session/title'
import { ButtonLink, Link } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { FieldsPicture } from './FieldsPicture'
import { HomeNewsletter } from './HomeNewsletter'
import { HomeNews, HomePromotions, homeQueries } from './HomeParts'
import { HomeRewards } from './HomeRewards'
import { stepsOf } from './home-texts'
import { Questions } from './Questions'
import { type HomeTexts, homeTextsQuery, questionsQuery, sampleRewardsQuery } from './queries'

const stepIcons: readonly LucideIcon[] = [ShoppingCart, FileCheck2, Gift]

export const preload: Preload = () => [
  queryClient.prefetchQuery(homeTextsQuery),
  queryClient.prefetchQuery(sampleRewardsQuery),
  queryClient.prefetchQuery(homeQueries.promotions(accountType)),
  queryClient.prefetchQuery(homeQueries.news(accountType)),
  queryClient.prefetchQuery(questionsQuery(accountType)),
]

/** `/`: what the programme is and the way in; partners who collect no points read nothing of points and rewards. */
export default function HomePage() {
  const { data: texts } = useQuery(homeTextsQuery)
  const session = useSession()
  const isForPartner = session.kind === 'participant' && !collectsPoints(session.user)
  useTitleOf(isForPartner ? undefined : texts?.headline)
  if (!texts) return <PageSkeleton />
  return (
    <div className="flex flex-col gap-12 pb-8 lg:gap-16">
      {isForPartner ? <PartnerParts /> : <Programme texts={texts} />}
      <HomePromotions />
      <HomeNews />
      <Questions heading={texts.questions_title} />
      {!isForPartner && <HomeNewsletter heading={texts.newsletter_title} text={texts.newsletter_text} />}
    </div>
  )
}

/** The sections that explain the programme to those who buy. */
function Programme({ texts }: { texts: HomeTexts }) {
  return (
    <>
      <Hero {...texts} />
      <About texts={texts} />
      <Steps texts={texts} />
      <Products title={texts.products_title} text={texts.products_text} />
      <HomeRewards texts={texts} />
    </>
  )
}

/** The same for partners, by the portal's own texts. */
function PartnerParts() {
  const programme = useSettings()?.brand.name
  return (
    <>
      <Hero
        label=""
        headline={programme === undefined ? 'Program dla partnerów' : `Program ${programme} dla partnerów`}
        lead="Polecaj program gospodarstwom, czytaj aktualności i sprawdzaj promocje dla partnerów."
      />
      <Products
        title="Produkty w programie"
        text="Zobacz wszystkie produkty i punkty, które dostają za nie uczestnicy."
      />
    </>
  )
}

function Hero({ label, headline, lead }: Pick<HomeTexts, 'label' | 'headline' | 'lead'>) {
  const isParticipant = useSession().kind === 'participant'
  return (
    <section className="on-navy grid overflow-hidden rounded-card bg-navy text-on-navy lg:grid-cols-2">
      <div className="flex flex-col items-start justify-center gap-4 p-5 sm:gap-5 sm:p-8 lg:p-12">
        {label && (
          <p className="flex items-center gap-2 font-semibold text-accent">
            <CalendarDays aria-hidden className="size-5 shrink-0" />
            {noBreak(label)}
          </p>
        )}
        <h1 className="font-bold text-figure text-white">{noBreak(headline)}</h1>
        <p className="max-w-text text-h3">{noBreak(lead)}</p>
        {isParticipant ? (
          <ButtonLink to="/dashboard" variant="accent">
            Przejdź do panelu
          </ButtonLink>
        ) : (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/rejestracja" variant="accent">
              Zarejestruj się
            </ButtonLink>
            <ButtonLink to={modalHash('logowanie')} variant="secondary">
              Zaloguj się do programu
            </ButtonLink>
          </div>
        )}
      </div>
      <FieldsPicture />
    </section>
  )
}

function About({ texts: { about_title: title, about_text: text } }: { texts: HomeTexts }) {
  return (
    <section aria-labelledby="about" className="grid items-center gap-5 lg:grid-cols-2">
      <h2 id="about" className="font-bold text-h1">
        {noBreak(title)}
      </h2>
      <div className="flex flex-col items-start gap-3">
        <p className="text-h3">{noBreak(text)}</p>
        <Link to="/o-programie" alone>
          Jak działa program
        </Link>
      </div>
    </section>
  )
}

function Steps({ texts }: { texts: HomeTexts }) {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="mb-5 font-bold text-h1">
        {noBreak(texts.steps_title)}
      </h2>
      <ol className="grid gap-5 md:grid-cols-3">
        {stepsOf(texts).map(({ place, title, text }) => (
          <li
            key={place}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card"
          >
            <span className="flex items-center justify-between">
              <span className="grid size-14 place-items-center rounded-full bg-brand-tint text-brand-text">
                <Icon of={stepIcons[place]} className="size-7" />
              </span>
              <span aria-hidden className="font-bold text-figure text-line">
                {place + 1}
              </span>
            </span>
            <h3 className="font-bold text-h2">{noBreak(title)}</h3>
            <p className="text-muted">{noBreak(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Products({ title, text }: { title: string; text: string }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
      <div className="max-w-text">
        <h2 className="font-bold text-h1">{noBreak(title)}</h2>
        <p className="mt-1 text-muted">{noBreak(text)}</p>
      </div>
      <ButtonLink to="/produkty" icon={<SprayCan aria-hidden className="size-5" />}>
        Zobacz produkty
      </ButtonLink>
    </section>
  )
}

function Icon({ of: Drawn = Gift, className }: { of?: LucideIcon | undefined; className: string }) {
  return <Drawn aria-hidden className={className} />
}
