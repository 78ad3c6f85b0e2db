import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstant } from '../../../format/dates'
import { formatPoints } from '../../../format/numbers'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { SignDialog } from '../../identity/auth/SignDialog'
import { ReasonForm } from '../../ReasonForm'
import {
  approveCorrection,
  type PendingCorrection,
  pendingCorrectionsQuery,
  refuseCorrection,
} from './corrections'
import { accounts } from './labels'

/** Participant's corrections that wait for a second operator; nothing where none does. */
export function PendingCorrections({ id }: { id: number }) {
  const { data } = useQuery(pendingCorrectionsQuery(id))
  const [approving, setApproving] = useState<PendingCorrection | null>(null)
  if (!data || data.length === 0) return null
  return (
    <Card>
      <CardHead title="Korekty do zatwierdzenia" />
      <ul className="flex flex-col gap-4">
        {data.map((correction) => (
          <li
            key={correction.id}
            className="flex flex-col items-start gap-2 border-line border-b pb-4 last:border-b-0 last:pb-0"
          >
            <p className="font-semibold">
              {signedPoints(correction)}, {accounts[correction.source].toLowerCase()}
            </p>
            <p className="wrap-anywhere">{correction.reason}</p>
            <p className="text-muted">
              {correction.proposer}, {formatInstant(correction.proposed_at)}
            </p>
            {!correction.may_approve && (
              <p className="text-muted">To Twoja propozycja: zatwierdzi ją inna osoba.</p>
            )}
            <div className="flex w-full flex-wrap gap-3">
              {correction.may_approve && (
                <Button onPress={() => setApproving(correction)}>Zatwierdź korektę</Button>
              )}
              <ReasonForm
                action="Odrzuć korektę"
                explanation="Punkty uczestnika się nie zmienią."
                send={(reason) => refuseCorrection(correction.id, reason)}
              />
            </div>
          </li>
        ))}
      </ul>
      {approving && (
        <SignDialog
          title="Zatwierdzić korektę?"
          label="Zatwierdź"
          sign={(code) => approveCorrection(approving.id, code)}
          onClose={() => setApproving(null)}
        >
          <p className="font-semibold">
            {approving.participant}: {signedPoints(approving)}.
          </p>
          <p>Uczestnik dostanie powiadomienie z&nbsp;powodem: {approving.reason}</p>
        </SignDialog>
      )}
    </Card>
  )
}

function signedPoints({ points }: PendingCorrection): string {
  return points > 0 ? `+${formatPoints(points)}` : `−${formatPoints(-points)}`
}
