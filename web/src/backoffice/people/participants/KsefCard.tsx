import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../../../format/dates'
import { counted } from '../../../format/plural'
import { noBreak } from '../../../format/text'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { type KsefConnectionState, ksefConnectionQuery } from './queries'

/** State of the participant's connection to KSeF; none where the programme reads no invoices from there. */
export function KsefCard({ id }: { id: number }) {
  const { data: state } = useQuery(ksefConnectionQuery(id))
  if (!state || !(state.available || state.connection)) return null
  return (
    <Card>
      <CardHead title={'Połączenie z\u00a0KSeF'} />
      {state.connection ? (
        <Details connection={state.connection} />
      ) : (
        <p className="text-muted">Uczestnik nie podał tokena.</p>
      )}
      {!state.available && (
        <p className="mt-3 text-muted">{noBreak('Program nie czyta teraz faktur z KSeF.')}</p>
      )}
    </Card>
  )
}

function Details({ connection }: { connection: NonNullable<KsefConnectionState['connection']> }) {
  const { status, reason, connected_at, checked_at, next_check_at, reported } = connection
  return (
    <DescriptionList>
      <DescriptionItem name="Status">
        <StatusBadge color={statusColor(status.color)} label={status.label} />
        {/* The reason of an unreachable one says what its label does. */}
        {reason && status.code !== 'unreachable' && (
          <span className="block font-normal text-muted text-small">{noBreak(reason)}</span>
        )}
      </DescriptionItem>
      <DescriptionItem name="Token podany">{formatInstant(connected_at)}</DescriptionItem>
      <DescriptionItem name="Ostatnie sprawdzenie">
        {checked_at ? formatInstant(checked_at) : 'Jeszcze nie było'}
      </DescriptionItem>
      {status.code === 'unreachable' && (
        <DescriptionItem name="Następna próba">{formatInstant(next_check_at)}</DescriptionItem>
      )}
      <DescriptionItem name="Zgłoszone faktury">
        {counted(reported, ['faktura', 'faktury', 'faktur'])}
      </DescriptionItem>
    </DescriptionList>
  )
}
