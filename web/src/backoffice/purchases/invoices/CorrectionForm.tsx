import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Control, type UseFormReturn, useForm } from 'react-hook-form'
import { ComboInput } from '../../../form/ComboInput'
import { Form } from '../../../form/Form'
import { RadioInput, TextAreaInput } from '../../../form/fields'
import { AmountInput, NumberInput } from '../../../form/NumberInput'
import { useFormFlow } from '../../../form/useFormFlow'
import { formatNumber } from '../../../format/numbers'
import { noBreak } from '../../../format/text'
import { isPackCount } from '../../../rules/packs'
import { Button } from '../../../ui/Button'
import { PointsQuestion } from '../../PointsQuestion'
import { ReasonChips } from '../../ReasonChips'
import {
  type CorrectedLine,
  type CorrectionValues,
  correctionOf,
  correctionSchema,
  startOf,
  valueLeft,
} from './correction-schema'
import {
  type Correction,
  checkCorrection,
  correctLine,
  type Pack,
  packsQuery,
  type ReviewedInvoice,
} from './queries'
import { correctionReasons } from './reasons'

interface CorrectionFormProps {
  invoice: ReviewedInvoice
  line: CorrectedLine
  kind: CorrectionValues['kind']
  onClose: () => void
}

const kinds = [
  { value: 'return', label: 'Zwrot towaru' },
  { value: 'mistake', label: 'Poprawka pozycji' },
  { value: 'rejection', label: 'Odrzucenie pozycji' },
]

/** Correction with the result of the server's dry run. */
type PendingCorrection = Awaited<ReturnType<typeof checkCorrection>> & { readonly correction: Correction }

/** Derives the remaining value whenever the number of returned packs changes; a restored draft keeps its own. */
function useValueLeft(
  { subscribe, setValue }: Pick<UseFormReturn<CorrectionValues>, 'subscribe' | 'setValue'>,
  line: CorrectedLine,
) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values: { kind, returned } }) => {
          if (name !== 'kind' && name !== 'returned') return
          if (kind === 'return' && isPackCount(returned ?? 0))
            setValue('net_value', valueLeft(line, returned ?? 0))
        },
      }),
    [subscribe, setValue, line],
  )
}

/**
 * Form that corrects an accepted line; the participant gets the change and the reason, and the points are recalculated.
 */
export function CorrectionForm({ invoice, line, kind: chosen, onClose }: CorrectionFormProps) {
  const form = useForm({
    resolver: zodResolver(correctionSchema(line)),
    defaultValues: startOf(line, chosen),
  })
  const { control, watch, setValue } = form
  const { data: packs = [] } = useQuery(packsQuery(invoice.season))
  const [pendingCorrection, setPendingCorrection] = useState<PendingCorrection | null>(null)
  const { shell } = useFormFlow({
    form,
    send: async (values: CorrectionValues) => {
      const correction = correctionOf(invoice.version, line, values)
      setPendingCorrection({ correction, ...(await checkCorrection(invoice.id, line.id, correction)) })
      return {}
    },
    mode: 'ask',
    confirm: { as: 'nothing' },
  })
  useValueLeft(form, line)
  const kind = watch('kind')
  return (
    <>
      <Form
        label={`Korekta pozycji ${line.product}`}
        about={line.id}
        {...shell}
        submitLabel="Zapisz korektę"
        submitIcon={<Check aria-hidden className="size-5" />}
        aside={
          <Button variant="quiet" onPress={onClose}>
            Anuluj
          </Button>
        }
      >
        <RadioInput control={control} name="kind" label="Co się stało" options={kinds} />
        {kind === 'return' && <ReturnFields control={control} line={line} />}
        {kind === 'mistake' && <MistakeFields control={control} packs={packs} />}
        {kind === 'rejection' && (
          <p>{noBreak('Pozycja przestanie się liczyć, a wszystkie jej punkty zostaną cofnięte.')}</p>
        )}
        <TextAreaInput
          control={control}
          name="reason"
          label="Powód dla uczestnika"
          rows={2}
          maxLength={500}
          isRequired
        />
        <ReasonChips
          reasons={correctionReasons[kind]}
          onChoose={(reason) => setValue('reason', reason, { shouldValidate: true, shouldDirty: true })}
        />
      </Form>
      {pendingCorrection && (
        <PointsQuestion
          title="Zapisać korektę pozycji?"
          difference={pendingCorrection.difference}
          available={pendingCorrection.available}
          action={() => correctLine(invoice.id, line.id, pendingCorrection.correction)}
          onDone={() => {
            shell.changes.markSaved(true)
            onClose()
          }}
          onClose={() => setPendingCorrection(null)}
        >
          <p>{noBreak(`${line.product}. Punkty policzone razem z promocjami i poziomami.`)}</p>
        </PointsQuestion>
      )}
    </>
  )
}

/** Fields of a return: the number of packs, and the value of the remaining ones. */
function ReturnFields({ control, line }: { control: Control<CorrectionValues>; line: CorrectedLine }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <NumberInput
        control={control}
        name="returned"
        label="Ile opakowań zwrócono"
        hint={`Na pozycji jest ${formatNumber(line.quantity)} × ${line.pack}`}
        min={1}
        max={line.quantity}
        isRequired
      />
      <AmountInput control={control} name="net_value" label="Wartość netto po zwrocie" min={0} isRequired />
    </div>
  )
}

/** Fields of a mistake: the line with its right values. */
function MistakeFields({ control, packs }: { control: Control<CorrectionValues>; packs: readonly Pack[] }) {
  return (
    <>
      <ComboInput
        control={control}
        name="pack_id"
        label="Produkt i opakowanie"
        options={packs.map(({ id, product, pack }) => ({
          value: String(id),
          label: `${product}, ${pack}`,
        }))}
        isRequired
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberInput control={control} name="quantity" label="Liczba opakowań" min={1} isRequired />
        <AmountInput control={control} name="net_value" label="Wartość netto" min={0} isRequired />
      </div>
    </>
  )
}
