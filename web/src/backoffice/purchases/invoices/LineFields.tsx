import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { RadioInput, TextInput } from '../../../form/fields'
import { AmountInput, NumberInput } from '../../../form/NumberInput'
import { formatPoints } from '../../../format/numbers'
import { isPackCount } from '../../../rules/packs'
import { IconButton } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { ReasonChips } from '../../ReasonChips'
import { PackInput } from './PackInput'
import type { Pack, PackAlias } from './queries'
import { lineReasons } from './reasons'
import type { Review, ReviewValues } from './review-schema'

interface LineFieldsProps {
  form: UseFormReturn<ReviewValues, unknown, Review>
  index: number
  packs: readonly Pack[]
  aliases: readonly PackAlias[]
  distributor: string
  onRemove: (() => void) | undefined
}

const choices = [
  { value: 'accept', label: 'Zaakceptuj' },
  { value: 'reject', label: 'Odrzuć' },
  { value: 'pending', label: 'Odłóż' },
]

/** Fields of one line: the pack, the quantity, the value, and the decision. */
export function LineFields({ form, index, packs, aliases, distributor, onRemove }: LineFieldsProps) {
  const [typed, setTyped] = useState('')
  const { control, watch, setValue } = form
  const { pack_id, quantity, decision } = watch(`lines.${index}`)
  const pack = packs.find(({ id }) => String(id) === pack_id)
  return (
    <fieldset data-line={index} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="float-left mb-2 flex w-full items-center justify-between font-semibold">
        Pozycja {index + 1}
        {onRemove && (
          <IconButton
            label={`Usuń pozycję ${index + 1}`}
            icon={<Trash2 aria-hidden className="size-5" />}
            onPress={onRemove}
          />
        )}
      </legend>
      <PackInput
        control={control}
        name={`lines.${index}.pack_id`}
        packs={packs}
        aliases={aliases}
        onTyped={(text) => setTyped((before) => longer(text, before))}
      />
      {pack_id !== '' && <Remember form={form} index={index} distributor={distributor} typed={typed} />}
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <NumberInput
          control={control}
          name={`lines.${index}.quantity`}
          label="Liczba opakowań"
          min={1}
          isRequired
        />
        <AmountInput
          control={control}
          name={`lines.${index}.net_value`}
          label="Wartość netto"
          min={0}
          isRequired
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <RadioInput control={control} name={`lines.${index}.decision`} label="Decyzja" options={choices} />
        {pack?.points_per_unit != null &&
          quantity !== null &&
          isPackCount(quantity) &&
          decision === 'accept' && (
            <p aria-live="polite" className="py-2.5 font-bold">
              {formatPoints(pointsBeforeLimits(quantity, pack.volume, pack.points_per_unit))}
            </p>
          )}
      </div>
      {decision === 'reject' && (
        <>
          <TextInput
            control={control}
            name={`lines.${index}.reason`}
            label="Powód dla uczestnika"
            isRequired
          />
          <ReasonChips
            reasons={lineReasons}
            onChoose={(reason) => setValue(`lines.${index}.reason`, reason, { shouldValidate: true })}
          />
        </>
      )}
    </fieldset>
  )
}

/** Longest search text so far, most likely the name on the invoice; a chosen option is ignored. */
function longer(text: string, before: string): string {
  const isChosen = text.includes(', ')
  return !isChosen && text.length > before.length ? text : before
}

interface RememberProps {
  form: LineFieldsProps['form']
  index: number
  distributor: string
  typed: string
}

/** Checkbox that stores the name on the invoice as the distributor's alias of the pack. */
function Remember({ form, index, distributor, typed }: RememberProps) {
  const { control, watch, setValue, getValues } = form
  const remember = watch(`lines.${index}.remember`)
  return (
    <div className="-mt-2 flex flex-col gap-1">
      <Checkbox
        isSelected={remember}
        onChange={(ticked) => {
          setValue(`lines.${index}.remember`, ticked)
          if (ticked && getValues(`lines.${index}.alias`) === '') setValue(`lines.${index}.alias`, typed)
        }}
      >
        Zapamiętaj nazwę lub kod z faktury
      </Checkbox>
      {remember && (
        <TextInput
          control={control}
          name={`lines.${index}.alias`}
          label={`Tak nazywa to ${distributor}`}
          maxLength={200}
          isRequired
        />
      )}
    </div>
  )
}

/** Estimated points before the limits, from a volume and a rate in thousandths; the server has the final say. */
function pointsBeforeLimits(quantity: number, volume: number, pointsPerUnit: number): number {
  return Number((BigInt(quantity) * BigInt(volume) * BigInt(pointsPerUnit) + 500_000n) / 1_000_000n)
}
