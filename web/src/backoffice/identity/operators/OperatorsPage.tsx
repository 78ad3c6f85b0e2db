import { useInfiniteQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { formatInstant } from '../../../format/dates'
import { modalHash } from '../../../paths'
import { EmailAddress } from '../../../ui/EmailAddress'
import { ButtonLink } from '../../../ui/Link'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ResourceList } from '../../ResourceList'
import { OperatorDetails } from './OperatorDetails'
import { type ListedOperator, operatorsQuery } from './queries'
import { labelsOf } from './roles'

const columns: readonly Column<ListedOperator>[] = [
  {
    key: 'name',
    label: 'Operator',
    card: 'title',
    cell: ({ first_name, last_name, is_you }) => `${first_name} ${last_name}${is_you ? ' (Ty)' : ''}`,
  },
  { key: 'email', label: 'E-mail', card: 'lead', cell: ({ email }) => <EmailAddress email={email} /> },
  { key: 'roles', label: 'Role', cell: (row) => rolesOf(row) },
  {
    key: 'second_factor',
    label: 'Drugi składnik',
    cell: (row) => (row.second_factor ? 'Włączony' : 'Jeszcze nie'),
  },
  {
    key: 'last_used_at',
    label: 'Ostatnio na zapleczu',
    onlyWide: true,
    cell: (row) => (row.last_used_at ? formatInstant(row.last_used_at) : '—'),
  },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** Roles in words: "Moderator; czeka: Finanse". */
function rolesOf({ roles, pending_roles: pending }: ListedOperator): string {
  const waits = pending.length > 0 ? `czeka: ${labelsOf(pending.map(({ role }) => role))}` : ''
  return [labelsOf(roles), waits].filter((part) => part !== '').join('; ')
}

/** `/zaplecze/operatorzy`: operators with their roles. */
export default function OperatorsPage() {
  const query = useInfiniteQuery(operatorsQuery)
  return (
    <ResourceList
      title="Operatorzy"
      action={
        <ButtonLink to={modalHash('dodaj-operatora')} icon={<UserPlus aria-hidden className="size-5" />}>
          Dodaj operatora
        </ButtonLink>
      }
      query={query}
      hasViews
      columns={columns}
      details={(row) => <OperatorDetails operator={row} />}
    />
  )
}
