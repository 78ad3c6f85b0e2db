import { useState } from 'react'
import { formatInstant } from '../../../format/dates'
import { Button } from '../../../ui/Button'
import { ReasonForm } from '../../ReasonForm'
import { SignDialog } from '../auth/SignDialog'
import { approveRole, type ListedOperator, type PendingRole, refuseRole } from './queries'
import { roles } from './roles'

/** Roles that wait for a second administrator; nothing where none does. */
export function PendingRoles({ operator }: { operator: ListedOperator }) {
  const [approving, setApproving] = useState<PendingRole | null>(null)
  const { email, pending_roles: pending } = operator
  if (pending.length === 0) return null
  return (
    <ul className="flex flex-col gap-4 lg:col-span-2">
      {pending.map((grant) => (
        <li key={grant.id} className="flex flex-col items-start gap-2 rounded-card border border-line p-4">
          <p className="font-semibold">{roles[grant.role].label}: czeka na potwierdzenie</p>
          <p className="text-muted">
            {grant.proposer}, {formatInstant(grant.proposed_at)}
          </p>
          {!grant.may_approve && <p>Tę rolę nada inny administrator.</p>}
          <div className="flex w-full flex-wrap gap-3">
            {grant.may_approve && <Button onPress={() => setApproving(grant)}>Nadaj rolę</Button>}
            <ReasonForm
              action="Nie nadawaj roli"
              explanation="Operator zostanie przy dotychczasowych rolach."
              hint="Zostanie w dzienniku."
              send={(reason) => refuseRole(grant.id, reason)}
            />
          </div>
        </li>
      ))}
      {approving && (
        <SignDialog
          title="Nadać rolę?"
          label="Nadaj rolę"
          sign={(code) => approveRole(approving.id, code)}
          onClose={() => setApproving(null)}
        >
          <p className="font-semibold">
            {email}: {roles[approving.role].label}
          </p>
          <p>Dowiedzą się o&nbsp;tym wszyscy administratorzy i&nbsp;dział finansów.</p>
        </SignDialog>
      )}
    </ul>
  )
}
