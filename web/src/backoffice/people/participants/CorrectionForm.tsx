import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { RadioInput, SelectInput, TextAreaInput } from '../../../form/fields'
import { NumberInput } from '../../../form/NumberInput'
import { requiredNumber, requiredText } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { Card, CardHead } from '../../../ui/Card'
import { PointsQuestion } from '../../PointsQuestion'
import { type Correction, checkCorrection, correct } from './queries'

const schema = z.object({
  direction: z.enum(['give', 'take']),
  points: requiredNumber().check(z.minimum(1, 'Wpisz co najmniej 1 punkt')),
  source: z.enum(['purchases', 'affiliation', 'achievements']),
  reason: requiredText(),
})

const sources = [
  { value: 'purchases', label: 'Za zakupy' },
  { value: 'affiliation', label: 'Za członkostwo' },
  { value: 'achievements', label: 'Za osiągnięcia' },
]

type Draft = {
  direction: 'give' | 'take'
  points: number | null
  source: Correction['source']
  reason: string
}

/** Correction with the result of the server's dry run. */
type PendingCorrection = Awaited<ReturnType<typeof checkCorrection>> & {
  readonly correction: Correction & { readonly points: number }
}

/** Form that adds or takes points, with a reason for the participant; a dry run and a confirmation come first. */
export function CorrectionForm({ id }: { id: number }) {
  const defaultValues: Draft = { direction: 'give', points: null, source: 'purchases', reason: '' }
  const form = useForm({ resolver: zodResolver(schema), defaultValues })
  const [pendingCorrection, setPendingCorrection] = useState<PendingCorrection | null>(null)
  const { shell } = useFormFlow({
    form,
    send: async ({ direction, points, source, reason }) => {
      const correction = { points: direction === 'give' ? points : -points, source, reason }
      setPendingCorrection({ correction, ...(await checkCorrection(id, correction)) })
      return {}
    },
    mode: 'ask',
    confirm: { as: 'nothing' },
  })
  return (
    <Card>
      <CardHead title="Korekta punktów" />
      <Form label="Korekta punktów" {...shell} submitLabel="Zapisz korektę">
        <RadioInput
          control={form.control}
          name="direction"
          label="Rodzaj korekty"
          options={[
            { value: 'give', label: 'Dodaj punkty' },
            { value: 'take', label: 'Odejmij punkty' },
          ]}
          isRequired
        />
        <NumberInput
          control={form.control}
          name="points"
          label="Liczba punktów"
          min={1}
          unit="pkt"
          isRequired
        />
        <SelectInput
          control={form.control}
          name="source"
          label="Których punktów dotyczy"
          options={sources}
          isRequired
        />
        <TextAreaInput
          control={form.control}
          name="reason"
          label="Powód"
          hint="Uczestnik przeczyta go przy tej korekcie i w powiadomieniu."
          isRequired
          rows={2}
          maxLength={500}
        />
      </Form>
      {pendingCorrection && (
        <PointsQuestion
          title={pendingCorrection.correction.points > 0 ? 'Dodać punkty?' : 'Odjąć punkty?'}
          difference={pendingCorrection.difference}
          available={pendingCorrection.available}
          waits={pendingCorrection.pending !== undefined}
          action={() => correct(id, pendingCorrection.correction)}
          onDone={() => shell.changes.markSaved(true)}
          onClose={() => setPendingCorrection(null)}
        />
      )}
    </Card>
  )
}
