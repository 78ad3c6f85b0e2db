import { formatInstant } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { pathTo } from '../../paths'
import { Alert } from '../../ui/Alert'
import { Card, CardHead } from '../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { Link } from '../../ui/Link'
import type { Mailing } from './queries'

/** Whom the mailing goes to, when, and who has written and approved it. */
export function Standing({ mailing }: { mailing: Mailing }) {
  const { segment, segment_id: id, conditions, members, status } = mailing
  return (
    <Card>
      <CardHead title="Adresaci i&nbsp;termin" />
      <Notes mailing={mailing} />
      <DescriptionList>
        <DescriptionItem name="Segment">
          <Link to={pathTo('/zaplecze/segmenty/:id', { id: String(id) })}>{segment}</Link>
        </DescriptionItem>
        <DescriptionItem name="Warunki">
          {conditions.length === 0 ? 'bez warunków: wszyscy z\u00a0aktywnym kontem' : conditions.join('; ')}
        </DescriptionItem>
        <DescriptionItem name={status.code === 'draft' ? 'Pasuje teraz' : 'Pasowało przy planowaniu'}>
          {formatNumber(members)}
        </DescriptionItem>
        <DescriptionItem name="Kanały">{channelNames(mailing).join(', ')}</DescriptionItem>
        <DescriptionItem name="Termin">
          {mailing.send_at ? formatInstant(mailing.send_at) : 'od razu'}
        </DescriptionItem>
        <Step name="Ostatnia zmiana" by={mailing.edited_by} at={mailing.edited_at} />
        <Step name="Zaplanowano" by={mailing.submitted_by} at={mailing.submitted_at} />
        <Step name="Zatwierdzono" by={mailing.approved_by} at={mailing.approved_at} />
        <Step name="Początek wysyłki" at={mailing.started_at} />
        <Step name="Koniec wysyłki" at={mailing.finished_at} />
      </DescriptionList>
    </Card>
  )
}

function Notes({ mailing }: { mailing: Mailing }) {
  const { status, members, approval_above, may_approve, reason, error, waits_until } = mailing
  return (
    <div className="mb-4 flex flex-col gap-3 empty:hidden">
      {reason && (
        <Alert tone="info">
          {status.code === 'stopped' ? 'Powód zatrzymania' : 'Powód cofnięcia'}: {reason}
        </Alert>
      )}
      {error && <Alert tone="danger">{error}</Alert>}
      {waits_until && (
        <Alert tone="info">SMS-y i&nbsp;push czekają na koniec ciszy: {formatInstant(waits_until)}.</Alert>
      )}
      {status.code === 'draft' && members > approval_above && (
        <p>
          Powyżej {formatNumber(approval_above)} uczestników wysyłkę zatwierdza druga osoba, która jej nie
          pisała.
        </p>
      )}
      {status.code === 'submitted' && !may_approve && <p>Zatwierdza ją inna osoba niż autor wysyłki.</p>}
    </div>
  )
}

function Step({ name, by, at }: { name: string; by?: string | null; at?: string | null }) {
  if (!at) return null
  return (
    <DescriptionItem name={name}>
      {by && `${by}, `}
      {formatInstant(at)}
    </DescriptionItem>
  )
}

function channelNames({ by_email, by_sms, in_portal, by_push }: Mailing): string[] {
  const names = [by_email && 'e-mail', by_sms && 'SMS', in_portal && 'portal', by_push && 'push']
  return names.filter((name) => name !== false)
}
