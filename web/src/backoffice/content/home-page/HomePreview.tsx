import { noBreak } from '../../../format/text'
import { buttonClass } from '../../../ui/styles'
import { fillTexts } from './figures'
import type { HomeFigure, HomeTexts } from './queries'

interface HomePreviewProps {
  /** The form's current values, saved or not. */
  texts: HomeTexts
  figures: readonly HomeFigure[]
}

/** The home page's own parts in little, with the figures in place; lists from the portal are left out. */
export function HomePreview({ texts: typed, figures }: HomePreviewProps) {
  const texts = fillTexts(typed, figures)
  return (
    <figure className="flex flex-col gap-2 xl:sticky xl:top-20">
      <figcaption className="font-semibold">Podgląd</figcaption>
      <section
        aria-label="Podgląd strony głównej"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex flex-col gap-5 rounded-card border border-line bg-page p-3 xl:max-h-[calc(100vh-8rem)] xl:overflow-y-auto"
      >
        <div className="on-navy flex flex-col items-start gap-3 rounded-card bg-navy p-5 text-on-navy">
          {texts.label && <p className="font-semibold text-accent">{noBreak(texts.label)}</p>}
          <p className="font-bold text-h1 text-white">{noBreak(texts.headline)}</p>
          <p>{noBreak(texts.lead)}</p>
          <span className={buttonClass('accent')}>Zarejestruj się</span>
        </div>
        <Text title={texts.about_title} text={texts.about_text} />
        <p className="font-bold text-h2">{noBreak(texts.steps_title)}</p>
        <ol className="grid gap-3 sm:grid-cols-3">
          <Step number={1} title={texts.step_1_title} text={texts.step_1_text} />
          <Step number={2} title={texts.step_2_title} text={texts.step_2_text} />
          <Step number={3} title={texts.step_3_title} text={texts.step_3_text} />
        </ol>
        <Text title={texts.products_title} text={texts.products_text} />
        <Tiles texts={texts} />
        <p className="font-bold text-h2">{noBreak(texts.questions_title)}</p>
        <Text title={texts.newsletter_title} text={texts.newsletter_text} />
      </section>
    </figure>
  )
}

interface Pair {
  title: string
  text: string
}

function Text({ title, text }: Pair) {
  return (
    <div>
      <p className="font-bold text-h2">{noBreak(title)}</p>
      <p>{noBreak(text)}</p>
    </div>
  )
}

function Step({ number, title, text }: Pair & { number: number }) {
  return (
    <li className="rounded-card border border-line bg-surface p-3">
      <p className="font-bold text-h3">
        {number}. {noBreak(title)}
      </p>
      <p className="text-muted">{noBreak(text)}</p>
    </li>
  )
}

function Tiles({ texts }: { texts: HomeTexts }) {
  const tiles = [
    { title: texts.reward_1_title, text: texts.reward_1_text },
    { title: texts.reward_2_title, text: texts.reward_2_text },
    { title: texts.reward_3_title, text: texts.reward_3_text },
  ].filter(({ title }) => title.trim() !== '')
  if (tiles.length === 0) return null
  return (
    <div className="rounded-card bg-brand-tint p-3">
      <p className="mb-3 font-bold text-h2">{noBreak(texts.rewards_title)}</p>
      <ul className="grid gap-3 sm:grid-cols-3">
        {tiles.map(({ title, text }) => (
          <li key={title}>
            <p className="font-bold">{noBreak(title)}</p>
            <p>{noBreak(text)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
