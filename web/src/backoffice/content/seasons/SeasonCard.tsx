import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { SendButton } from '../../../form/SendButton'
import { formatDay } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { Card } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { StatusBadge } from '../../../ui/StatusBadge'
import { showError, showSuccess } from '../../../ui/toast-queue'
import { EditForm } from '../../EditForm'
import { refetchNewer } from '../../optimistic-lock'
import { copySeason, type Season, saveSeason, seasonsQuery } from './queries'
import { SeasonActions } from './SeasonActions'
import { SeasonFields } from './SeasonFields'
import { statusOf } from './status'

interface SeasonCardProps {
  season: Season
  /** Years of the other open seasons. */
  otherOpenSeasons: readonly number[]
  /** Season whose rates and prices can fill the gaps of this one. */
  source: number | null
}

/** Card of a season: its preparation, its points and its status. */
export function SeasonCard({ season, otherOpenSeasons, source }: SeasonCardProps) {
  const { year } = season
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="font-bold text-h2">Sezon {year}</h2>
        <StatusBadge {...statusOf(season.status)} />
      </div>
      <DescriptionList>
        <DescriptionItem name="Trwa">
          {formatDay(season.starts_on)} – {formatDay(season.ends_on)}
        </DescriptionItem>
        <DescriptionItem name="Produkty ze stawką punktów">{formatNumber(season.rates)}</DescriptionItem>
        <DescriptionItem name="Nagrody z&nbsp;własną ceną">{formatNumber(season.prices)}</DescriptionItem>
        <DescriptionItem name="Promocje">{formatNumber(season.promotions)}</DescriptionItem>
      </DescriptionList>
      <div className="mt-5 flex flex-col gap-5">
        {source !== null && <CopyButton year={year} source={source} />}
        <SeasonEditor season={season} />
        <SeasonActions season={season} otherOpenSeasons={otherOpenSeasons} />
      </div>
    </Card>
  )
}

function CopyButton({ year, source }: { year: number; source: number }) {
  const copying = useMutation({
    mutationFn: () => copySeason(year, source),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  return (
    <div>
      <SendButton variant="secondary" isPending={copying.isPending} onPress={() => copying.mutate()}>
        Przepisz brakujące stawki i&nbsp;ceny z&nbsp;sezonu {source}
      </SendButton>
    </div>
  )
}

function SeasonEditor({ season }: { season: Season }) {
  const form = useForm({ values: valuesOf(season), resetOptions: { keepDirtyValues: true } })
  return (
    <EditForm
      label={`Sezon ${season.year}`}
      form={form}
      send={(values) => saveSeason(season, { ...values, status: season.status })}
      newer={refetchNewer(seasonsQuery, ({ items }) =>
        valuesOf(items.find(({ year }) => year === season.year) ?? season),
      )}
      onDone={({ data }) => {
        const saved = data.items.find(({ year }) => year === season.year)
        if (saved) form.reset(valuesOf(saved))
      }}
      submitLabel={`Zapisz sezon ${season.year}`}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <SeasonFields control={form.control} />
      </div>
    </EditForm>
  )
}

function valuesOf(season: Season) {
  return {
    welcome_points: String(season.welcome_points),
    membership_points: String(season.membership_points),
  }
}
