import { useQuery } from '@tanstack/react-query'
import {
  Banknote,
  CalendarDays,
  FileCheck2,
  Gift,
  type LucideIcon,
  Palmtree,
  ShoppingCart,
  SprayCan,
  Sprout,
} from 'lucide-react'
import type { Preload } from '../../api/document'
import { queryClient } from '../../api/query-client'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { accountType, useSession } from '../../session/session'
import { useTitleOf } from '../../session/title'
import { ButtonLink, Link } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { FieldsPicture } from './FieldsPicture'
import { HomeNewsletter } from './HomeNewsletter'
import { HomeNews, HomePromotions, homeQueries } from './HomeParts'
import { rewardsOf, stepsOf } from './home-texts'
import { Questions } from './Questions'
import { type HomeTexts, homeTextsQuery, questionsQuery } from './queries'

const stepIcons: readonly LucideIcon[] = [ShoppingCart, FileCheck2, Gift]
const rewardIcons: readonly LucideIcon[] = [Banknote, Palmtree, Sprout]

export const preload: Preload = () => [
  queryClient.prefetchQuery(homeTextsQuery),
  queryClient.prefetchQuery(homeQueries.promotions(accountType)),
  queryClient.prefetchQuery(homeQueries.news(accountType)),
  queryClient.prefetchQuery(questionsQuery(accountType)),
]

/** `/`: what the programme is and the way in. */
export default function HomePage() {
  const { data: texts } = useQuery(homeTextsQuery)
  useTitleOf(texts?.headline)
  if (!texts) return <PageSkeleton />
  return (
    <div className="flex flex-col gap-12 pb-8 lg:gap-16">
      <Hero texts={texts} />
      <About texts={texts} />
      <Steps texts={texts} />
      <Products texts={texts} />
      <Rewards texts={texts} />
      <HomePromotions />
      <HomeNews />
      <Questions heading={texts.questions_title} />
      <HomeNewsletter heading={texts.newsletter_title} text={texts.newsletter_text} />
    </div>
  )
}

function Hero({ texts: { label, headline, lead } }: { texts: HomeTexts }) {
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
            className="flex flex-col gap-3 rounded-card border border-line bg-white p-5 shadow-card"
          >
            <span className="flex items-center justify-between">
              <span className="grid size-14 place-items-center rounded-full bg-brand-tint text-brand">
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

function Products({ texts: { products_title: title, products_text: text } }: { texts: HomeTexts }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-5 rounded-card border border-line bg-white p-5 shadow-card sm:p-8">
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

/** Tiles of rewards; nothing where none has a title. */
function Rewards({ texts }: { texts: HomeTexts }) {
  const tiles = rewardsOf(texts)
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby="rewards" className="rounded-card bg-brand-tint p-5 sm:p-8">
      <h2 id="rewards" className="mb-5 font-bold text-h1">
        {noBreak(texts.rewards_title)}
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {tiles.map(({ place, title, text }) => (
          <li key={place} className="flex items-start gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-control bg-white text-brand">
              <Icon of={rewardIcons[place]} className="size-6" />
            </span>
            <span>
              <span className="block font-bold text-h3">{noBreak(title)}</span>
              <span>{noBreak(text)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Icon({ of: Drawn = Gift, className }: { of?: LucideIcon | undefined; className: string }) {
  return <Drawn aria-hidden className={className} />
}
