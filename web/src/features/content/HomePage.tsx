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
import { ButtonLink, Link } from '../../ui/Link'
import { FieldsPicture } from './FieldsPicture'
import { HomeNewsletter } from './HomeNewsletter'
import { HomeNews, HomePromotions, homeQueries } from './HomeParts'
import { Questions } from './Questions'
import { questionsQuery } from './queries'

interface Point {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
}

const steps: readonly Point[] = [
  {
    icon: ShoppingCart,
    title: 'Kup u dystrybutora',
    text: 'Wybierz środki ochrony roślin objęte programem u jednego z autoryzowanych dystrybutorów.',
  },
  {
    icon: FileCheck2,
    title: 'Zgłoś fakturę',
    text: 'Zrób jej zdjęcie telefonem. Sprawdzimy ją i dopiszemy punkty za każdy litr i kilogram.',
  },
  {
    icon: Gift,
    title: 'Odbierz nagrodę',
    text: 'Zamień punkty na przelew, wycieczkę albo sprzęt do gospodarstwa. O wszystkim decydujesz Ty.',
  },
]

const rewards: readonly Point[] = [
  { icon: Banknote, title: 'Przelew na konto', text: 'Punkty wracają do Ciebie w złotych.' },
  {
    icon: Palmtree,
    title: 'Wycieczki',
    text: 'Odpoczynek po sezonie, na który zapracowało całe gospodarstwo.',
  },
  {
    icon: Sprout,
    title: 'Do gospodarstwa',
    text: 'Nagrody rzeczowe i karty, które przydają się na co dzień.',
  },
]

export const preload: Preload = () => [
  queryClient.prefetchQuery(homeQueries.promotions(accountType)),
  queryClient.prefetchQuery(homeQueries.news(accountType)),
  queryClient.prefetchQuery(questionsQuery(accountType)),
]

/** `/`: what the programme is and the way in. */
export default function HomePage() {
  const isParticipant = useSession().kind === 'participant'
  return (
    <div className="flex flex-col gap-12 pb-8 lg:gap-16">
      <section className="on-navy grid overflow-hidden rounded-card bg-navy text-on-navy lg:grid-cols-2">
        <div className="flex flex-col items-start justify-center gap-4 p-5 sm:gap-5 sm:p-8 lg:p-12">
          <p className="flex items-center gap-2 font-semibold text-accent">
            <CalendarDays aria-hidden className="size-5" />
            Program dla gospodarstw i firm rolnych
          </p>
          <h1 className="font-bold text-figure text-white">
            Kupuj produkty, zbieraj punkty, ciesz&nbsp;się nagrodami
          </h1>
          <p className="max-w-text text-h3">
            {noBreak(
              'Za każdą fakturę od dystrybutora dostajesz punkty, a punkty zamieniasz na to, czego potrzebujesz.',
            )}
          </p>
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

      <section aria-labelledby="about" className="grid items-center gap-5 lg:grid-cols-2">
        <h2 id="about" className="font-bold text-h1">
          Kupujesz jak zawsze, zyskujesz więcej
        </h2>
        <div className="flex flex-col items-start gap-3">
          <p className="text-h3">
            {noBreak(
              'Punkty dostajesz za litry i kilogramy, które i tak kupujesz. Nie tracą ważności, a 100 punktów to 1 zł.',
            )}
          </p>
          <Link to="/o-programie" alone>
            Jak działa program
          </Link>
        </div>
      </section>

      <section aria-labelledby="steps">
        <h2 id="steps" className="mb-5 font-bold text-h1">
          Trzy kroki do nagrody
        </h2>
        <ol className="grid gap-5 md:grid-cols-3">
          {steps.map(({ icon: Icon, title, text }, index) => (
            <li
              key={title}
              className="flex flex-col gap-3 rounded-card border border-line bg-white p-5 shadow-card"
            >
              <span className="flex items-center justify-between">
                <span className="grid size-14 place-items-center rounded-full bg-brand-tint text-brand">
                  <Icon aria-hidden className="size-7" />
                </span>
                <span aria-hidden className="font-bold text-figure text-line">
                  {index + 1}
                </span>
              </span>
              <h3 className="font-bold text-h2">{title}</h3>
              <p className="text-muted">{noBreak(text)}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="flex flex-wrap items-center justify-between gap-5 rounded-card border border-line bg-white p-5 shadow-card sm:p-8">
        <div className="max-w-text">
          <h2 className="font-bold text-h1">Sprawdź, za co są punkty</h2>
          <p className="mt-1 text-muted">
            {noBreak('Zobacz wszystkie produkty w programie i punkty za każde opakowanie. Bez logowania.')}
          </p>
        </div>
        <ButtonLink to="/produkty" icon={<SprayCan aria-hidden className="size-5" />}>
          Zobacz produkty
        </ButtonLink>
      </section>

      <section aria-labelledby="rewards" className="rounded-card bg-brand-tint p-5 sm:p-8">
        <h2 id="rewards" className="mb-5 font-bold text-h1">
          Na co zamienisz punkty
        </h2>
        <ul className="grid gap-5 md:grid-cols-3">
          {rewards.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex items-start gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-control bg-white text-brand">
                <Icon aria-hidden className="size-6" />
              </span>
              <span>
                <span className="block font-bold text-h3">{title}</span>
                <span>{noBreak(text)}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>

      <HomePromotions />
      <HomeNews />
      <Questions />
      <HomeNewsletter />
    </div>
  )
}
