import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Card, CardHead } from '../../../ui/Card'
import { PageSkeleton } from '../../../ui/Skeleton'
import { EditForm } from '../../EditForm'
import { addSeason, type Season, seasonsQuery } from './queries'
import { SeasonCard } from './SeasonCard'
import { SeasonFields } from './SeasonFields'
import { otherOpenSeasons, sourceSeasonFor } from './status'

/** `/zaplecze/sezony`: all seasons, with their points and status. */
export default function SeasonsPage() {
  const { data: seasons } = useQuery(seasonsQuery)
  if (!seasons) return <PageSkeleton />
  const { items, next } = seasons
  return (
    <>
      <h1 className="font-bold text-h1">Sezony</h1>
      {items.map((season) => (
        <SeasonCard
          key={season.year}
          season={season}
          otherOpenSeasons={otherOpenSeasons(season, items)}
          source={sourceSeasonFor(season, items)}
        />
      ))}
      <Card>
        <CardHead title={`Przygotuj sezon ${next}`} />
        <p className="mb-4">Powstanie szkic: stawki, ceny i&nbsp;promocje uzupełnisz, zanim go otworzysz.</p>
        <NextSeason key={next} year={next} latest={items[0] ?? null} />
      </Card>
    </>
  )
}

/** Form of the next season, filled with the points of the latest. */
function NextSeason({ year, latest }: { year: number; latest: Season | null }) {
  const form = useForm({
    defaultValues: {
      welcome_points: String(latest?.welcome_points ?? 0),
      membership_points: String(latest?.membership_points ?? 0),
    },
  })
  return (
    <EditForm
      label={`Sezon ${year}`}
      form={form}
      send={(values) => addSeason(year, values)}
      submitLabel={`Przygotuj sezon ${year}`}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <SeasonFields control={form.control} />
      </div>
    </EditForm>
  )
}
