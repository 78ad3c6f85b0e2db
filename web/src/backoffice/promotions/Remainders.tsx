import { useState } from 'react'
import { noBreak } from '../../format/text'
import { holds, useOperator } from '../../session/operator'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { ConfirmDialog } from '../ConfirmDialog'
import { payRemainder, type ResultDetails } from './queries'

type Remainder = ResultDetails['remainders'][number]

interface RemaindersProps {
  promotion: number
  participant: number
  result: ResultDetails
}

/** Remainders that no card of the promotion settles: they wait for a card, unless finance pays them out. */
export function Remainders({ promotion, participant, result }: RemaindersProps) {
  const mayPay = holds(useOperator(), 'finance')
  const [paying, setPaying] = useState<Remainder | null>(null)
  return (
    <Card>
      <CardHead title="Reszta po kartach" />
      <p className="mb-3 max-w-text">
        {noBreak(
          'Tyle należy się ponad karty do odebrania. Promocja nie ma karty o tej wartości: reszta czeka, aż złoży się na kartę, albo wypłacamy ją przelewem.',
        )}
      </p>
      <ul className="flex flex-col gap-3">
        {result.remainders.map((remainder) => (
          <li key={remainder.kind} className="flex flex-wrap items-center gap-3">
            <span>
              {remainder.kind_text}: <b>{remainder.value_text}</b>
            </span>
            {mayPay && (
              <Button variant="secondary" onPress={() => setPaying(remainder)}>
                Wypłać przelewem<span className="sr-only">: {remainder.kind_text}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {paying && (
        <ConfirmDialog
          title="Wypłata reszty po kartach"
          label={`Wypłać ${paying.value_text}`}
          action={() => payRemainder(promotion, participant, { kind: paying.kind, value: paying.value })}
          onClose={() => setPaying(null)}
        >
          <p>
            {result.participant} dostanie przelew na <b>{paying.value_text}</b> w&nbsp;miejsce karty.
            Powstanie zamówienie na konto z&nbsp;profilu, a&nbsp;pieniądze wyśle paczka przelewów, którą
            zatwierdzi druga osoba. Uczestnik dostanie powiadomienie.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
