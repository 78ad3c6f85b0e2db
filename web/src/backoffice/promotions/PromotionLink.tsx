import { pathTo } from '../../paths'
import { holds, useOperator } from '../../session/operator'
import { Link } from '../../ui/Link'

interface PromotionLinkProps {
  promotion: { readonly id: number; readonly name: string; readonly revision: number }
  /** Stretches the link over the nearest positioned box. */
  stretched?: boolean
}

/** A promotion's name, linked to the editor for editors, and to the results of a published one for other roles. */
export function PromotionLink({ promotion: { id, name, revision }, stretched = false }: PromotionLinkProps) {
  const isEdited = holds(useOperator(), 'editor')
  if (!isEdited && revision === 0) return name
  const path = isEdited ? '/zaplecze/promocje/:id' : '/zaplecze/promocje/:id/wyniki'
  return (
    <Link to={pathTo(path, { id: String(id) })} stretched={stretched}>
      {name}
    </Link>
  )
}
