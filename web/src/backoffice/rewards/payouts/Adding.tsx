import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { useUnfolding } from '../../../ui/unfolding'
import { Candidates } from './Candidates'
import { useChoice } from './choice'
import { most } from './copy'
import { Addition } from './Questions'
import type { Candidate, Payout } from './queries'

/** Dialog that adds transfers to a proposed batch. */
export function Adding({ payout }: { payout: Payout }) {
  const { isOpen, close, opener } = useUnfolding()
  return (
    <Card>
      <CardHead
        title="Dodanie przelewów"
        action={
          isOpen ? (
            <Button variant="quiet" onPress={close}>
              Zamknij
            </Button>
          ) : (
            <Button variant="secondary" {...opener}>
              Dodaj przelewy
            </Button>
          )
        }
      />
      {isOpen ? (
        <Chosen payout={payout} onDone={close} />
      ) : (
        <p className="text-muted">
          Zamówienia, które czekają na wypłatę, możesz jeszcze dodać do tej paczki.
        </p>
      )}
    </Card>
  )
}

interface PendingAddition {
  readonly payout: Payout
  readonly chosen: readonly Candidate[]
}

function Chosen({ payout, onDone }: { payout: Payout; onDone: () => void }) {
  const choice = useChoice()
  const { chosen } = choice
  const [pending, setPending] = useState<PendingAddition | null>(null)
  const isTooMuch = payout.transfers + chosen.length > most
  return (
    <>
      <Candidates choice={choice} most={most - payout.transfers}>
        <Button isDisabled={chosen.length === 0 || isTooMuch} onPress={() => setPending({ payout, chosen })}>
          Dodaj zaznaczone
        </Button>
      </Candidates>
      {pending && <Addition {...pending} onDone={onDone} onClose={() => setPending(null)} />}
    </>
  )
}
