import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../form/use-debounced'
import { pathTo } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { PromotionProgressLine } from '../../ui/PromotionProgressLine'
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

function Effect({ promotion: { slug, name, now, after, withheld } }: { promotion: TriedPromotion }) {
  const isMore = after.promised.text != null && after.promised.text !== now.promised.text
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <p className="font-semibold">
        <Link to={pathTo('/promocje/:slug', { slug })}>{name}</Link>
      </p>
      <PromotionProgressLine progress={{ name, ...after }} verb="Będziesz mieć" />
      {isMore && (
        <p className="font-semibold text-accepted">
          Razem w&nbsp;tej promocji: {after.promised.text}
          {withheld && ', gdy zaakceptujesz jej regulamin'}
        </p>
      )}
    </li>
  )
}
