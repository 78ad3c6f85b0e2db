import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { formatDay } from '../../../format/dates'
import { counted } from '../../../format/plural'
import { pathTo } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { CopyButton } from '../../../ui/CopyButton'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { useListParams } from '../../../ui/list-params'
import { Pager } from '../../../ui/Pager'
import { StatusBadge } from '../../../ui/StatusBadge'
import { type Column, Table } from '../../../ui/Table'
import { type Participant, type Referral, referralsQuery } from './queries'

const participants = ['uczestnik', 'uczestników', 'uczestników'] as const

const columns: readonly Column<Referral>[] = [
  {
    key: 'company_name',
    label: 'Uczestnik',
    card: 'title',
    cell: ({ id, company_name: name }) => (
      <Link to={pathTo('/zaplecze/uczestnicy/:id', { id: String(id) })}>{name}</Link>
    ),
  },
  { key: 'nip', label: 'NIP', card: 'line', cell: (row) => row.nip },
  { key: 'city', label: 'Miejscowość', card: 'left', cell: (row) => row.city },
  { key: 'joined_on', label: 'W\u00a0programie od', card: 'right', cell: (row) => formatDay(row.joined_on) },
  {
    key: 'agreed',
    label: 'Zgoda',
    card: 'badge',
    cell: ({ agreed }) => (
      <StatusBadge color={agreed ? 'green' : 'gray'} label={agreed ? 'Partner widzi nazwę' : 'Bez zgody'} />
    ),
  },
]

/** A partner's link, and everyone who registered by it. */
export function ReferralsTab({ participant: { id, referral_link: link } }: { participant: Participant }) {
  const { page } = useListParams({ by: 'joined_on', desc: true })
  const { data, isFetching } = useQuery({ ...referralsQuery(id, page), placeholderData: keepPreviousData })
  return (
    <div className="flex flex-col gap-5">
      {link && (
        <Card>
          <CardHead
            title="Link partnera"
            action={
              <CopyButton
                variant="secondary"
                text={link.url}
                label="Kopiuj link"
                copied="Link jest skopiowany"
              />
            }
          />
          <DescriptionList>
            <DescriptionItem name="Adres">
              <span className="break-all">{link.url}</span>
            </DescriptionItem>
            <DescriptionItem name="Zarejestrowani z&nbsp;linku">
              {counted(link.total, participants)}
            </DescriptionItem>
            <DescriptionItem name="Partner widzi z&nbsp;nazwy">
              {counted(link.visible, participants)}
            </DescriptionItem>
          </DescriptionList>
        </Card>
      )}
      <Card>
        <CardHead title="Z&nbsp;polecenia tego partnera" />
        <Table
          label="Uczestnicy z polecenia partnera"
          columns={columns}
          rows={data?.data.items}
          rowKey={(row) => row.id}
          isBusy={isFetching}
          empty={
            <EmptyState icon={Handshake} title="Nikt jeszcze nie zarejestrował się z&nbsp;tego linku">
              Uczestnicy z&nbsp;polecenia pojawią się tutaj, także ci bez zgody.
            </EmptyState>
          }
        />
        {data && <Pager meta={data.meta} />}
      </Card>
    </div>
  )
}
