import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../form/use-debounced'
import { pathTo } from '../../paths'
import { runningPromotionsQuery } from '../../session/promotions'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { Progress } from '../../ui/Progress'
import { PromotionPicture } from '../../ui/PromotionPicture'
import { WaitingLegend } from '../../ui/WaitingLegend'
import { type Bought, type TriedPromotion, triedPromotionsQuery } from './queries'

/** The effect of the purchases, made today, on each running promotion that they count towards. */
export function PromotionEffects({ bought }: { bought: readonly Bought[] }) {
  const { data, isPlaceholderData } = useQuery(triedPromotionsQuery(useDebounced(bought)))
  if (bought.length === 0 || !data) return null
  const touched = data.filter(({ counts }) => counts)
  return (
    <Card>
      <CardHead title="W promocjach" />
      <div aria-live="polite" aria-busy={isPlaceholderData}>
        {touched.length === 0 && (
          <p className="text-muted">Te zakupy nie liczą się do żadnej trwającej promocji.</p>
        )}
        <ul className="flex flex-col divide-y divide-line">
          {touched.map((promotion) => (
            <Effect key={promotion.key} promotion={promotion} />
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Effect({ promotion }: { promotion: TriedPromotion }) {
  const { slug, name, picture, photo, now, after, waiting, withheld } = promotion
  const { data: running } = useQuery({ ...runningPromotionsQuery, throwOnError: false })
  const isMore = after.promised.text != null && after.promised.text !== now.promised.text
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <p className="flex items-center gap-3 font-semibold">
        <PromotionPicture name={picture} photo={photo} size="row" />
        <Link to={pathTo('/promocje/:slug', { slug })}>{name}</Link>
      </p>
      {waiting && <p className="text-small">{waiting.text}</p>}
      <Track promotion={promotion} marks={running?.find((one) => one.slug === slug)?.marks ?? []} />
      <p className="flex flex-wrap justify-between gap-x-3 text-small">
        <span className="font-semibold tabular-nums">Będziesz mieć {after.current_text}</span>
        {waiting && waiting.amount > 0 && (
          <WaitingLegend>w&nbsp;tym w&nbsp;sprawdzaniu {waiting.amount_text}</WaitingLegend>
        )}
        {after.next_text && <span className="text-muted">{after.next_text}</span>}
      </p>
      {isMore && (
        <p className="font-semibold text-accepted">
          Razem w&nbsp;tej promocji: {after.promised.text}
          {withheld && ', gdy zaakceptujesz jej regulamin'}
        </p>
      )}
    </li>
  )
}

interface TrackProps {
  promotion: TriedPromotion
  /** The amounts at which something is reached, the lowest first. */
  marks: readonly { readonly at: number }[]
}

/** Bar of what is had and tried, then what waits, up to the next mark; nothing where the promotion has no marks. */
function Track({ promotion: { name, now, after, waiting }, marks }: TrackProps) {
  const goal = marks.find(({ at }) => at >= after.current) ?? marks.at(-1)
  if (!goal) return null
  const hatched = Math.min(waiting?.amount ?? 0, after.current - now.current)
  const text = `Będziesz mieć ${after.current_text}`
  return (
    <Progress
      label={`Postęp po tych zakupach: ${name}`}
      value={Math.min(after.current - hatched, goal.at)}
      max={goal.at}
      waiting={hatched}
      valueLabel={
        waiting && hatched > 0 ? `${text}, w\u00a0tym w\u00a0sprawdzaniu ${waiting.amount_text}` : text
      }
    />
  )
}
