import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPoints } from '../../format/numbers'
import { counted } from '../../format/plural'
import { lowerFirst, noBreak } from '../../format/text'
import { isCovered } from '../../rules/promotion'
import { Alert } from '../../ui/Alert'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink, Link } from '../../ui/Link'
import { MilestoneProgress } from '../../ui/MilestoneProgress'
import { WaitingLegend } from '../../ui/WaitingLegend'
import { untilText, withheldText } from './copy'
import type { Participation } from './queries'

/** The participant's progress as a picture and in words; where purchases wait, what they will make comes first. */
export function ProgressCard({ participation }: { participation: Participation }) {
  const { next_text: next, current, current_text, marks, state, waiting } = participation
  const isRunning = state === 'running'
  const sentence = waiting?.text ?? next
  return (
    <Card>
      <CardHead title="Twój postęp" />
      {isRunning && sentence && <p className="mb-4 font-semibold text-h3">{sentence}</p>}
      {marks.length > 0 && (
        <MilestoneProgress
          label={`Masz ${current_text}. ${sentence ?? ''}`}
          current={current}
          waiting={waiting?.amount}
          marks={marks.map(({ at, at_text, reward_text, reached }) => ({
            at,
            label: at_text,
            reward: reward_text,
            isReached: reached,
          }))}
        />
      )}
      <Figures participation={participation} />
      {waiting && <Waiting participation={participation} />}
      <Outcome participation={participation} />
    </Card>
  )
}

/** The way to the invoices that wait, and what will be missing even once they are accepted. */
function Waiting({ participation }: { participation: Participation }) {
  const next = participation.waiting?.next_text
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      {next && <p>{isCovered(participation) ? noBreak(`Potem: ${lowerFirst(next)}.`) : next}</p>}
      <Link to="/moje-faktury?tab=1" alone>
        Faktury, które czekają na sprawdzenie
      </Link>
    </div>
  )
}

function Figures({ participation }: { participation: Participation }) {
  const { target_text, reward_text, current_text, missing_text, purchases, days_left, state, waiting } =
    participation
  /* A promotion that is over leaves nothing to reach. */
  const isOver = state === 'past' && missing_text != null
  return (
    <dl className="mt-4 grid gap-x-5 gap-y-3 rounded-card bg-page p-4 sm:grid-cols-2 xl:grid-cols-4">
      <Figure name="Masz">{current_text}</Figure>
      {waiting && waiting.amount > 0 && (
        <Figure name={<WaitingLegend>W&nbsp;sprawdzaniu</WaitingLegend>}>{waiting.amount_text}</Figure>
      )}
      {target_text && !isOver && (
        <Figure name="Cel">
          {target_text}
          {reward_text && <span className="block font-normal">{reward_text}</span>}
        </Figure>
      )}
      {target_text && !isOver && !waiting && (
        <Figure name="Brakuje">{missing_text ?? 'niczego, cel osiągnięty'}</Figure>
      )}
      <Figure name={state === 'past' ? 'Zakupy liczyły się' : 'Zakupy liczą się'}>
        {state === 'running' ? untilText(purchases.to, days_left) : untilText(purchases.to, null)}
      </Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-small">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** Earned points, the reason that withholds them, and what was granted. */
function Outcome({ participation }: { participation: Participation }) {
  const { due, promised, granted_points: granted, cut_points: cut, to_collect: giftCards } = participation
  const { caps, remainders } = participation
  const byProgramme = cut - (caps?.pool_cut ?? 0)
  const withheld = withheldText(participation)
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      {withheld && promised.text && (
        <Alert tone="warning">
          Twoje zakupy wystarczają na: <strong>{promised.text}</strong>. {withheld}
        </Alert>
      )}
      {due.text && (
        <Alert tone="success">
          Masz już: <strong>{due.text}</strong>.
          {granted > 0 && ` Na\u00a0Twoje konto dopisaliśmy już ${formatPoints(granted)}.`}
        </Alert>
      )}
      {byProgramme > 0 && (
        <Alert tone="info">
          {noBreak(`Limit programu nie pozwolił dopisać ${formatPoints(byProgramme)}.`)}
        </Alert>
      )}
      {caps && (caps.over_cap > 0 || caps.is_exhausted || caps.pool_cut > 0) && (
        <Alert tone="info">{noBreak(caps.sentences.join(' '))}</Alert>
      )}
      {remainders.map(({ kind, kind_text, value_text }) => (
        <Alert key={kind} tone="info">
          Reszta po kartach ({kind_text}): <strong>{value_text}</strong>.{' '}
          {noBreak('Poczeka, aż złoży się na kartę, albo wypłacimy ją przelewem.')}
        </Alert>
      ))}
      {giftCards.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{counted(giftCards.length, ['karta czeka', 'karty czekają', 'kart czeka'])} na&nbsp;odbiór.</p>
          <ButtonLink
            to="/moje-nagrody?tab=karty"
            variant="accent"
            icon={<Gift aria-hidden className="size-5" />}
          >
            Odbierz
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
