import type { ReactNode } from 'react'
import { pathTo } from '../../../paths'
import { holds, useOperator } from '../../../session/operator'
import { Link } from '../../../ui/Link'

interface RecordLinkProps {
  id: string
  children: ReactNode
}

/** Link to an invoice's review, for operators who may review. */
export function InvoiceLink({ id, children }: RecordLinkProps) {
  const operator = useOperator()
  return holds(operator, 'moderator') ? (
    <Link to={pathTo('/zaplecze/faktury/:id', { id })}>{children}</Link>
  ) : (
    children
  )
}

/** Link to an order, for operators who may handle orders. */
export function OrderLink({ id, children }: RecordLinkProps) {
  const operator = useOperator()
  return holds(operator, 'finance') ? (
    <Link to={pathTo('/zaplecze/zamowienia/:id', { id })}>{children}</Link>
  ) : (
    children
  )
}
