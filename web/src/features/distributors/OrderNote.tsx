import { noBreak } from '../../format/text'
import { Link } from '../../ui/Link'
import type { BranchOrder } from './order'

interface OrderNoteProps {
  order: BranchOrder
  /** The page in the other order. */
  other: string
}

/** The order of the branches, and the way to the other one. */
export function OrderNote({ order, other }: OrderNoteProps) {
  if (order.by === 'distance')
    return (
      <p className="mb-3">
        {noBreak('Najpierw oddziały najbliżej Ciebie. Twoje położenie zostaje w tej przeglądarce.')}
      </p>
    )
  if (order.postcode === null) return null
  const near = `Najbliżej kodu\u00a0${order.postcode}`
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3">
      {order.by === 'postcode' && <span className="font-semibold">{near}</span>}
      <Link to={other} alone>
        {order.by === 'postcode' ? 'Według nazwy' : near}
      </Link>
    </p>
  )
}
