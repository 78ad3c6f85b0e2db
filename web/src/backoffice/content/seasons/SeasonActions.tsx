import { useState } from 'react'
import { formatDay } from '../../../format/dates'
import { formatNumber, formatPoints } from '../../../format/numbers'
import { counted } from '../../../format/plural'
import { listed, noBreak } from '../../../format/text'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../ConfirmDialog'
import { DeleteButton } from '../../DeleteButton'
import { deleteSeason, type Season, saveSeason } from './queries'
import { nextOf } from './status'

type Next = Season['status']

interface SeasonActionsProps {
  season: Season
  /** Years of the other open seasons. */
  otherOpenSeasons: readonly number[]
}

const labels: Readonly<Record<Next, string>> = {
  open: 'Otwórz sezon',
  closed: 'Zamknij sezon',
  draft: 'Cofnij do szkicu',
}

const questions: Readonly<Record<Next, (year: number) => string>> = {
  open: (year) => `Otworzyć sezon ${year}?`,
  closed: (year) => `Zamknąć sezon ${year}?`,
  draft: (year) => `Cofnąć sezon ${year} do szkicu?`,
}

/** Buttons that open or close a season or return it to draft, each with a confirmation that shows figures. */
export function SeasonActions({ season, otherOpenSeasons }: SeasonActionsProps) {
  const [pending, setPending] = useState<Next | null>(null)
  return (
    <div className="flex flex-wrap gap-2">
      {offered(season).map((next) => (
        <Button
          key={next}
          variant="secondary"
          aria-label={
            next === 'draft' ? `${labels.draft}: sezon ${season.year}` : `${labels[next]} ${season.year}`
          }
          onPress={() => setPending(next)}
        >
          {labels[next]}
        </Button>
      ))}
      {season.status === 'draft' && season.promotions === 0 && (
        <DeleteButton label="Usuń szkic" about={`sezon ${season.year}`} action={() => deleteSeason(season)} />
      )}
      {season.wants_another && <p className="basis-full">{noBreak(reservedReason(season))}</p>}
      {pending && (
        <ConfirmDialog
          title={questions[pending](season.year)}
          label={labels[pending]}
          variant={pending === 'open' ? 'primary' : 'danger'}
          action={() => saveSeason(season, become(season, pending))}
          onClose={() => setPending(null)}
        >
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {consequencesOf(season, pending, otherOpenSeasons).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  )
}

function become({ welcome_points, membership_points }: Season, status: Next) {
  return { welcome_points: String(welcome_points), membership_points: String(membership_points), status }
}

function offered(season: Season): readonly Next[] {
  return nextOf(season).filter((next) => next !== 'open' || !season.wants_another)
}

/** Reason that the opening is left to another administrator than the one who set the points. */
function reservedReason({ membership_points, to_be_paid }: Season): string {
  return `Punkty za kolejny sezon ustalasz Ty, a razem dla ${people(to_be_paid, 'uczestnika')} to ${formatPoints(membership_points * to_be_paid)}: więcej, niż jedna osoba może rozdać sama. Sezon otworzy inny administrator.`
}

/** Consequences of a season's next status, one sentence each. */
export function consequencesOf(
  season: Season,
  next: Next,
  otherOpenSeasons: readonly number[],
): readonly string[] {
  switch (next) {
    case 'open':
      return [counts(season), prepared(season), paid(season), ...beside(otherOpenSeasons), takenBack(season)]
    case 'closed':
      return [
        unpaid(season),
        `Faktury z\u00a0dni ${days(season)} rozliczysz także po zamknięciu.`,
        'Zamknięty sezon możesz znów otworzyć.',
      ]
    case 'draft':
      return [
        `Zakupy z\u00a0dni ${days(season)} nie dadzą punktów, dopóki znów nie otworzysz sezonu.`,
        'Stawki, ceny i\u00a0promocje zostaną.',
      ]
  }
}

function counts(season: Season): string {
  return `Zakupy z\u00a0dni ${days(season)} będą dawać punkty.`
}

function prepared({ rates, prices, promotions }: Season): string {
  return `Przygotowane: produkty ze stawką punktów – ${formatNumber(rates)}, nagrody z\u00a0własną ceną – ${formatNumber(prices)}, promocje – ${formatNumber(promotions)}.`
}

function paid({ has_begun, starts_on, membership_points, to_be_paid }: Season): string {
  if (membership_points === 0 || to_be_paid === 0) return 'Nikt nie dostanie punktów za kolejny sezon.'
  const when = has_begun ? 'Od razu' : `W\u00a0dniu ${formatDay(starts_on)}`
  return `${when} po ${formatPoints(membership_points)} za kolejny sezon dostanie ${people(to_be_paid)}: razem ${formatPoints(membership_points * to_be_paid)}. Dziś tylu uczestników spełnia warunki.`
}

function unpaid({ to_be_paid, membership_points }: Season): string {
  const waiting = membership_points > 0 && to_be_paid > 0 ? `, a\u00a0czeka na nie ${people(to_be_paid)}` : ''
  return `Nikt nie dostanie już punktów za kolejny sezon${waiting}.`
}

function beside(years: readonly number[]): readonly string[] {
  if (years.length === 0) return []
  const names = listed(years.map(String))
  return [
    years.length === 1
      ? `Otwarty zostaje też sezon ${names}: o\u00a0tym, do którego należy zakup, decyduje dzień zakupu.`
      : `Otwarte zostają też sezony ${names}: o\u00a0tym, do którego należy zakup, decyduje dzień zakupu.`,
  ]
}

function takenBack({ has_begun, starts_on }: Season): string {
  return has_begun
    ? 'Sezon już trwa, więc nie cofniesz go do szkicu. Możesz go zamknąć.'
    : `Dopóki sezon się nie zacznie (${formatDay(starts_on)}), możesz cofnąć go do szkicu.`
}

function days({ starts_on, ends_on }: Season): string {
  return `${formatDay(starts_on)} – ${formatDay(ends_on)}`
}

function people(count: number, one = 'uczestnik'): string {
  return counted(count, [one, 'uczestników', 'uczestników'])
}
