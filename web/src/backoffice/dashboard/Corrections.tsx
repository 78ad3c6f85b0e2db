import { useQuery } from '@tanstack/react-query'
import { formatPoints } from '../../format/numbers'
import { pathTo } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { pendingCorrectionsQuery } from '../people/participants/corrections'

/** Corrections that wait for a second operator, each linked to the participant's record; nothing where none does. */
export function Corrections() {
  const { data } = useQuery(pendingCorrectionsQuery(null))
  if (!data || data.length === 0) return null
  return (
    <Card>
      <CardHead title="Korekty do zatwierdzenia" />
      <ul className="flex flex-col gap-2">
        {data.map(({ id, participant, participant_id, points, proposer }) => (
          <li key={id}>
            <Link to={`${pathTo('/zaplecze/uczestnicy/:id', { id: String(participant_id) })}?tab=punkty`}>
              {participant}
            </Link>
            <span className="whitespace-nowrap">
              : {points > 0 ? '+' : '−'}
              {formatPoints(Math.abs(points))}
            </span>
            <span className="block text-muted text-small">Zaproponowano: {proposer}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
