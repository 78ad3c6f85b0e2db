import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { BackLink } from '../../BackLink'
import { ConfirmDialog } from '../../ConfirmDialog'
import { Candidates } from './Candidates'
import { useChoice } from './choice'
import { most, sumsOf, sumsText } from './copy'
import { type Candidate, proposePayout } from './queries'

/** `/zaplecze/wyplaty/nowa`: transfers without a batch, and the form that proposes one. */
export default function NewPayoutPage() {
  const choice = useChoice()
  const { chosen } = choice
  /** Transfers at the opening of the dialog, whatever the list loads later. */
  const [pending, setPending] = useState<readonly Candidate[] | null>(null)
  return (
    <Card>
      <CardHead level={1} title="Nowa wypłata" action={<BackLink to="/zaplecze/wyplaty">Wypłaty</BackLink>} />
      <p className="mb-4 max-w-text text-muted">
        Zaznacz przelewy, które mają wyjść razem. Paczkę, którą zaproponujesz, zatwierdzi inna osoba.
      </p>
      <Candidates choice={choice}>
        <Button isDisabled={chosen.length === 0 || chosen.length > most} onPress={() => setPending(chosen)}>
          Zaproponuj paczkę
        </Button>
      </Candidates>
      {pending && <Proposal chosen={pending} onClose={() => setPending(null)} />}
    </Card>
  )
}

function Proposal({ chosen, onClose }: { chosen: readonly Candidate[]; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title="Zaproponować paczkę?"
      label="Zaproponuj"
      action={() => proposePayout(chosen.map(({ id }) => id))}
      onDone={({ data }) => navigate(pathTo('/zaplecze/wyplaty/:id', { id: String(data.id) }))}
      onClose={onClose}
    >
      <p className="font-semibold">W&nbsp;paczce: {sumsText(sumsOf(chosen))}.</p>
      <p>
        Nic jeszcze nie wychodzi do banku. Paczkę zatwierdzi inna osoba niż Ty, a&nbsp;dopiero potem powstanie
        z&nbsp;niej plik. Do tego czasu paczkę można wycofać, a&nbsp;uczestnik może anulować swoje zamówienie.
      </p>
    </ConfirmDialog>
  )
}
