import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatInstant } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { counted } from '../../format/plural'
import { holds, useOperator } from '../../session/operator'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { deskQuery } from './queries'

/** `/zaplecze`: what waits, for those whose work it is. */
export default function DeskPage() {
  const operator = useOperator()
  const { data: desk } = useQuery(deskQuery)
  if (!desk) return <PageSkeleton />
  const { waiting, oldest_waiting_since: oldest, possible_duplicates: duplicates } = desk.invoices
  return (
    <>
      <h1 className="font-bold text-h1">Dzień dobry, {operator.first_name}</h1>
      <div className="grid gap-5 md:grid-cols-2">
        <Card>
          <CardHead title="Faktury" />
          <Figure value={waiting}>
            {waiting === 0 ? 'Nic nie czeka na sprawdzenie' : 'czeka na sprawdzenie'}
          </Figure>
          {oldest && <p className="text-muted">Najstarsza zgłoszona {formatInstant(oldest)}</p>}
          {duplicates > 0 && (
            <p className="text-limit">
              {counted(duplicates, ['możliwy duplikat', 'możliwe duplikaty', 'możliwych duplikatów'])}
            </p>
          )}
          {holds(operator, 'moderator') && (
            <div className="mt-4">
              <ButtonLink to="/zaplecze/faktury">Sprawdź faktury</ButtonLink>
            </div>
          )}
        </Card>
        <Card>
          <CardHead title="Zamówienia nagród" />
          <div className="flex flex-wrap gap-x-10 gap-y-3">
            {desk.orders.map(({ status, count }) => (
              <Figure key={status.code} value={count}>
                w stanie {status.label}
              </Figure>
            ))}
          </div>
          {holds(operator, 'finance') && (
            <div className="mt-4">
              <ButtonLink to="/zaplecze/zamowienia">Przejdź do zamówień</ButtonLink>
            </div>
          )}
        </Card>
      </div>
    </>
  )
}

function Figure({ value, children }: { value: number; children: ReactNode }) {
  return (
    <p>
      <span className="block font-bold text-figure">{formatNumber(value)}</span>
      {children}
    </p>
  )
}
