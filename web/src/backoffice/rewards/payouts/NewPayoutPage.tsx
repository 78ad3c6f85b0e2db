import { useState } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '../../../api/query-client'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { BackLink } from '../../BackLink'
import { ConfirmDialog } from '../../ConfirmDialog'
import { FetchedDialogButton } from '../../FetchedDialogButton'
import { Candidates } from './Candidates'
import { useChoice } from './choice'
import { batchesText, mostAtOnce, type Sums, sumsOf, sumsText } from './copy'
import { type Candidate, proposePayouts, readyQuery } from './queries'

/** `/zaplecze/wyplaty/nowa`: transfers without a batch, and the form that proposes batches of them. */
export default function NewPayoutPage() {
  const choice = useChoice()
  const { chosen, query } = choice
  /** Transfers at the opening of the dialog, whatever the list loads later. */
  const [pending, setPending] = useState<readonly Candidate[] | null>(null)
  return (
    <Card>
      <CardHead level={1} title="Nowa wypłata" action={<BackLink to="/zaplecze/wyplaty">Wypłaty</BackLink>} />
      <p className="mb-4 max-w-text text-muted">
        Zaznacz przelewy, które mają wyjść razem. Paczkę, którą zaproponujesz, zatwierdzi inna osoba.
      </p>
      {query.hasNextPage && (
        <div className="mb-4">
          <AllReady />
        </div>
      )}
      <Candidates choice={choice} most={mostAtOnce}>
        <Button
          isDisabled={chosen.length === 0 || chosen.length > mostAtOnce}
          onPress={() => setPending(chosen)}
        >
          Zaproponuj paczkę
        </Button>
      </Candidates>
      {pending && (
        <Proposal
          sums={sumsOf(pending)}
          send={() => proposePayouts({ orders: pending.map(({ id }) => id) })}
          onClose={() => setPending(null)}
        />
      )}
    </Card>
  )
}

/** Button that proposes all transfers that can go now, also those that the list has not loaded. */
function AllReady() {
  return (
    <FetchedDialogButton
      label="Zaproponuj wszystkie, które mogą wyjść"
      fetch={() => queryClient.fetchQuery(readyQuery)}
      dialog={(seen, close) => (
        <Proposal
          sums={seen}
          send={() => proposePayouts({ all: { transfers: seen.transfers, amount: seen.amount } })}
          onClose={close}
        />
      )}
    />
  )
}

interface ProposalProps {
  sums: Sums
  send: () => ReturnType<typeof proposePayouts>
  onClose: () => void
}

function Proposal({ sums, send, onClose }: ProposalProps) {
  const navigate = useNavigate()
  const batches = batchesText(sums.transfers)
  return (
    <ConfirmDialog
      title={batches ? 'Zaproponować paczki?' : 'Zaproponować paczkę?'}
      label="Zaproponuj"
      action={send}
      onDone={({ data: { payouts } }) => {
        const [only, ...others] = payouts
        navigate(
          only && others.length === 0
            ? pathTo('/zaplecze/wyplaty/:id', { id: String(only.id) })
            : '/zaplecze/wyplaty?status=proposed',
        )
      }}
      onClose={onClose}
    >
      <p className="font-semibold">Do wypłaty: {sumsText(sums)}.</p>
      {batches && <p>{batches}</p>}
      <p>
        Nic jeszcze nie wychodzi do banku. Paczkę zatwierdzi inna osoba niż Ty, a&nbsp;dopiero potem powstanie
        z&nbsp;niej plik. Do tego czasu paczkę można wycofać, a&nbsp;uczestnik może anulować swoje zamówienie.
      </p>
    </ConfirmDialog>
  )
}
