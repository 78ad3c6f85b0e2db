import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { formatDay, formatInstant } from '../../../format/dates'
import { formatMoney, formatNumber } from '../../../format/numbers'
import { useTitleOf } from '../../../session/title'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { RecordHead } from '../../RecordHead'
import { Adding } from './Adding'
import { approvalObstacle, lastOf, nextStepHint, sumsText } from './copy'
import { Files } from './Files'
import { Approval, Confirmation, Export, Return, TakingOut, Withdrawal } from './Questions'
import { type Payout, type PayoutAction, type PayoutEvent, payoutQuery, type Transfer } from './queries'
import { Transfers } from './Transfers'
import { WhiteList } from './WhiteList'

type Question = 'approve' | 'export' | 'confirm' | 'withdraw'

/** Action under confirmation, with the batch as it stood on the screen. */
type PendingAction =
  | { readonly about: Question; readonly payout: Payout }
  | { readonly about: 'take out' | 'return'; readonly payout: Payout; readonly transfer: Transfer }

/** `/zaplecze/wyplaty/:id`: a batch of transfers, its history and its actions. */
export default function PayoutPage() {
  const { id = '' } = useParams()
  const { data: payout } = useQuery(payoutQuery(Number(id)))
  const [pending, setPending] = useState<PendingAction | null>(null)
  useTitleOf(payout && `Paczka przelewów nr ${payout.id}`)
  if (!payout) return <PageSkeleton />
  return (
    <>
      <RecordHead
        title={`Paczka przelewów nr\u00a0${payout.id}`}
        badge={<StatusBadge color={statusColor(payout.status.color)} label={payout.status.label} />}
        actions={<Actions payout={payout} onAsk={(about) => setPending({ about, payout })} />}
        back={{ to: '/zaplecze/wyplaty', name: 'Wypłaty' }}
      />
      <div className={`grid items-start gap-5 ${payout.files.length > 0 ? 'xl:grid-cols-2' : ''}`}>
        <Standing payout={payout} />
        {payout.files.length > 0 && <Files payout={payout} />}
      </div>
      <WhiteList payout={payout} />
      <Transfers
        payout={payout}
        onTakeOut={(transfer) => setPending({ about: 'take out', payout, transfer })}
        onReturn={(transfer) => setPending({ about: 'return', payout, transfer })}
      />
      {payout.acts.includes('change') && <Adding payout={payout} />}
      <History history={payout.history} />
      {pending && <Asking pending={pending} onClose={() => setPending(null)} />}
    </>
  )
}

function Standing({ payout }: { payout: Payout }) {
  const { history, transfers, amount, tax, returned, execute_on: day, message_id: mark } = payout
  const refused = approvalObstacle(payout)
  return (
    <Card>
      <CardHead title={`Suma: ${formatMoney(amount)}`} />
      <p className="mb-4">{nextStepHint(payout)}</p>
      <DescriptionList>
        <DescriptionItem name="Przelewy">{formatNumber(transfers)}</DescriptionItem>
        {tax != null && <DescriptionItem name="Potrącony podatek">{formatMoney(tax)}</DescriptionItem>}
        {returned && <DescriptionItem name="Wróciło z banku">{sumsText(returned)}</DescriptionItem>}
        <Done history={history} action="propose" name="Zaproponowano" />
        <Done history={history} action="change" name="Ostatnio zmieniono" />
        <Done history={history} action="approve" name="Zatwierdzono" />
        {day && <DescriptionItem name="Dzień wykonania">{formatDay(day)}</DescriptionItem>}
        <DescriptionItem name="Oznaczenie w pliku">{mark}</DescriptionItem>
      </DescriptionList>
      {refused && (
        <p id="payout-refused" className="mt-2 text-muted">
          {refused}
        </p>
      )}
    </Card>
  )
}

interface ActionsProps {
  payout: Payout
  onAsk: (about: Question) => void
}

/** Actions that the operator may take on the batch; a refused approval is explained with its sums. */
function Actions({ payout, onAsk }: ActionsProps) {
  const { acts: allowedActions } = payout
  return (
    <>
      {allowedActions.includes('approve') && (
        <Button onPress={() => onAsk('approve')}>Zatwierdź paczkę</Button>
      )}
      {approvalObstacle(payout) && (
        <Button isDisabled aria-describedby="payout-refused">
          Zatwierdź paczkę
        </Button>
      )}
      {allowedActions.includes('export') && (
        <Button onPress={() => onAsk('export')}>Przygotuj plik do banku</Button>
      )}
      {allowedActions.includes('confirm') && (
        <Button onPress={() => onAsk('confirm')}>Potwierdź wykonanie</Button>
      )}
      {allowedActions.includes('withdraw') && (
        <Button variant="secondary" onPress={() => onAsk('withdraw')}>
          Wycofaj paczkę
        </Button>
      )}
    </>
  )
}

interface DoneProps {
  history: readonly PayoutEvent[]
  action: PayoutAction
  name: string
}

function Done({ history, action, name }: DoneProps) {
  const event = lastOf(history, action)
  if (!event) return null
  return (
    <DescriptionItem name={name}>
      {event.by}, {formatInstant(event.at)}
    </DescriptionItem>
  )
}

function History({ history }: { history: readonly PayoutEvent[] }) {
  return (
    <Card>
      <CardHead title="Historia" />
      <ol className="flex flex-col gap-3">
        {history.map(({ act, at, label, by, note }) => (
          <li key={`${at} ${act} ${note ?? ''}`} className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{label}</span>
            <span className="text-muted">
              {by}, {formatInstant(at)}
            </span>
            {note && <span className="wrap-anywhere w-full">{note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Asking({ pending, onClose }: { pending: PendingAction; onClose: () => void }): ReactNode {
  const { about, payout } = pending
  switch (about) {
    case 'approve':
      return <Approval payout={payout} onClose={onClose} />
    case 'export':
      return <Export payout={payout} onClose={onClose} />
    case 'confirm':
      return <Confirmation payout={payout} onClose={onClose} />
    case 'withdraw':
      return <Withdrawal payout={payout} onClose={onClose} />
    case 'take out':
      return <TakingOut payout={payout} transfer={pending.transfer} onClose={onClose} />
    case 'return':
      return <Return payout={payout} transfer={pending.transfer} onClose={onClose} />
  }
}
